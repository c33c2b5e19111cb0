import { Button } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { messageKinds, StatusMessage } from './StatusMessage.tsx';

const meta = {
  title: 'Shell/StatusMessage',
  component: StatusMessage,
  // A button has no text control. The stories set it.
  argTypes: {
    kind: { control: 'inline-radio', options: messageKinds },
    action: { control: false },
  },
  args: { kind: 'info', children: 'The document waits for the bank.' },
} satisfies Meta<typeof StatusMessage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  args: { kind: 'success', title: 'Sent', children: 'Three documents are on their way.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Done: Sent');
  },
};

export const Info: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Information');
  },
};

export const Warning: Story = {
  args: {
    kind: 'warning',
    title: 'The identity card of a signer expires soon',
    children: 'It is valid until 12-12-2026.',
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Warning');
  },
};

export const Error: Story = {
  args: {
    kind: 'error',
    title: 'The dokubox could not be loaded',
    children: 'Please try again or go back to the list.',
    code: 'DOKUBOX_LOAD_ERROR',
    action: <Button size="sm">Try again</Button>,
    onDismiss: fn(),
  },
  play: async ({ canvasElement, args }) => {
    const message = within(canvasElement).getByRole('alert');
    await expect(message).toHaveTextContent('Code DOKUBOX_LOAD_ERROR');
    await userEvent.click(within(message).getByRole('button', { name: 'Dismiss this message' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

export const ErrorDark: Story = {
  ...Error,
  name: 'Error, dark',
  globals: { scheme: 'dark' },
};
