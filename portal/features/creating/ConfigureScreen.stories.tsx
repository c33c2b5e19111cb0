import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { chooseInList, codesIn, expectPath } from '../../../.storybook/acts.ts';
import { titleOf } from '../../../.storybook/box.ts';
import {
  expectPseudo,
  onScreen,
  preparing,
  screenStories,
  type OnScreen,
  type ScreenProps,
} from '../../../.storybook/Screen.tsx';
import type { Visit } from '../../../.storybook/visit.ts';

const pathOf = (id: number | undefined) => `/app/createDokuBox/configure/${id}`;

/** A box the banker has just started for a client. */
async function begun(visit: Visit): Promise<string> {
  const body = { text: '000', page: 0, size: 10 } as const;
  const [client] = (await visit.call('searchClients', { body })).content;
  const { id } = await visit.call('createBankerDokubox', {
    body: {
      segmentType: 'MB',
      categoryCode: 'MB_ACCOUNT',
      definitionPid: 'ACC-MB-01',
      clientNumber: client?.clientNumber ?? '',
    },
  });
  return pathOf(id);
}

const inStatus = (status: 'BANK_SETUP' | 'IN_PROGRESS') =>
  preparing({
    path: async (visit) => pathOf((await visit.rows()).find((row) => row.status === status)?.id),
  });

const meta = {
  title: 'Screens/Configuration',
  ...screenStories,
  args: { scenario: 'setup-unfinished', user: 'bankerRm' },
  parameters: { ...screenStories.parameters, ...inStatus('BANK_SETUP') },
} satisfies Meta<ScreenProps>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The box whose setup is open, as it is on the server. */
function boxOf({ visit }: OnScreen) {
  const id = Number(/\/(?:configure|dokubox)\/(\d+)/.exec(visit.portal?.path() ?? '')?.[1]);
  return visit.call('loadDokubox', { params: { id } });
}

async function onSetup(context: Parameters<typeof onScreen>[0]) {
  const screen = await onScreen(context);
  const { page, t } = screen;
  const documents = await page.findByRole('region', {
    name: t('creating:configure.documents.title'),
  });
  return { ...screen, screen, documents, box: await boxOf(screen) };
}

export const SetUp: Story = {
  name: '[R1.4][R2.17][R2.18] A banker drops a document, changes order and people, saves and starts',
  args: { scenario: 'empty' },
  globals: { tenant: 'CZ' },
  parameters: preparing({ path: begun }),
  play: async (context) => {
    const { screen, page, t, documents, box } = await onSetup(context);
    const [first, dropped] = box.dokus;
    if (!first || !dropped)
      throw new Error('The definition has too few documents. Add some to it.');
    const title = titleOf(screen.visit, first);
    await userEvent.click(
      within(documents).getByRole('checkbox', {
        name: t('creating:configure.documents.use', { title: titleOf(screen.visit, dropped) }),
      }),
    );
    const down = within(documents).getByRole('button', {
      name: t('creating:configure.documents.down', { title }),
    });
    // The keyboard can change the order too, and the focus moves with it.
    down.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(
        within(documents).getByRole('button', {
          name: t('creating:configure.documents.down', { title }),
        }),
      ).toHaveFocus(),
    );

    const signer = first.participants.find(
      ({ participantRole }) => participantRole === 'BANK_1STLEVELSIGNATORY',
    );
    const role = t('contractBox:participantRole.BANK_1STLEVELSIGNATORY');
    const name = signer?.user.fullName ?? '';
    const people = within(page.getByRole('region', { name: title }));
    await userEvent.click(
      people.getByRole('button', { name: t('creating:configure.people.remove', { name, role }) }),
    );
    const start = () => page.getByRole('button', { name: t('creating:configure.start.setup') });
    await userEvent.click(start());
    await waitFor(() =>
      expect(page.getByRole('alert')).toHaveTextContent(
        t('creating:configure.problems.noFirstSigner', { title }),
      ),
    );
    await chooseInList(
      people.getByLabelText(t('creating:configure.people.role')),
      'BANK_1STLEVELSIGNATORY',
    );
    const person = people.getByLabelText(t('creating:configure.people.person'));
    // Only people who sign at this level can be chosen.
    await waitFor(() => expect(codesIn(person)).toEqual([String(signer?.user.id)]));
    await chooseInList(person, String(signer?.user.id));
    await userEvent.click(
      people.getByRole('button', { name: t('creating:configure.people.addTo', { title }) }),
    );

    await userEvent.click(page.getByRole('button', { name: t('creating:configure.save') }));
    await waitFor(() => expect(page.getByText(t('creating:configure.saved'))).toBeVisible());
    await expect((await boxOf(screen)).status).toBe('BANK_SETUP');
    await userEvent.click(start());
    await expectPath(screen, `/app/dokubox/${box.id}`);
    await waitFor(() =>
      expect(page.getAllByText(t('creating:configure.done.setup'))[0]).toBeVisible(),
    );
    const after = await boxOf(screen);
    await expect(after.status).toBe('IN_PROGRESS');
    const used = after.dokus
      .filter(({ usedInBox }) => usedInBox)
      .map((doku) => titleOf(screen.visit, doku));
    const others = box.dokus
      .filter(({ id }) => id !== dropped.id)
      .map((doku) => titleOf(screen.visit, doku));
    await expect([...used].sort()).toEqual([...others].sort());
    await waitFor(() => expect(page.getAllByRole('article')).toHaveLength(used.length));
  },
};

/** A new box to which another user has added a document. */
async function begunWithMore(visit: Visit): Promise<string> {
  const path = await begun(visit);
  const id = Number(path.split('/').at(-1));
  const { dokus } = await visit.call('loadDokubox', { params: { id } });
  const body = { dokuBoxId: id, addOtherDokuId: dokus[0]?.addOtherDokuId ?? 0 };
  await visit.call('addOtherDoku', { body: { ...body, customDokuName: 'Minutes of the board' } });
  return path;
}

export const SignersOfAdded: Story = {
  name: '[R2.17][A-383] A banker chooses who signs an added document',
  args: { scenario: 'empty' },
  globals: { tenant: 'CZ' },
  parameters: preparing({ path: begunWithMore }),
  play: async (context) => {
    const { screen, page, t, box } = await onSetup(context);
    const hint = t('creating:configure.people.addedHint');
    await expect(page.getAllByText(hint)).toHaveLength(1);
    const title = 'Minutes of the board';
    const people = within(page.getByRole('region', { name: title }));
    await chooseInList(
      people.getByLabelText(t('creating:configure.people.role')),
      'CLIENT_LEGALREPRESENTATIVE',
    );
    const person = people.getByLabelText(t('creating:configure.people.person'));
    await waitFor(() => expect(codesIn(person).length).toBeGreaterThan(0));
    await chooseInList(person, codesIn(person)[0] ?? '');
    const needs = page.getByText(title, { selector: 'dt' }).parentElement as HTMLElement;
    await expect(needs).toHaveTextContent(t('creating:configure.flags.none'));
    await userEvent.click(
      people.getByRole('button', { name: t('creating:configure.people.addTo', { title }) }),
    );
    await expect(needs).toHaveTextContent(t('creating:configure.flags.clientSignatureNeeded'));
    await userEvent.click(page.getByRole('button', { name: t('creating:configure.start.setup') }));
    await expectPath(screen, `/app/dokubox/${box.id}`);
    const added = (await boxOf(screen)).dokus.find(
      ({ customDokuName }) => customDokuName === title,
    );
    await expect(added).toMatchObject({ clientSignatureNeeded: true });
  },
};

export const HandedToClient: Story = {
  name: '[R4.1][R2.17] A banker lets the client prepare the box, and the page has nothing to set up',
  play: async (context) => {
    const { screen, page, visit, t, box } = await onSetup(context);
    const button = t('creating:configure.request.button');
    await userEvent.click(page.getByRole('button', { name: button }));
    const dialog = within(await page.findByRole('dialog'));
    await userEvent.click(
      dialog.getByRole('button', { name: t('creating:configure.request.submit') }),
    );
    await expectPath(screen, `/app/dokubox/${box.id}`);
    await waitFor(() => expect(page.getByText(t('box:turn.clientSetupBank'))).toBeVisible());
    await waitFor(() =>
      expect(page.getAllByText(t('creating:configure.done.request'))[0]).toBeVisible(),
    );
    visit.portal?.navigate(pathOf(box.id));
    const closed = t('creating:configure.closed.CLIENT_SETUP');
    await waitFor(() => expect(page.getByText(closed)).toBeVisible());
    const client = await visit.otherSide('client1');
    await client.call('completeClientSetup', { body: { dokuBoxId: box.id } });
    await expect((await boxOf(screen)).status).toBe('BANK_SETUP');
  },
};

export const Incomplete: Story = {
  name: '[R8.7] A box in progress is changed once every document is set up, and until then names the others',
  globals: { tenant: 'CZ' },
  parameters: inStatus('IN_PROGRESS'),
  play: async (context) => {
    const { screen, page, visit, t, documents, box } = await onSetup(context);
    const open = box.dokus.filter(({ dokuSetupCompleted }) => !dokuSetupCompleted);
    await expect(open.length).toBeGreaterThan(1);
    const title = t('creating:configure.incomplete.title');
    const warning = (await page.findByText(title)).closest('[role="status"]') as HTMLElement;
    for (const doku of open) {
      const link = within(warning).getByRole('link', { name: titleOf(screen.visit, doku) });
      await expect(link).toHaveAttribute('href', `/app/dokubox/${box.id}#doku-${doku.id}`);
    }
    const start = page.getByRole('button', { name: t('creating:configure.start.change') });
    await userEvent.click(start);
    const alert = await page.findByRole('alert');
    await expect(alert).toHaveTextContent(t('contract:message.dde.error.dokuboxSetupIncomplete'));
    for (const doku of open) await expect(alert).toHaveTextContent(titleOf(screen.visit, doku));

    for (const { id } of open) await visit.call('finalizeDoku', { params: { id }, body: {} });
    const [first] = box.dokus;
    if (!first) throw new Error('The box has no document. Add one to the scenario.');
    const down = t('creating:configure.documents.down', { title: titleOf(screen.visit, first) });
    await userEvent.click(within(documents).getByRole('button', { name: down }));
    await userEvent.click(start);
    await expectPath(screen, `/app/dokubox/${box.id}`);
    await waitFor(() =>
      expect(page.getAllByText(t('creating:configure.done.change'))[0]).toBeVisible(),
    );
    const after = await boxOf(screen);
    await expect(after.status).toBe('IN_PROGRESS');
    await expect(after.dokus[1]?.id).toBe(first.id);
  },
};

export const Locked: Story = {
  name: '[R4.3] A box that another user works on shows its setup and changes nothing',
  args: { scenario: 'locked-by-another', user: 'bankerValidator' },
  globals: { tenant: 'CZ' },
  parameters: preparing({
    path: async (visit) => {
      const locked = (await visit.rows()).find(
        ({ status, lockUser }) =>
          status === 'IN_PROGRESS' && lockUser && lockUser.username !== visit.username,
      );
      return pathOf(locked?.id);
    },
  }),
  play: async (context) => {
    const { page, t, box } = await onSetup(context);
    const name = box.lockUser?.fullName ?? '';
    await waitFor(() => expect(page.getByText(t('box:lockBanner.title', { name }))).toBeVisible());
    await expect(
      page.getByRole('button', { name: t('creating:configure.start.change') }),
    ).toBeDisabled();
  },
};

export const Loading: Story = {
  name: '[R2.18] The page while the box loads',
  parameters: preparing({
    before: (visit) => {
      visit.hold('loadDokubox');
      return Promise.resolve();
    },
    path: async (visit) => pathOf((await visit.rows())[0]?.id),
  }),
  play: async () => {
    await waitFor(() => expect(document.querySelector('main [aria-busy="true"]')).toBeVisible());
  },
};

export const NobodyToChoose: Story = {
  name: '[R8.1] The page shows why the people could not be loaded',
  parameters: preparing({
    before: (visit) => visit.addFault({ operationId: 'getParticipantCandidates', status: 500 }),
    path: async (visit) =>
      pathOf((await visit.rows()).find(({ status }) => status === 'BANK_SETUP')?.id),
  }),
  play: async (context) => {
    const { page, t } = await onSetup(context);
    await waitFor(() =>
      expect(page.getByText(t('creating:configure.people.loadFailed'))).toBeVisible(),
    );
  },
};

export const Unknown: Story = {
  name: '[R8.7] A box that does not exist',
  parameters: preparing({ path: () => pathOf(999_999) }),
  play: async (context) => {
    const { page, t } = await onScreen(context);
    await waitFor(() =>
      expect(page.getByRole('link', { name: t('shell:error.backHome') })).toBeVisible(),
    );
    await expect(page.queryByText(t('creating:configure.documents.title'))).toBeNull();
  },
};

export const Pseudo: Story = {
  name: '[R2.34][R9.10] The page with longer words on the smallest screen',
  globals: { language: 'pseudo', scheme: 'dark', viewport: { value: 'w320' } },
  play: async (context) => {
    const { visit } = await onSetup(context);
    await expectPseudo(visit);
  },
};
