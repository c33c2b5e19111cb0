import { Button } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx';

interface Args extends Pick<
  ConfirmDialogProps,
  'title' | 'confirmLabel' | 'tone' | 'busy' | 'onConfirm' | 'onClose'
> {
  /** Why the command failed, as a text. Empty for none. */
  readonly error: string;
  readonly text: string;
}

function Dialog({ error, text, ...props }: Args) {
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
        {...(error === '' ? {} : { error })}
        opened={opened}
        onClose={() => {
          setOpened(false);
          props.onClose();
        }}
      >
        <p>{text}</p>
      </ConfirmDialog>
    </>
  );
}

const meta = {
  title: 'Shell/ConfirmDialog',
  render: (args) => <Dialog {...args} />,
  argTypes: { tone: { control: 'inline-radio', options: ['ink', 'red'] } },
  args: {
    title: 'Terminate dokubox',
    confirmLabel: 'Terminate dokubox',
    tone: 'red',
    text: 'All documents in it become read-only. This cannot be undone.',
    error: '',
    busy: false,
    onConfirm: fn(),
    onClose: fn(),
  },
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Focus: Story = {
  name: 'The focus is on the safest button, and Escape closes the dialog',
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

export const Failed: Story = {
  name: 'The command failed, dark',
  globals: { scheme: 'dark', tenant: 'HR' },
  args: { error: 'Someone else has just changed this.' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Terminate dokubox' }));
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent('Someone else has just changed this'),
    );
  },
};
