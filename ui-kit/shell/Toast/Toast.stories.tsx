import { Button } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ToastHost } from './ToastHost.tsx';
import { createToasts } from './toasts.tsx';

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

const meta = { title: 'Shell/Toast', render: () => <Toasts /> } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Once: Story = {
  name: 'One failure is told once',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Download' }));
    await userEvent.click(page.getByRole('button', { name: 'Fail' }));
    await userEvent.click(page.getByRole('button', { name: 'Fail' }));
    await waitFor(() => expect(screen.getAllByText('Not sent')).toHaveLength(1));
    await expect(screen.getByText('The file was downloaded.')).toBeInTheDocument();
  },
};
