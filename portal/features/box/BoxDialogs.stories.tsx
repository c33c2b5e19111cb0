import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { limits } from '@dokubox/spec/limits.ts';
import { policyOf } from '@dokubox/spec/tenants/table.ts';
import { formatIsoDay } from '@dokubox/ui-kit/helpers/dayInput.ts';
import {
  atBox,
  atBoxWith,
  boxNow,
  cardOn,
  dokuAt,
  replaceText,
  giveReason,
  onBox,
  openCard,
  openRemoval,
  titleOf,
  type Box,
  type ReceivedDoku,
} from '../../../.storybook/box.ts';
import { expectPseudo, screenStories, type ScreenProps } from '../../../.storybook/Screen.tsx';

const meta = {
  title: 'Screens/Box/Dialogs',
  ...screenStories,
  args: { scenario: 'acting', user: 'bankerRm' },
  parameters: { ...screenStories.parameters, ...atBox(0) },
} satisfies Meta<ScreenProps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Removal: Story = {
  name: '[R2.21][R4.20][R5.3] A banker removes a document with a reason and a note',
  play: async (context) => {
    const screen = await onBox(context);
    const { visit, page, box, t } = screen;
    const doku = dokuAt(box, 0);
    const first = await openRemoval(screen, doku);
    const submit = t('acting:removal.submit');
    await userEvent.click(within(first).getByRole('button', { name: submit }));
    await waitFor(() =>
      expect(within(first).getByText(t('contract:fieldError.required.reason'))).toBeVisible(),
    );
    const note = within(first).getByRole('textbox', { name: t('acting:reason.note') });
    await replaceText(note, 'n'.repeat(limits.cancellationNoteMax + 1));
    await waitFor(() =>
      expect(note).toHaveAccessibleDescription(
        expect.stringContaining(t('contract:fieldError.tooLong.note')) as unknown as string,
      ),
    );
    await replaceText(note, 'n'.repeat(limits.cancellationNoteMax));
    await waitFor(() => expect(note).not.toHaveAttribute('aria-invalid', 'true'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(first).not.toBeInTheDocument());
    const dialog = await openRemoval(screen, doku);
    await giveReason(screen, dialog, 'Sent twice');
    await userEvent.click(within(dialog).getByRole('button', { name: submit }));
    const words = t('acting:done.removed', { title: titleOf(visit, doku) });
    await waitFor(() => expect(page.getAllByText(words)[0]).toBeVisible());
    await waitFor(() => expect(cardOn(doku)).toBeNull());
    const now = (await boxNow(visit)).dokus.find(({ id }) => id === doku.id);
    await expect(now).toMatchObject({ usedInBox: false, removed: true });
  },
};

export const LastDocument: Story = {
  name: '[R5.27][R2.24] The last document is removed only after a warning, and leaves an empty dokubox',
  globals: { tenant: 'CZ' },
  parameters: atBox(2),
  play: async (context) => {
    const screen = await onBox(context);
    const { page, box, t } = screen;
    const submit = t('acting:removal.submit');
    const dialog = await openRemoval(screen, dokuAt(box, 0));
    await giveReason(screen, dialog, 'Sent twice');
    await userEvent.click(within(dialog).getByRole('button', { name: submit }));
    const name = t('acting:missingFile.lastTitle');
    const warning = await page.findByRole('dialog', { name });
    await userEvent.click(
      within(warning).getByRole('button', { name: t('acting:missingFile.back') }),
    );
    const again = await page.findByRole('dialog', { name: submit });
    await giveReason(screen, again, 'Sent twice');
    await userEvent.click(within(again).getByRole('button', { name: submit }));
    const once = await page.findByRole('dialog', { name });
    await userEvent.click(
      within(once).getByRole('button', { name: t('acting:missingFile.continue') }),
    );
    await waitFor(() => expect(page.getAllByText(t('box:documents.empty'))[0]).toBeVisible());
  },
};

/** Another user has opened the signing page of the only document. */
const anotherUserSigns = ({ dokus }: Box) =>
  dokus.some(({ participants }) => participants.some((one) => one.signingUrlResolved));

export const RemovalPending: Story = {
  name: '[R5.26][R2.21][A-121] A removal waits while someone signs the document',
  args: { scenario: 'signing-running' },
  globals: { tenant: 'RO' },
  parameters: atBoxWith(anotherUserSigns),
  play: async (context) => {
    const screen = await onBox(context);
    const { visit, page, box, t } = screen;
    const doku = dokuAt(box, 0);
    const dialog = await openRemoval(screen, doku);
    await giveReason(screen, dialog, 'Sent twice');
    await userEvent.click(within(dialog).getByRole('button', { name: t('acting:removal.submit') }));
    const lastTitle = t('acting:missingFile.lastTitle');
    const last = await page.findByRole('dialog', { name: lastTitle });
    await userEvent.click(
      within(last).getByRole('button', { name: t('acting:missingFile.continue') }),
    );
    const name = t('acting:removalPending.title');
    const notice = await page.findByRole('dialog', { name });
    await expect(notice).toHaveTextContent(titleOf(visit, doku));
    const now = dokuAt(await boxNow(visit), 0);
    await expect(now).toMatchObject({ usedInBox: false, removed: false });
  },
};

export const RemovalRefused: Story = {
  name: '[R5.26][R2.21] A document that someone signs cannot be removed if the bank’s rules say so',
  args: { scenario: 'signing-running' },
  globals: { tenant: 'HU' },
  parameters: atBoxWith(anotherUserSigns),
  play: async (context) => {
    const screen = await onBox(context);
    const dialog = await openRemoval(screen, dokuAt(screen.box, 0));
    await expect(
      within(dialog).getByText(screen.t('acting:removalRefusal.SIGNING_IN_PROGRESS')),
    ).toBeVisible();
  },
};

/** Returns the box and the document with the name. */
async function signersOf(visit: Parameters<typeof boxNow>[0], name: string) {
  const named = (doku: ReceivedDoku) => doku.customDokuName === name;
  const box = await visit.box(({ dokus }) => dokus.some(named));
  return { box, doku: box.dokus.find(named) as ReceivedDoku };
}

export const Signers: Story = {
  name: '[R5.25][R2.23] The dialog shows a signer’s date as N/A, near or past, and masks ids',
  args: { scenario: 'missing-signer-data' },
  play: async (context) => {
    const { visit, page, t } = await onBox(context);
    const tolerated = policyOf(visit.tenant).expiryToleratedInWaitingArchival;
    for (const [name, says] of [
      ['Expiry date missing', 'notAvailable'],
      ['Document expires soon', 'warning'],
      ['Document expired', 'error'],
      ['Expired after signing', tolerated ? null : 'error'],
      ['Complete data', null],
    ] as const) {
      const { box, doku } = await signersOf(visit, name);
      // Opened by the button on the card, or by a link.
      if (name === 'Complete data') {
        visit.portal?.navigate(`/app/dokubox/${box.id}`);
        const opener = t('acting:signers.buttonOf', { title: titleOf(visit, doku) });
        const card = within(await openCard(doku));
        await userEvent.click(await card.findByRole('button', { name: opener }));
      } else {
        visit.portal?.navigate(`/app/dokubox/${box.id}?modal=signers&doku=${doku.id}`);
      }
      const title = t('acting:signers.title', { title: name });
      const dialog = await page.findByRole('dialog', { name: title });
      const signers = within(dialog).getAllByRole('listitem');
      await expect(signers).toHaveLength(doku.signingUsers.length);
      // The scenario has removed the data of the client's first signer.
      const place = doku.signingUsers.findIndex(({ userType }) => userType === 'CLIENT');
      const expiry = within(signers[place] as HTMLElement).getByText(t('acting:signers.expiry'));
      const day = doku.signingUsers[place]?.docExpiryDate;
      const mark = says === null ? '' : t(`acting:signers.${says}`);
      await expect(expiry.nextElementSibling?.textContent).toBe(
        `${day ? formatIsoDay(day) : ''}${mark}`,
      );
      for (const [at, one] of doku.signingUsers.entries()) {
        for (const id of [one.namirialUserId ?? '', one.namirialDeviceId ?? '']) {
          if (id === '') continue;
          await expect(signers[at]).toHaveTextContent(`****${id.slice(-4)}`);
          // Only the user's own numbers arrive whole, and the screen masks them.
          if (one.username === visit.username) await expect(dialog).not.toHaveTextContent(id);
          else await expect(id).toMatch(/^\*{4}/u);
        }
      }
      if (name === 'Complete data') break;
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(dialog).not.toBeInTheDocument());
    }
  },
};

export const SignersTolerated: Story = {
  ...Signers,
  name: '[R5.25][R2.23] The dialog accepts a date that passed after signing, if the bank tolerates it',
  globals: { tenant: 'BG' },
};

/** The first matching document of the box, with a dialog about it open. */
const about = (modal: string, matches: (doku: ReceivedDoku) => boolean) => (box: Box) =>
  `?modal=${modal}&doku=${box.dokus.find(matches)?.id}`;

export const Preview: Story = {
  name: '[R7.15] A user previews a document without leaving the dokubox',
  parameters: atBox(0, {
    query: about('preview', ({ fileName }) => fileName?.endsWith('.pdf') === true),
  }),
  play: async (context) => {
    const { page } = await onBox(context);
    const dialog = await page.findByRole('dialog');
    await waitFor(() => expect(dialog.querySelector('canvas')).toBeVisible());
  },
};

export const PreviewFailed: Story = {
  name: '[R7.15][R8.1] A failed preview shows it, and can be tried again',
  globals: { scheme: 'dark', viewport: { value: 'w390' } },
  parameters: atBox(0, {
    before: (visit) => visit.addFault({ operationId: 'downloadDoku', status: 500 }),
    query: about('preview', ({ fileName }) => fileName?.endsWith('.pdf') === true),
  }),
  play: async (context) => {
    const { visit, page, t } = await onBox(context);
    const dialog = await page.findByRole('dialog');
    await waitFor(() =>
      expect(within(dialog).getByRole('alert')).toHaveTextContent(
        t('contract:message.dde.error.generalError'),
      ),
    );
    await visit.clearFaults();
    await userEvent.click(within(dialog).getByRole('button', { name: t('box:preview.retry') }));
    await waitFor(() => expect(dialog.querySelector('canvas')).toBeVisible());
  },
};

export const Validation: Story = {
  name: '[R2.23][R8.1] A page without a server shows that it cannot validate signatures',
  parameters: atBox(4, {
    query: about('validate', (one) => one.dokuStaticActions.includes('ValidateSignature')),
  }),
  play: async (context) => {
    const { page, t } = await onBox(context);
    const dialog = await page.findByRole('dialog', { name: t('validation:title') });
    const alert = await within(dialog).findByRole('alert');
    await expect(alert).toHaveTextContent(t('validation:failedTitle'));
    await expect(alert).toHaveTextContent(t('contract:message.dde.error.needsServer'));
  },
};

export const PseudoRemoval: Story = {
  name: '[R9.10][R2.21] The removal with longer words on the smallest screen',
  globals: { language: 'pseudo', scheme: 'dark', viewport: { value: 'w320' } },
  parameters: atBox(0, { query: about('removal', () => true) }),
  play: async (context) => {
    const { visit, page, t } = await onBox(context);
    const dialog = await page.findByRole('dialog', { name: t('acting:removal.submit') });
    const submit = within(dialog).getByRole('button', { name: t('acting:removal.submit') });
    await fireEvent.click(submit);
    await expectPseudo(visit);
  },
};
