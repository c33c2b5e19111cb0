import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { limits } from '@dokubox/spec/limits.ts';
import { emptyDraft } from './messageDraft.ts';
import {
  nextMessage,
  Screen,
  sendersOf,
  threadOf,
  threads,
  type MessagesDialogArgs,
  type Thread,
} from './MessagesDialog.scenes.tsx';

const meta = {
  title: 'Box/MessagesDialog',
  globals: { user: 'client1' },
  argTypes: {
    thread: { control: 'inline-radio', options: threads },
    state: { control: 'inline-radio', options: ['ready', 'loading', 'failed'] },
    count: { control: { type: 'range', min: 0, max: 2000, step: 20 } },
  },
  args: {
    thread: 'running',
    count: 0,
    unread: 0,
    typed: '',
    sendError: '',
    namesKnown: false,
    state: 'ready',
    onClose: fn(),
    onRetry: fn(),
    onSeen: fn(),
    onSend: fn(),
  },
  render: (args, context) => <Screen args={args} thread={threadOf({ ...context, args })} />,
} satisfies Meta<MessagesDialogArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

const banker = { user: 'bankerRm' } as const;

async function dialog() {
  return within(await screen.findByRole('dialog', { name: /^Messages/ }));
}

export const Client: Story = {
  name: '[R2.23] A client reads and writes',
  globals: { tenant: 'CZ' },
  play: async (context) => {
    const { args } = context;
    const { messages, scene } = threadOf(context);
    const view = await dialog();
    const log = within(view.getByRole('log'));
    await expect(log.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)).toEqual([
      '19-02-2026',
      '20-02-2026',
      'Today',
    ]);
    await expect(log.getAllByRole('listitem')).toHaveLength(messages.length);
    await expect(log.getByText('You')).toBeInTheDocument();
    const others = messages.filter(
      ({ senderUser }) => senderUser.username !== scene.currentUser.username,
    );
    await expect(log.getAllByText(others[0]!.senderUser.fullName)).toHaveLength(others.length);
    await expect(log.queryByText(/Internal/)).toBeNull();
    await expect(view.queryByRole('radio')).toBeNull();
    await userEvent.type(view.getByRole('textbox', { name: 'Your message' }), '  Thank you. ');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(args.onSend).toHaveBeenCalledWith({ ...emptyDraft, content: 'Thank you.' });
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
  },
};

export const Banker: Story = {
  name: 'A banker sees messages for the bank only',
  globals: banker,
  play: async (context) => {
    const internal = threadOf(context).messages.filter(
      ({ messageVisibility }) => messageVisibility === 'INTERNAL',
    );
    const view = await dialog();
    await expect(internal.length).toBeGreaterThan(0);
    for (const { content } of internal) {
      await expect(view.getByText(content).closest('li')).toHaveTextContent(
        'Internal. Only the bank can read it.',
      );
    }
    await expect(view.getByRole('heading', { name: 'Yesterday' })).toBeInTheDocument();
  },
};

export const Dark: Story = { ...Banker, name: 'Dark', globals: { ...banker, scheme: 'dark' } };

export const VisibilityRequired: Story = {
  name: 'A banker must choose who can read the message',
  globals: banker,
  play: async ({ args }) => {
    const view = await dialog();
    const [external, bank] = view.getAllByRole('radio');
    await expect(external).not.toBeChecked();
    await expect(bank).not.toBeChecked();
    await userEvent.type(view.getByRole('textbox', { name: 'Your message' }), 'Please check.');
    await userEvent.click(view.getByRole('button', { name: 'Send' }));
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(view.getByText('Choose who can read the message.')).toBeVisible();
    await expect(external).toHaveFocus();
    await userEvent.click(view.getByRole('radio', { name: 'Only the bank' }));
    await userEvent.click(view.getByRole('button', { name: 'Send' }));
    await expect(args.onSend).toHaveBeenCalledWith({
      content: 'Please check.',
      messageVisibility: 'INTERNAL',
    });
  },
};

export const Empty: Story = {
  name: 'Without messages, and an empty message is not sent',
  args: { thread: 'none' },
  play: async ({ args }) => {
    const view = await dialog();
    await expect(view.getByText('No messages yet')).toBeInTheDocument();
    await userEvent.click(view.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(view.getByText('Write a message.')).toBeVisible());
    await expect(view.getByRole('textbox')).toHaveFocus();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

export const TooLong: Story = {
  name: 'The counter appears from 1,900 characters, with an error above 2,000',
  play: async ({ args }) => {
    const view = await dialog();
    const field = view.getByRole('textbox', { name: 'Your message' });
    await userEvent.click(field);
    await userEvent.paste('x'.repeat(limits.messageCounterFrom - 1));
    await waitFor(() => expect(view.queryByText(/of 2000 characters/)).toBeNull());
    await userEvent.paste('x');
    await waitFor(() => expect(view.getByText('1900 of 2000 characters')).toBeVisible());
    await userEvent.paste('x'.repeat(101));
    await waitFor(() => expect(view.getByText('2001 of 2000 characters')).toBeVisible());
    await expect(view.getByText('Use 2000 characters or fewer for the message.')).toBeVisible();
    await expect(field).toBeInvalid();
    await userEvent.click(view.getByRole('button', { name: 'Send' }));
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.keyboard('{Backspace}{Control>}{Enter}{/Control}');
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};

export const SendingFailed: Story = {
  args: { typed: 'See page 3.', sendError: 'There is no connection.' },
  play: async () => {
    const view = await dialog();
    await expect(view.getByRole('alert')).toHaveTextContent('The message was not sent');
    await expect(view.getByRole('textbox')).toHaveValue('See page 3.');
  },
};

export const Closed: Story = {
  name: 'A read-only conversation',
  args: { thread: 'closed' },
  play: async () => {
    const view = await dialog();
    await expect(view.getByText(/conversation is closed/)).toBeVisible();
    await expect(view.queryByRole('textbox')).toBeNull();
  },
};

export const BankSenderHidden: Story = {
  name: 'The name of a banker is hidden, as in HU',
  globals: { tenant: 'HU' },
  play: async (context) => {
    const { messages } = threadOf(context);
    const fromBank = messages.filter(({ senderUser }) => senderUser.type === 'BANKER');
    const view = await dialog();
    await expect(view.getAllByText('Bank employee')).toHaveLength(fromBank.length);
  },
};

export const LookedUpNames: Story = {
  name: 'Names in the user’s script, and the company of a client',
  globals: { ...banker, tenant: 'BG', language: 'bg' },
  args: { namesKnown: true },
  play: async (context) => {
    const thread = threadOf(context);
    const view = within(await screen.findByRole('dialog'));
    const [client] = thread.messages.filter(({ senderUser }) => senderUser.type === 'CLIENT');
    const { name, company } = sendersOf(thread)!.get(client!.senderUser.username)!;
    await expect(name).not.toBe(client!.senderUser.fullName);
    const item = view.getByText(client!.content).closest('li');
    await expect(item).toHaveTextContent(`${name}${company!}`);
    await expect(view.getByRole('radio', { name: 'Клиентът и банката' })).toBeInTheDocument();
  },
};

export const ReadAfterASecond: Story = {
  name: 'Unread messages are read once the user has seen them',
  args: { count: 60, unread: 60 },
  play: async ({ args }) => {
    const view = await dialog();
    const log = view.getByRole('log');
    const seen = () =>
      (args.onSeen as ReturnType<typeof fn>).mock.calls.flatMap(([ids]) => ids as number[]);
    const idOf = (place: number) => 10_000 + place;
    await waitFor(() => expect(seen()).toContain(idOf(2)));
    // Opened at the first unread message. The messages at the end were not visible.
    await expect(seen()).not.toContain(idOf(60));
    await expect(view.getByText('Message 2').closest('li')).toHaveTextContent('New');
    log.scrollTop = log.scrollHeight;
    await waitFor(() => expect(seen()).toContain(idOf(60)));
  },
};

function Arriving({
  args,
  thread,
}: {
  readonly args: MessagesDialogArgs;
  readonly thread: Thread;
}) {
  const [messages, setMessages] = useState(thread.messages);
  return (
    <>
      <button
        type="button"
        onClick={() => {
          const id = 50_000 + messages.length;
          setMessages([...messages, nextMessage(thread, id, 'It has just come.')]);
        }}
      >
        Poll
      </button>
      <Screen args={args} thread={{ ...thread, messages }} />
    </>
  );
}

export const Arrival: Story = {
  name: 'A new message is announced, and the visible part does not move',
  args: { count: 60 },
  render: (args, context) => <Arriving args={args} thread={threadOf({ ...context, args })} />,
  play: async () => {
    const view = await dialog();
    const log = view.getByRole('log');
    log.scrollTop = 0;
    await waitFor(() => expect(log.scrollTop).toBe(0));
    const poll = screen.getByRole('button', { name: 'Poll', hidden: true });
    await userEvent.click(poll, { pointerEventsCheck: 0 });
    const arrived = await view.findByRole('button', { name: '1 new message' });
    await expect(view.getByRole('status')).toHaveTextContent('1 new message');
    await expect(log.scrollTop).toBe(0);
    await userEvent.click(arrived);
    await waitFor(() =>
      expect(log.scrollHeight - log.scrollTop - log.clientHeight).toBeLessThan(2),
    );
    await expect(log).toHaveFocus();
    await expect(view.getByText('It has just come.')).toBeVisible();
    await waitFor(() => expect(view.queryByRole('button', { name: '1 new message' })).toBeNull(), {
      timeout: 5_000,
    });
  },
};

export const LongThread: Story = {
  name: 'Of 2,000 messages the latest appear at once, the others on request',
  args: { count: 2000 },
  // Axe would check the same messages again and again. The stories above cover them.
  parameters: { a11y: { context: { include: ['[role=dialog] header'] } } },
  play: async () => {
    const view = await dialog();
    const log = within(view.getByRole('log'));
    await expect(log.getAllByRole('listitem')).toHaveLength(100);
    await expect(log.getByText('The latest 100 of 2000 messages are shown.')).toBeInTheDocument();
    await expect(log.getByText('Message 2000')).toBeVisible();
    const first = log.getByText('Message 1901');
    first.scrollIntoView();
    const earlier = log.getByRole('button', { name: 'Show 100 earlier messages' });
    // Focusing the button scrolls by itself. After that nothing moves.
    earlier.focus();
    const before = first.getBoundingClientRect().top;
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(log.getAllByRole('listitem')).toHaveLength(200));
    // The visible messages stayed in place.
    await expect(Math.abs(first.getBoundingClientRect().top - before)).toBeLessThan(4);
    await expect(view.getByRole('log')).toHaveFocus();
    await userEvent.click(log.getByRole('button', { name: 'Show all 2000 messages' }));
    await waitFor(() => expect(log.getAllByRole('listitem', { hidden: true })).toHaveLength(2000));
    await expect(log.getByText('Message 1')).toBeInTheDocument();
    await expect(log.queryByRole('button')).toBeNull();
  },
};

export const Hostile: Story = {
  name: 'A script, a link and an endless word stay text',
  render: (args, context) => {
    const thread = threadOf({ ...context, args });
    const texts = [
      '<script>alert(1)</script><img src=x onerror=alert(2)>',
      'javascript:alert(3) https://evil.example/?a=<b>b</b>',
      'W'.repeat(limits.messageMax),
      '\u202Egnp.exe\u202C and then normal again',
    ];
    const messages = texts.map((text, index) => nextMessage(thread, 50_000 + index, text));
    return <Screen args={args} thread={{ ...thread, messages }} />;
  },
  play: async () => {
    const view = await dialog();
    const log = view.getByRole('log');
    await expect(log.querySelector('script, img, a, b')).toBeNull();
    await expect(view.getByText(/^<script>alert\(1\)/)).toBeInTheDocument();
    await expect(log.scrollWidth).toBe(log.clientWidth);
  },
};

export const Loading: Story = {
  args: { state: 'loading' },
  play: async () => {
    await expect((await dialog()).getByRole('status')).toBeInTheDocument();
  },
};

export const Failed: Story = {
  args: { state: 'failed' },
  play: async ({ args }) => {
    const view = await dialog();
    await userEvent.click(view.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
