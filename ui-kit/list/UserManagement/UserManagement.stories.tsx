import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { limits } from '@dokubox/spec/limits.ts';
import type { ManagedUser } from '@dokubox/spec/schemas/user.ts';
import { shownEntries, entryWith } from '../../../.storybook/acts.ts';
import { sceneOf, type Scene, type SceneGlobals } from '../../../.storybook/scene.ts';
import { formatIsoDay } from '../../helpers/dayInput.ts';
import { localName } from '../../helpers/names.ts';
import { UserManagement, type UserManagementProps } from './UserManagement.tsx';

/** Days from today until the first representative's identity document expires. */
const expiries = { asItIs: null, soon: 20, past: -5 } as const;

type Told = Pick<UserManagementProps, 'onSave' | 'onUnlock' | 'onReset'>;

interface Args extends Told {
  readonly state: UserManagementProps['state'];
  readonly documentEnds: keyof typeof expiries;
  /** The client has no representatives. */
  readonly noRepresentatives: boolean;
  readonly onNavigate: (href: string) => void;
  readonly onClientSearch: (text: string) => void;
  readonly onRetry: () => void;
}

type Context = SceneGlobals & { readonly args: Args };

const dayMs = 86_400_000;

/** Returns a client with accounts in every state, and the client's representatives. */
function representatives(context: Context): {
  readonly scene: Scene;
  readonly clientNumber: string;
  readonly users: readonly ManagedUser[];
} {
  const { documentEnds, noRepresentatives } = context.args;
  const scene = sceneOf(context, 'sign-in-variants');
  const body = { text: '00', page: 0, size: 10 } as const;
  for (const { clientNumber } of scene.answer('searchClients', { body }).content) {
    const { content } = scene.answer('searchUsers', { body: { clientNumber, page: 0, size: 10 } });
    if (!content.some(({ status }) => status === 'LOCKED')) continue;
    const days = expiries[documentEnds];
    const users = content.map((user, index): ManagedUser => {
      if (index > 0 || days === null) return user;
      const ends = new Date(scene.now.getTime() + days * dayMs);
      return { ...user, docExpiryDate: ends.toISOString().slice(0, 10) };
    });
    return { scene, clientNumber, users: noRepresentatives ? [] : users };
  }
  throw new Error(
    'No client has a representative whose account is locked. Add one to the scenario.',
  );
}

/** The page as a screen uses it: clients are searched in the scenario. */
function Page({ context }: { readonly context: Context }) {
  const { args } = context;
  const { scene, clientNumber, users } = representatives(context);
  const chosen = args.state === 'idle' ? '' : clientNumber;
  const [typed, setTyped] = useState('');
  const text = typed || chosen;
  const clients =
    text.length < limits.clientSearchMin
      ? []
      : scene.answer('searchClients', { body: { text, page: 0, size: 10 } }).content;
  const rows = args.state === 'ready' || args.state === 'refreshing' ? users : [];
  return (
    <UserManagement
      users={rows}
      total={rows.length}
      tenant={scene.tenant}
      today={scene.today}
      clientNumber={chosen}
      clients={clients}
      state={args.state}
      page={0}
      size={10}
      boxesHref={`#/app/dokuboxlist?client=${clientNumber}`}
      startHref={`#/app/createDokuBox?client=${clientNumber}`}
      errorText="Please try again."
      onNavigate={args.onNavigate}
      onClientSearch={(next) => {
        setTyped(next);
        args.onClientSearch(next);
      }}
      onClientChange={() => undefined}
      onSave={args.onSave}
      onUnlock={args.onUnlock}
      onReset={args.onReset}
      onPageChange={() => undefined}
      onSizeChange={() => undefined}
      onRetry={args.onRetry}
    />
  );
}

const meta = {
  title: 'List/UserManagement',
  globals: { user: 'bankerRm' },
  argTypes: {
    state: { control: 'select', options: ['idle', 'ready', 'loading', 'refreshing', 'failed'] },
    documentEnds: { control: 'inline-radio', options: Object.keys(expiries) },
  },
  args: {
    state: 'ready',
    documentEnds: 'asItIs',
    noRepresentatives: false,
    onNavigate: fn(),
    onClientSearch: fn(),
    onRetry: fn(),
    onSave: fn<Told['onSave']>(() => Promise.resolve(null)),
    onUnlock: fn<Told['onUnlock']>(() => Promise.resolve(null)),
    onReset: fn<Told['onReset']>(() => Promise.resolve(null)),
  },
  render: (args, context) => <Page key={args.state} context={{ ...context, args }} />,
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Name of the table, and of the cards that replace it on a phone. */
const listName = 'Representatives of the client';

/** Returns the first representative whose account is in the state, and their name on the page. */
function inState(context: Context, status: ManagedUser['status']) {
  const { scene, users } = representatives(context);
  const user = users.find((one) => one.status === status)!;
  return { user, name: localName(user.fullName, user.fullNameLocal, scene.content) };
}

const openActions = async (canvasElement: HTMLElement, name: string, item: string) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: `Actions for ${name}` }));
  await waitFor(() => expect(screen.getByRole('menuitem', { name: item })).toBeVisible());
  await userEvent.click(screen.getByRole('menuitem', { name: item }));
  await waitFor(() => expect(screen.getByRole('dialog', { name: item })).toBeVisible());
  return within(screen.getByRole('dialog', { name: item }));
};

export const Accounts: Story = {
  name: 'Accounts in every state',
  play: async (context) => {
    const page = within(context.canvasElement);
    const words = { ACTIVE: 'Active', LOCKED: 'Locked', INVITED: 'Invited' } as const;
    for (const status of ['ACTIVE', 'LOCKED', 'INVITED'] as const) {
      const { user, name } = inState(context, status);
      const entry = entryWith(page, listName, name);
      await expect(entry).toHaveTextContent(words[status]);
      await expect(entry).toHaveTextContent('Legal representative');
      await expect(entry).toHaveTextContent(formatIsoDay(user.docExpiryDate as string));
    }
    await userEvent.click(page.getByRole('link', { name: 'Start a dokubox' }));
    await expect(context.args.onNavigate).toHaveBeenLastCalledWith(
      `#/app/createDokuBox?client=${representatives(context).clientNumber}`,
    );
  },
};

/** The expiry of an identity document is shown as text, not by a colour alone. */
function documentEnding(documentEnds: 'soon' | 'past', words: string): Story {
  return {
    name: `An identity document: ${words}`,
    args: { documentEnds },
    play: async ({ canvasElement }) => {
      await expect(shownEntries(within(canvasElement), listName)[0]).toHaveTextContent(words);
    },
  };
}

export const ExpiresSoon = documentEnding('soon', 'expires soon');
export const Expired = documentEnding('past', 'expired');

export const Dark: Story = {
  globals: { scheme: 'dark', tenant: 'SK' },
  play: async (context) => {
    const entries = shownEntries(within(context.canvasElement), listName);
    await expect(entries).toHaveLength(representatives(context).users.length);
    for (const entry of entries) await expect(entry).toBeVisible();
  },
};

export const Bulgarian: Story = {
  name: 'A menu’s name contains the name in its row',
  globals: { tenant: 'BG', language: 'bg' },
  play: async (context) => {
    const { user, name } = inState(context, 'ACTIVE');
    await expect(name).not.toBe(user.fullName);
    const [entry] = within(context.canvasElement)
      .getAllByText(name)
      .map((shown) => shown.closest<HTMLElement>('tr, li'));
    const menu = within(entry!).getByRole('button');
    await expect(menu.getAttribute('aria-label')).toContain(name);
  },
};

export const Edit: Story = {
  name: 'Contact data are checked and saved',
  globals: { tenant: 'HU' },
  play: async (context) => {
    const { canvasElement, args } = context;
    const { user, name } = inState(context, 'ACTIVE');
    const dialog = await openActions(canvasElement, name, 'Edit contact details');
    const phone = dialog.getByRole('textbox', { name: 'Phone' });
    await userEvent.clear(phone);
    await userEvent.type(phone, '06 30 555 12');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(phone).toHaveAccessibleDescription(/Enter a complete and valid phone number/u);
    await expect(phone).toHaveFocus();
    await userEvent.clear(phone);
    await userEvent.type(phone, '06 30 555 1234');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenLastCalledWith(
      expect.objectContaining({ userId: user.userId }),
      { phoneNumber: '+36305551234' },
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(
      within(canvasElement).getByText(`The contact details of ${name} have been saved.`),
    ).toBeVisible();
  },
};

export const Unlock: Story = {
  name: 'A locked account is unlocked',
  play: async (context) => {
    const { canvasElement, args } = context;
    const { user, name } = inState(context, 'LOCKED');
    const dialog = await openActions(canvasElement, name, 'Unlock account');
    await userEvent.click(dialog.getByRole('button', { name: 'Unlock account' }));
    await expect(args.onUnlock).toHaveBeenCalledWith(
      expect.objectContaining({ userId: user.userId }),
    );
    await waitFor(() =>
      expect(within(canvasElement).getByText(`${name} can sign in again.`)).toBeVisible(),
    );
  },
};

export const ResetFailed: Story = {
  name: 'A failed password reset is shown',
  args: {
    onReset: fn<Told['onReset']>(() =>
      Promise.resolve({ messageKey: 'dde.error.tooManyRequests' }),
    ),
  },
  play: async (context) => {
    const { user, name } = inState(context, 'ACTIVE');
    const dialog = await openActions(context.canvasElement, name, 'Send a password reset');
    await expect(dialog.getByText((text) => text.includes(user.email!))).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Send a password reset' }));
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent('Too many requests'));
  },
};

export const Idle: Story = {
  name: 'Choose a client first',
  args: { state: 'idle' },
  play: async (context) => {
    const { scene } = representatives(context);
    const { clientName, clientNumber } = scene.answer('searchClients', {
      body: { text: '00', page: 0, size: 10 },
    }).content[0]!;
    const page = within(context.canvasElement);
    await expect(page.getByRole('heading', { name: 'Choose a client' })).toBeVisible();
    await userEvent.type(page.getByRole('combobox', { name: 'Client' }), clientNumber);
    await expect(context.args.onClientSearch).toHaveBeenLastCalledWith(clientNumber);
    await waitFor(() =>
      expect(screen.getByRole('option', { name: new RegExp(clientName, 'u') })).toBeVisible(),
    );
    await expect(page.queryByRole('link')).toBeNull();
  },
};

export const Empty: Story = {
  name: 'A client without representatives',
  args: { noRepresentatives: true },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('heading', { name: 'This client has no representatives' }),
    ).toBeVisible();
  },
};

export const Loading: Story = {
  args: { state: 'loading' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Loading')).toBeInTheDocument();
  },
};

export const Failed: Story = {
  args: { state: 'failed' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};
