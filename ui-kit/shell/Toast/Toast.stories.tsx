import { Button } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Dialog } from '../../shared/Dialog.tsx';
import { ToastHost } from './ToastHost.tsx';
import { createToasts } from './toasts.tsx';

function Toasts() {
  const [toasts] = useState(createToasts);
  return (
    <>
      <ToastHost toasts={toasts} />
      <Button
        onClick={() => {
          toasts.show({ kind: 'success', text: 'The file has been downloaded.' }, 'download');
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
  name: 'One failure is shown once',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Download' }));
    await userEvent.click(page.getByRole('button', { name: 'Fail' }));
    await userEvent.click(page.getByRole('button', { name: 'Fail' }));
    await waitFor(() => expect(screen.getAllByText('Not sent')).toHaveLength(1));
    await expect(screen.getByText('The file has been downloaded.')).toBeInTheDocument();
  },
};

export const LastSuccess: Story = {
  name: 'A success replaces the previous one',
  render: () => <Successes />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const choose = page.getByRole('button', { name: 'Choose' });
    await userEvent.click(choose);
    await waitFor(() => expect(screen.getByText('Choice 1 was sent.')).toBeVisible());
    await userEvent.click(choose);
    await waitFor(() => expect(screen.getByText('Choice 2 was sent.')).toBeVisible());
    await waitFor(() => expect(screen.queryByText('Choice 1 was sent.')).toBeNull());
    const header = page.getByRole('banner').getBoundingClientRect();
    const toast = screen.getByRole('status').getBoundingClientRect();
    await expect(toast.top).toBeGreaterThanOrEqual(header.bottom);
  },
};

/** A page with a header, on which actions succeed one after another. */
function Successes() {
  const [toasts] = useState(createToasts);
  const sent = useRef(0);
  return (
    <>
      <ToastHost toasts={toasts} />
      <header>
        <Button
          onClick={() => {
            sent.current += 1;
            toasts.show({ kind: 'success', text: `Choice ${sent.current} was sent.` });
          }}
        >
          Choose
        </Button>
      </header>
    </>
  );
}

/** A control in each corner where toasts can appear, and a dialog that starts there. */
function Corners() {
  const [toasts] = useState(createToasts);
  const [open, setOpen] = useState(false);
  const at = { position: 'fixed', right: '2rem' } as const;
  return (
    <>
      <ToastHost toasts={toasts} />
      <Button
        style={{ ...at, top: '2rem' }}
        onClick={() => {
          toasts.show({ kind: 'error', title: 'Not sent', text: 'Please try again.' }, 'failure');
        }}
      >
        Upper
      </Button>
      <Button
        style={{ ...at, bottom: '2rem' }}
        onClick={() => {
          setOpen(true);
        }}
      >
        Lower
      </Button>
      <Dialog
        opened={open}
        onClose={() => {
          setOpen(false);
        }}
        title="What shall happen"
        fullScreen="always"
        closeButtonProps={{ 'aria-label': 'Close' }}
      >
        <Button style={{ position: 'fixed', bottom: '2rem', left: '2rem' }}>Done</Button>
        <Button type="submit" style={{ ...at, top: '50%' }}>
          Send
        </Button>
      </Dialog>
    </>
  );
}

/** Whether a part of the element is under the toast. */
function isCovered(element: HTMLElement): boolean {
  const toast = screen.getByRole('alert').getBoundingClientRect();
  const { top, bottom, left, right } = element.getBoundingClientRect();
  return top < toast.bottom && bottom > toast.top && left < toast.right && right > toast.left;
}

export const NeverOverTheFocus: Story = {
  name: 'A toast covers neither the focused control nor a dialog’s title and submit button',
  globals: { viewport: { value: 'w390' } },
  render: () => <Corners />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const upper = page.getByRole('button', { name: 'Upper' });
    const lower = page.getByRole('button', { name: 'Lower' });
    await userEvent.click(upper);
    await waitFor(() => expect(screen.getByText('Not sent')).toBeVisible());
    await expect(upper).toHaveFocus();
    await waitFor(() => expect(isCovered(upper)).toBe(false));
    await userEvent.tab();
    await expect(lower).toHaveFocus();
    await waitFor(() => expect(isCovered(lower)).toBe(false));
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog');
    const title = within(dialog).getByRole('heading', { name: 'What shall happen' });
    await waitFor(() => expect(title).toBeVisible());
    await waitFor(() => expect(isCovered(title)).toBe(false));
    // As if the dialog's content had just loaded, which no event reports.
    const send = within(dialog).getByRole('button', { name: 'Send' });
    send.focus();
    await waitFor(() => expect(isCovered(title)).toBe(false));
    await waitFor(() => expect(document.getAnimations()).toHaveLength(0));
    Object.assign(send.style, { top: 'auto', bottom: '2rem' });
    await waitFor(() => expect(isCovered(send)).toBe(false));
  },
};
