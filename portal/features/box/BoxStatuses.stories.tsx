import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import {
  dokuboxStatuses,
  dokuStatuses,
  type DokuboxStatus,
  type DokuStatus,
} from '@dokubox/spec/enums.ts';
import { isOwnStatus } from '@dokubox/ui-kit/box/StatusBadge/ownStatuses.ts';
import { usedDokus } from '@dokubox/ui-kit/helpers/turn.ts';
import { rowsOf } from '../../../.storybook/acts.ts';
import { atBox, atBoxWith, boxNow, cardOn, boxNameOf, onBox } from '../../../.storybook/box.ts';
import {
  expectPseudo,
  onScreen,
  preparing,
  screenStories,
  type OnScreen,
  type ScreenProps,
} from '../../../.storybook/Screen.tsx';

const meta = {
  title: 'Screens/Box/Statuses',
  ...screenStories,
  args: { scenario: 'every-box-status', user: 'client1' },
} satisfies Meta<ScreenProps>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Key of the words a user reads for a status: a client's own people read of the company. */
function keyOf(
  { userType }: OnScreen['visit'],
  group: 'dokuStatus' | 'dokuboxStatus',
  status: string,
) {
  return `contractBox:${isOwnStatus(status, userType) ? 'ownStatus' : group}.${status}`;
}

/** The box on the screen is in the status, and says so. */
async function expectStatus({ visit, page, t }: OnScreen, status: DokuboxStatus) {
  const box = await boxNow(visit);
  await expect(box.status).toBe(status);
  const name = boxNameOf(visit, box);
  const label = t(keyOf(visit, 'dokuboxStatus', status));
  // The box before may have had the same name: its heading goes while one looks.
  await waitFor(() => expect(page.getByRole('heading', { level: 1, name })).toBeVisible());
  await waitFor(() => expect(page.getAllByText(label)[0]).toBeVisible());
  const ended = page.queryByRole('button', { name: t('box:header.terminationDetails') });
  await expect(ended !== null).toBe(status === 'CANCELLED');
}

/** A box in the status, as the client sees it unless another user is named. */
function inStatus(status: DokuboxStatus, user: 'client1' | 'bankerRm' = 'client1'): Story {
  return {
    args: { user },
    name: `[R2.14] ${status}`,
    parameters: preparing({
      path: async (visit) =>
        `/app/dokubox/${(await visit.rows()).find((row) => row.status === status)?.id}`,
    }),
    play: async (context) => expectStatus(await onScreen(context), status),
  };
}

export const InProgress = inStatus('IN_PROGRESS');
export const ClientSetup = inStatus('CLIENT_SETUP');
export const BankSetup = inStatus('BANK_SETUP', 'bankerRm');
export const WaitingBankConfiguration = inStatus('WAITING_BANK_CONFIGURATION');
export const PaperInProgress = inStatus('PAPER_IN_PROGRESS');
export const PaperSigned = inStatus('PAPER_SIGNED');
export const PendingCancellation = inStatus('PENDING_CANCELLATION_APPROVAL');
export const Cancelled = inStatus('CANCELLED');
export const Finalized = inStatus('FINALIZED');

export const OfBanker: Story = {
  name: '[R2.14] Every status of a dokubox as a banker sees it',
  args: { user: 'bankerRm' },
  parameters: atBox(0),
  play: async (context) => {
    const screen = await onScreen(context);
    const rows = await screen.visit.rows();
    // The bank does not see a box that its client still prepares.
    for (const status of dokuboxStatuses.filter((one) => one !== 'CLIENT_SETUP')) {
      const row = rows.find((one) => one.status === status);
      screen.visit.portal?.navigate(`/app/dokubox/${row?.id}`);
      await expectStatus(screen, status);
    }
  },
};

/** Checks that every document of the box shows its status, and returns the statuses. */
async function expectDokuStatuses({ visit, page, t }: OnScreen): Promise<DokuStatus[]> {
  const box = await boxNow(visit);
  const used = usedDokus(box.dokus);
  await page.findByRole('heading', { level: 1, name: boxNameOf(visit, box) });
  await page.findAllByRole('article');
  for (const doku of used) {
    const status = t(keyOf(visit, 'dokuStatus', doku.status));
    // Cards of a large box are drawn step by step.
    await waitFor(() => expect(cardOn(doku)).not.toBeNull());
    await expect(cardOn(doku)).toHaveTextContent(status);
  }
  return used.map(({ status }) => status);
}

export const OfDocuments: Story = {
  name: '[R2.20] Every status of a document that can occur next to the others',
  args: { scenario: 'every-doku-status' },
  parameters: atBox(0),
  play: async (context) => {
    await expectDokuStatuses(await onScreen(context));
  },
};

export const OfDocumentsSignedInTheBank: Story = {
  ...OfDocuments,
  name: '[R2.20] Every status of a document the bank signs in its own application',
  parameters: atBox(1),
};

export const OfDocumentsSignedElectronically: Story = {
  ...OfDocuments,
  name: '[R2.20] Every status of a document both sides sign electronically',
  parameters: atBox(2),
};

export const OfDocumentsForBanker: Story = {
  name: '[R2.20] Every status of a document as a banker sees it',
  args: { scenario: 'every-doku-status', user: 'bankerRm' },
  parameters: atBox(0),
  play: async (context) => {
    const screen = await onScreen(context);
    const seen = new Set<DokuStatus>();
    for (const { id } of await screen.visit.rows()) {
      screen.visit.portal?.navigate(`/app/dokubox/${id}`);
      for (const status of await expectDokuStatuses(screen)) seen.add(status);
    }
    await expect([...seen].sort()).toEqual([...dokuStatuses].sort());
  },
};

export const Rejected: Story = {
  name: '[R2.22][R4.23][R4.24][R4.7] The refusal of a signature is shown with its signer and reason, from the list to the people',
  args: { scenario: 'signing-rejected', user: 'bankerRm', path: '/app/dokuboxlist' },
  globals: { tenant: 'HR' },
  play: async (context) => {
    const { visit, page, t } = await onScreen(context);
    const { id, signatureRejection } = await visit.box(
      (one) => one.signatureRejection?.participantType === 'CLIENT',
    );
    const expected = t('box:rejection.by', { name: signatureRejection?.fullName ?? 'nobody' });
    await waitFor(() => expect(rowsOf({ page, t })).toBeVisible());
    const link = document.querySelector<HTMLElement>(`:is(tr, li) a[href$="/app/dokubox/${id}"]`);
    const entry = link?.closest('tr, li');
    await expect(entry).toHaveTextContent(expected);
    await expect(entry).toHaveTextContent(signatureRejection?.reason ?? 'no reason');
    await userEvent.click(link as HTMLElement);
    const { box } = await onBox(context);
    await waitFor(() => expect(page.getAllByText(expected)[0]).toBeVisible());
    await userEvent.click(await page.findByRole('button', { name: t('box:header.progress') }));
    const dialog = await page.findByRole('dialog', { name: t('acting:progress.title') });
    const rows = within(dialog).getAllByRole('rowheader');
    await expect(rows).toHaveLength(usedDokus(box.dokus).length);
    const [first] = rows as [HTMLElement];
    await expect(first.parentElement).toHaveTextContent(t('acting:dokuProgress.rejected'));
    await userEvent.click(within(first).getByRole('button'));
    await waitFor(() => expect(within(dialog).getAllByRole('listitem')[0]).toBeVisible());
    await expect(within(dialog).getAllByText(t('box:participant.rejected'))[0]).toBeVisible();
  },
};

export const RejectedForClient: Story = {
  name: '[R2.22][R4.23] A client sees only the side of the bank’s signer',
  args: { scenario: 'signing-rejected', user: 'client1' },
  globals: { tenant: 'HR' },
  parameters: atBoxWith((one) => one.signatureRejection?.participantType === 'BANK'),
  play: async (context) => {
    const { visit, page, box, t } = await onBox(context);
    await expect(page.getAllByText(t('box:rejection.byBank'))[0]).toBeVisible();
    const banker = await visit.otherSide('bankerRm');
    const expected = await banker.call('loadDokubox', { params: { id: box.id } });
    await expect(page.getByRole('main')).not.toHaveTextContent(
      expected.signatureRejection?.fullName ?? 'nobody',
    );
  },
};

export const PseudoProgress: Story = {
  name: '[R9.10][R2.34] The progress with longer words on the smallest screen',
  args: { scenario: 'signing-rejected', user: 'client1' },
  globals: { language: 'pseudo', scheme: 'dark', viewport: { value: 'w320' } },
  parameters: atBox(0, { query: ({ id }) => `?modal=progress&box=${id}` }),
  play: async (context) => {
    const { visit, page } = await onBox(context);
    const dialog = await page.findByRole('dialog');
    const [first] = await within(dialog).findAllByRole('rowheader');
    await userEvent.click(within(first as HTMLElement).getByRole('button'));
    await waitFor(() => expect(within(dialog).getAllByRole('listitem')[0]).toBeVisible());
    await expectPseudo(visit);
  },
};

/** A user who only reads the box of all roles sees whom to ask, and can only open messages. */
function asReader(user: string, name: string): Story {
  return {
    name,
    args: { scenario: 'all-roles', user },
    parameters: atBox(0),
    play: async (context) => {
      const { visit, page, t } = await onScreen(context);
      const box = await boxNow(visit);
      await page.findByRole('heading', { level: 1, name: boxNameOf(visit, box) });
      const administers = user === 'bankerAdmin';
      const says = t(`box:roleNotice.${administers ? 'administrator' : 'reader'}`);
      await waitFor(() => expect(page.getByText(says, { exact: false })).toBeVisible());
      const contact = box.dokus
        .flatMap(({ participants }) => participants)
        .find(({ participantRole }) =>
          user === 'clientViewer'
            ? participantRole === 'CLIENT_LEGALREPRESENTATIVE'
            : participantRole === 'BANK_RM',
        );
      await expect(page.getByText(says, { exact: false })).toHaveTextContent(
        contact?.user.fullName ?? 'nobody',
      );
      await expect(page.queryByRole('radio')).toBeNull();
      for (const outcome of ['CANCELLED', 'PENDING'] as const) {
        const end = t(`acting:terminate.title.${outcome}`);
        await expect(page.queryByRole('button', { name: end })).toBeNull();
      }
    },
  };
}

export const ForViewerOfClient = asReader(
  'clientViewer',
  '[A-525] A viewer of the client is told whom to ask',
);
export const ForAdministrator = asReader(
  'bankerAdmin',
  '[A-525] An administrator of users is told whom to ask',
);
