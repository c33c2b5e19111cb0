import { Button } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ConfirmDialog, type ConfirmDialogProps } from '../ConfirmDialog/ConfirmDialog.tsx';
import { createToasts } from '../Toast/toasts.tsx';
import { ToastHost } from '../Toast/ToastHost.tsx';
import { StatusMessage } from './StatusMessage.tsx';

const meta = {
  title: 'Shell/Messages',
  component: StatusMessage,
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
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Please note');
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
    title: 'The dokubox could not be opened',
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

function Toasts() {
  const [toasts] = useState(createToasts);
  return (
    <>
      <ToastHost toasts={toasts} />
      <Button
        onClick={() => {
          toasts.show({ kind: 'success', text: 'The file was downloaded.' }, 'download');
        }}
      >
        Download
      </Button>
      <Button
        color="red"
        onClick={() => {
          toasts.show(
            { kind: 'error', title: 'Not sent', text: 'Please try again.', code: 'GENERAL_ERROR' },
            'failure',
          );
        }}
      >
        Fail
      </Button>
    </>
  );
}

export const Toast: Story = {
  name: 'Toast: one failure is told once',
  render: () => <Toasts />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Download' }));
    await userEvent.click(page.getByRole('button', { name: 'Fail' }));
    await userEvent.click(page.getByRole('button', { name: 'Fail' }));
    await waitFor(() => expect(screen.getAllByText('Not sent')).toHaveLength(1));
    await expect(screen.getByText('The file was downloaded.')).toBeInTheDocument();
  },
};

function Dialog(props: Omit<ConfirmDialogProps, 'opened' | 'children'>) {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button
        color={props.tone ?? 'ink'}
        onClick={() => {
          setOpened(true);
        }}
      >
        {props.confirmLabel}
      </Button>
      <ConfirmDialog
        {...props}
        opened={opened}
        onClose={() => {
          setOpened(false);
          props.onClose();
        }}
      >
        <p>All documents in it become read-only. This cannot be undone.</p>
      </ConfirmDialog>
    </>
  );
}

const dialog = {
  title: 'Terminate dokubox',
  confirmLabel: 'Terminate dokubox',
  tone: 'red',
  onConfirm: fn(),
  onClose: fn(),
} as const;

export const Confirm: Story = {
  name: 'Dialog: focus on the safest button, Escape closes',
  render: () => <Dialog {...dialog} />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Terminate dokubox' }));
    const opened = await screen.findByRole('dialog', { name: 'Terminate dokubox' });
    await waitFor(async () => {
      await expect(within(opened).getByRole('button', { name: 'Cancel' })).toHaveFocus();
    });
    await userEvent.keyboard('{Escape}');
    await waitFor(async () => {
      await expect(screen.queryByRole('dialog')).toBeNull();
    });
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Terminate dokubox' }));
    await waitFor(async () => {
      await expect(screen.getByRole('dialog', { name: 'Terminate dokubox' })).toBeVisible();
    });
  },
};

export const ConfirmFailed: Story = {
  name: 'Dialog: the command failed, dark',
  globals: { scheme: 'dark', tenant: 'HR' },
  render: () => <Dialog {...dialog} error="Someone changed this in the meantime." />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Terminate dokubox' }));
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent('Someone changed this'),
    );
  },
};
