import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { MessageKey } from '@dokubox/spec/errors.ts';
import { makeBox } from '../fixtures/boxes.ts';
import { makeDoku } from '../fixtures/dokus.ts';
import { SetupPanel, type SetupPanelProps } from './SetupPanel.tsx';

const client = { userType: 'CLIENT', username: 'kovacs.eszter' } as const;
const banker = { userType: 'BANKER', username: 'NAGYP01' } as const;
const inStatus = (
  status: ReturnType<typeof makeBox>['status'],
  lockUser: { username: string } | null = null,
) =>
  makeBox({
    status,
    lockUser,
    dokus: [
      makeDoku(1, { status: 'UPLOADED_CLIENT' }),
      makeDoku(2, { status: 'WAITING_CLIENT_UPLOAD', fileName: null }),
    ],
  });

/** Sending moves the box on, as the server would. */
function Panel({ box, onSend, ...props }: SetupPanelProps) {
  const [current, setCurrent] = useState(box);
  return (
    <SetupPanel
      {...props}
      box={current}
      onSend={async () => {
        const result = await onSend();
        if (result === null) setCurrent({ ...current, status: 'WAITING_BANK_CONFIGURATION' });
        return result;
      }}
    />
  );
}

const meta = {
  title: 'Creating/Setup on the box',
  component: SetupPanel,
  render: (args) => <Panel {...args} />,
  args: {
    box: inStatus('CLIENT_SETUP'),
    reader: client,
    configureHref: '#/app/createDokuBox/configure/4177',
    onNavigate: fn(),
    onSend: fn((): Promise<MessageKey | null> => Promise.resolve(null)),
  },
} satisfies Meta<typeof SetupPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ClientSends: Story = {
  name: 'Client: prepares, then sends to the bank',
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Send to the bank' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Send the dokubox to the bank' }),
    );
    await expect(dialog.getByText('1 document has no file yet.')).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Send to the bank' }));
    await expect(args.onSend).toHaveBeenCalledOnce();
    await waitFor(async () => {
      await expect(page.getByText('The dokubox is with the bank now.')).toBeVisible();
    });
  },
};

export const ClientRefused: Story = {
  name: 'Client: could not be sent',
  args: { onSend: fn((): Promise<MessageKey | null> => Promise.resolve('dde.error.offline')) },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Send to the bank' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Send the dokubox to the bank' }),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Send to the bank' }));
    await waitFor(() => expect(dialog.getByRole('alert')).toBeInTheDocument());
  },
};

export const ClientUploads: Story = {
  name: 'Client: a file is under way',
  args: { uploading: true },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText(/^An upload is still running\./u)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send to the bank' })).toBeDisabled();
  },
};

export const BankSetup: Story = {
  name: 'Banker: not started yet, dark',
  globals: { scheme: 'dark' },
  args: { box: inStatus('BANK_SETUP'), reader: banker },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await expect(page.getByText('Not started yet')).toBeVisible();
    await userEvent.click(page.getByRole('link', { name: 'Set up the dokubox' }));
    await expect(args.onNavigate).toHaveBeenCalledWith('#/app/createDokuBox/configure/4177');
  },
};

export const Prepared: Story = {
  name: 'Banker: the client has prepared it',
  args: { box: inStatus('WAITING_BANK_CONFIGURATION'), reader: banker },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText('The client has prepared this dokubox')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Set up the dokubox' })).toBeVisible();
  },
};

export const Change: Story = {
  name: 'Banker: later change',
  args: { box: inStatus('IN_PROGRESS'), reader: banker },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('link', { name: 'Change the setup' }),
    ).toBeVisible();
  },
};

export const Locked: Story = {
  name: 'Banker: somebody else works on it',
  args: { box: inStatus('IN_PROGRESS', { username: 'VARGAA02' }), reader: banker },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('link')).toBeNull();
  },
};
