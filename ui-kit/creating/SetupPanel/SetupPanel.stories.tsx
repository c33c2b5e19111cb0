import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { dokuboxStatuses, type DokuboxStatus } from '@dokubox/spec/enums.ts';
import {
  boxInStatus,
  sceneOf,
  type BoxOfScene,
  type SceneGlobals,
} from '../../../.storybook/scene.ts';
import type { Failure } from '../../locales/messageText.ts';
import { SetupPanel } from './SetupPanel.tsx';

interface Args {
  readonly status: DokuboxStatus;
  /** Another user works on the box. */
  readonly locked: boolean;
  /** An upload is in progress. */
  readonly uploading: boolean;
  readonly onSend: () => Promise<Failure | null>;
  readonly onNavigate: (href: string) => void;
}

type Context = SceneGlobals & { readonly args: Args };

function shown(context: Context): BoxOfScene {
  const { status, locked } = context.args;
  const found = boxInStatus(context, status);
  if (!locked) return found;
  const { username } = found.scene.currentUser;
  const held = sceneOf(context, 'locked-by-another').box(
    ({ lockUser }) => lockUser != null && lockUser.username !== username,
  );
  return { ...found, box: { ...found.box, lockUser: held.lockUser ?? null } };
}

/** Sending changes the status of the box, as on the server. */
function Panel({ found, args }: { readonly found: BoxOfScene; readonly args: Args }) {
  const [box, setBox] = useState(found.box);
  return (
    <SetupPanel
      box={box}
      currentUser={found.scene.currentUser}
      configureHref={`#/app/createDokuBox/configure/${box.id}`}
      uploading={args.uploading}
      onNavigate={args.onNavigate}
      onSend={async () => {
        const result = await args.onSend();
        if (result === null) setBox({ ...box, status: 'WAITING_BANK_CONFIGURATION' });
        return result;
      }}
    />
  );
}

const meta = {
  title: 'Creating/SetupPanel',
  globals: { user: 'client1' },
  argTypes: { status: { control: 'select', options: dokuboxStatuses } },
  args: {
    status: 'CLIENT_SETUP',
    locked: false,
    uploading: false,
    onNavigate: fn(),
    onSend: fn((): Promise<Failure | null> => Promise.resolve(null)),
  },
  render: (args, context) => {
    const found = shown({ ...context, args });
    const key = [found.scene.tenant, found.scene.currentUser.username, args.status, args.locked];
    return <Panel key={key.join(' ')} found={found} args={args} />;
  },
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<typeof meta>;

const banker = { user: 'bankerRm' } as const;

async function askedToSend(canvasElement: HTMLElement) {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Send to the bank' }));
  const name = 'Send the dokubox to the bank';
  await waitFor(() => expect(screen.getByRole('dialog', { name })).toBeVisible());
  return within(screen.getByRole('dialog', { name }));
}

export const ClientSends: Story = {
  name: 'A client prepares the box and sends it to the bank',
  play: async (context) => {
    const { args, canvasElement } = context;
    const missing = shown(context).box.dokus.filter(
      ({ status }) => status === 'WAITING_CLIENT_UPLOAD',
    );
    const dialog = await askedToSend(canvasElement);
    await expect(dialog.queryAllByText(/no file yet\.$/u)).toHaveLength(missing.length > 0 ? 1 : 0);
    await userEvent.click(dialog.getByRole('button', { name: 'Send to the bank' }));
    await expect(args.onSend).toHaveBeenCalledOnce();
    await waitFor(() =>
      expect(
        within(canvasElement).getByText('The dokubox has been sent to the bank.'),
      ).toBeVisible(),
    );
  },
};

export const ClientSendsIncomplete: Story = {
  name: 'A client sees how many files are missing',
  render: (args, context) => {
    const { scene, box } = shown({ ...context, args });
    const dokus = box.dokus.map((doku) => ({ ...doku, status: 'WAITING_CLIENT_UPLOAD' as const }));
    return <Panel found={{ scene, box: { ...box, dokus } }} args={args} />;
  },
  play: async (context) => {
    const dialog = await askedToSend(context.canvasElement);
    const { length } = shown(context).box.dokus;
    await expect(dialog.getByText(`${length} documents have no file yet.`)).toBeVisible();
  },
};

export const ClientRefused: Story = {
  name: 'A client’s box that could not be sent',
  args: {
    onSend: fn((): Promise<Failure | null> => Promise.resolve({ messageKey: 'dde.error.offline' })),
  },
  play: async ({ canvasElement }) => {
    const dialog = await askedToSend(canvasElement);
    await userEvent.click(dialog.getByRole('button', { name: 'Send to the bank' }));
    await waitFor(() => expect(dialog.getByRole('alert')).toBeInTheDocument());
  },
};

export const ClientUploads: Story = {
  name: 'A client while an upload is in progress',
  args: { uploading: true },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText(/^A file is still uploading\./u)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send to the bank' })).toBeDisabled();
  },
};

export const BankSetup: Story = {
  name: 'A banker whose box has not started, dark',
  globals: { ...banker, scheme: 'dark' },
  args: { status: 'BANK_SETUP' },
  play: async (context) => {
    const page = within(context.canvasElement);
    await expect(page.getByText('Not started yet')).toBeVisible();
    await userEvent.click(page.getByRole('link', { name: 'Set up the dokubox' }));
    await expect(context.args.onNavigate).toHaveBeenCalledWith(
      `#/app/createDokuBox/configure/${shown(context).box.id}`,
    );
  },
};

export const Prepared: Story = {
  name: 'A banker whose client has prepared the box',
  globals: banker,
  args: { status: 'WAITING_BANK_CONFIGURATION' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText('The client has prepared this dokubox')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Set up the dokubox' })).toBeVisible();
  },
};

export const Change: Story = {
  name: 'A banker who changes the setup later',
  globals: banker,
  args: { status: 'IN_PROGRESS' },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('link', { name: 'Change the setup' }),
    ).toBeVisible();
  },
};

export const Locked: Story = {
  name: 'A banker while another user works on the box',
  globals: banker,
  args: { status: 'IN_PROGRESS', locked: true },
  play: async (context) => {
    await expect(shown(context).box.lockUser).not.toBeNull();
    await expect(within(context.canvasElement).queryByRole('link')).toBeNull();
  },
};
