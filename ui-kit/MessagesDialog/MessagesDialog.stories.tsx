import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { storyNow } from '../fixtures/boxes.ts';
import { clientConversation, conversation } from '../fixtures/messages.ts';
import { bankReader, clientReader } from '../fixtures/people.ts';
import { MessagesDialog } from './MessagesDialog.tsx';

const meta = {
  title: 'Box/Messages',
  component: MessagesDialog,
  args: {
    opened: true,
    title: 'Working capital loan agreement',
    reader: clientReader,
    state: 'ready',
    messages: clientConversation,
    now: storyNow,
    onClose: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof MessagesDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

async function dialog() {
  return within(await screen.findByRole('dialog', { name: /^Messages/ }));
}

export const Client: Story = {
  play: async ({ args }) => {
    const view = await dialog();
    const log = within(view.getByRole('log'));
    await expect(log.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)).toEqual([
      '09-03-2026',
      'Yesterday',
      'Today',
    ]);
    await expect(log.getAllByRole('listitem')).toHaveLength(3);
    await expect(log.getByText('You')).toBeInTheDocument();
    await expect(log.getAllByText('Nagy Péter')).toHaveLength(2);
    await expect(log.queryByText(/Internal/)).toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
  },
};

export const Banker: Story = {
  args: { reader: bankReader, messages: conversation },
  play: async () => {
    const view = await dialog();
    const internal = view.getByText(/Legal approved/).closest('li')!;
    await expect(internal).toHaveTextContent('Internal. Only the bank can read it.');
    // Text stays text: nothing of a message becomes markup.
    await expect(internal.querySelector('b')).toBeNull();
    await expect(internal).toHaveTextContent('<b>Do not</b>');
  },
};

export const Dark: Story = { ...Banker, globals: { scheme: 'dark' } };

export const BankSenderHidden: Story = {
  args: { hidesBankSender: true },
  play: async () => {
    const view = await dialog();
    await expect(view.queryByText('Nagy Péter')).toBeNull();
    await expect(view.getAllByText('Bank employee')).toHaveLength(2);
  },
};

export const Empty: Story = {
  args: { messages: [] },
  play: async () => {
    await expect((await dialog()).getByText('There are no messages yet')).toBeInTheDocument();
  },
};

export const Loading: Story = {
  args: { state: 'loading', messages: [] },
  play: async () => {
    await expect((await dialog()).getByRole('status')).toBeInTheDocument();
  },
};

export const Failed: Story = {
  args: { state: 'failed', messages: [], errorText: 'Please try again in a moment.' },
  play: async ({ args }) => {
    const view = await dialog();
    await userEvent.click(view.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
