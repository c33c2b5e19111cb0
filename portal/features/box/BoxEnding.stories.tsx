import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { rowsOf } from '../../../.storybook/acts.ts';
import {
  atBox,
  boxNow,
  dokuAt,
  replaceText,
  giveFile,
  giveReason,
  onBox,
  openCard,
  pdfOf,
  type Box,
} from '../../../.storybook/box.ts';
import { expectPseudo, screenStories, type ScreenProps } from '../../../.storybook/Screen.tsx';

/** Places of the boxes in the scenario. */
const places = {
  both: 0,
  ofClient: 1,
  signing: 2,
  pending: 3,
  paperSigned: 5,
  cancelledByBanker: 7,
  /** The place in a banker's list, which has no boxes that clients still prepare. */
  cancelledByClient: 7,
} as const;

const meta = {
  title: 'Screens/Box/Ending',
  ...screenStories,
  args: { scenario: 'ending', user: 'bankerRm' },
  parameters: { ...screenStories.parameters, ...atBox(places.both) },
} satisfies Meta<ScreenProps>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Presses the button that ends the box, and returns the dialog. */
async function openTermination(
  { page, t }: Awaited<ReturnType<typeof onBox>>,
  outcome: 'CANCELLED' | 'PENDING' | 'UNKNOWN',
) {
  const name = t(`acting:terminate.title.${outcome === 'PENDING' ? outcome : 'CANCELLED'}`);
  await userEvent.click(await page.findByRole('button', { name }));
  const dialog = await page.findByRole('dialog', { name });
  await expect(within(dialog).getByText(t(`acting:terminate.outcome.${outcome}`))).toBeVisible();
  return { dialog, submit: within(dialog).getByRole('button', { name }) };
}

export const AtOnce: Story = {
  name: '[R4.4][R2.21][R5.3] A banker terminates at once if no one has signed, with a reason',
  play: async (context) => {
    const screen = await onBox(context);
    const { visit, page, box, t } = screen;
    const { dialog, submit } = await openTermination(screen, 'CANCELLED');
    await userEvent.click(submit);
    await waitFor(() =>
      expect(within(dialog).getByText(t('contract:fieldError.required.reason'))).toBeVisible(),
    );
    await giveReason(screen, dialog, 'Not needed any more');
    await userEvent.click(submit);
    await waitFor(() => expect(rowsOf({ page, t })).toBeVisible());
    await waitFor(() =>
      expect(page.getAllByText(t('contract:message.dde.success.terminated'))[0]).toBeVisible(),
    );
    const ended = await visit.call('loadDokubox', { params: { id: box.id } });
    await expect(ended).toMatchObject({
      status: 'CANCELLED',
      cancellationNote: 'Not needed any more',
    });
  },
};

export const Details: Story = {
  name: '[R2.16][R4.4] A client sees who terminated the dokubox and why, and can change nothing',
  args: { user: 'client1' },
  parameters: atBox(places.cancelledByBanker),
  play: async (context) => {
    const { page, box, t } = await onBox(context);
    await expect(page.getByText(t('box:header.readOnly'))).toBeVisible();
    const details = t('box:header.terminationDetails');
    await userEvent.click(page.getByRole('button', { name: details }));
    const dialog = await page.findByRole('dialog', { name: t('box:termination.title') });
    await waitFor(() =>
      expect(within(dialog).getByText(box.cancellationNote ?? 'no note')).toBeVisible(),
    );
    await waitFor(() =>
      expect(within(dialog).queryByText(t('box:termination.unknown'))).toBeNull(),
    );
  },
};

export const DetailsOfClient: Story = {
  name: '[R6.7][R4.4] The details depend on who terminated the dokubox: a client gives no reason',
  parameters: atBox(places.cancelledByClient),
  play: async (context) => {
    const { page, t } = await onBox(context);
    const details = t('box:header.terminationDetails');
    await userEvent.click(page.getByRole('button', { name: details }));
    const dialog = await page.findByRole('dialog', { name: t('box:termination.title') });
    await expect(within(dialog).getByText(t('box:termination.user'))).toBeVisible();
    await waitFor(() => expect(within(dialog).queryByText(t('box:termination.reason'))).toBeNull());
  },
};

export const AskedFor: Story = {
  name: '[R4.4] If someone has signed, the banker sees that another banker decides',
  parameters: atBox(places.signing),
  play: async (context) => {
    const screen = await onBox(context);
    const { visit, page, box, t } = screen;
    const { dialog, submit } = await openTermination(screen, 'PENDING');
    await expect(within(dialog).getByText(t('acting:terminate.envelopePending'))).toBeVisible();
    await giveReason(screen, dialog, 'Terms changed');
    await userEvent.click(submit);
    await waitFor(() =>
      expect(page.getAllByText(t('contract:message.dde.success.pendingApproval'))[0]).toBeVisible(),
    );
    visit.portal?.navigate(`/app/dokubox/${box.id}`);
    const card = await page.findByRole('region', { name: t('acting:decision.ownTitle') });
    await expect(within(card).getByText(t('acting:decision.own'))).toBeVisible();
    await expect(within(card).queryByRole('button')).toBeNull();
  },
};

export const Decision: Story = {
  name: '[R4.4] A termination waits for the decision of another banker',
  args: { user: 'banker1' },
  parameters: atBox(places.pending),
  play: async (context) => {
    const { page, box, t } = await onBox(context);
    const name = t('acting:decision.title');
    const card = await page.findByRole('region', { name });
    await expect(within(card).getByText(box.cancellationNote ?? 'no note')).toBeVisible();
  },
};

/** A box in signing that waits for a second banker. It changed last, so it is first in the list. */
const askedByAnother = atBox(0, {
  before: async (visit) => {
    const banker = await visit.otherSide('bankerRm');
    const rows = await banker.rows();
    const pending = { id: rows[places.pending]?.id ?? 0 };
    const { reasonOfCancellation } = await banker.call('loadDokubox', { params: pending });
    await banker.call('terminateBankerDokubox', {
      body: {
        dokuboxId: rows[places.signing]?.id ?? 0,
        reasonOfCancellation: reasonOfCancellation ?? null,
        cancellationNote: 'Terms changed',
      },
    });
  },
});
export const Approved: Story = {
  name: '[R4.4] An approved termination ends the dokubox and its signing',
  args: { user: 'banker1' },
  parameters: askedByAnother,
  play: async (context) => {
    const { visit, page, t } = await onBox(context);
    const title = t('acting:decision.title');
    const card = await page.findByRole('region', { name: title });
    await expect(within(card).getByText('Terms changed')).toBeVisible();
    const name = t('acting:decision.approve');
    await userEvent.click(within(card).getByRole('button', { name }));
    const dialog = await page.findByRole('dialog', { name });
    await userEvent.click(within(dialog).getByRole('button', { name }));
    const details = t('box:header.terminationDetails');
    await waitFor(() => expect(page.getByRole('button', { name: details })).toBeVisible());
    await expect(await boxNow(visit)).toMatchObject({
      status: 'CANCELLED',
      namirialEnvelopeStatus: 'CANCELLED',
    });
  },
};

export const Refused: Story = {
  name: '[R4.4] A refused termination lets the dokubox and its signing continue',
  args: { user: 'banker1' },
  parameters: askedByAnother,
  play: async (context) => {
    const { visit, page, t } = await onBox(context);
    const card = await page.findByRole('region', { name: t('acting:decision.title') });
    const note = within(card).getByRole('textbox', { name: t('acting:decision.yourNote') });
    await replaceText(note, 'They have signed already');
    const refuse = t('acting:decision.refuse');
    await userEvent.click(within(card).getByRole('button', { name: refuse }));
    await waitFor(() => expect(page.getByText(t('acting:decision.refused'))).toBeVisible());
    const now = await boxNow(visit);
    await expect(now.status).toBe('IN_PROGRESS');
    // Signing continues, because it ends only with an approval.
    await expect(['WAITING_SIGNATURE', 'SIGNATURE_STATUS']).toContain(now.namirialEnvelopeStatus);
  },
};

export const ClientAsks: Story = {
  name: '[R4.4][R6.7][A-206] A client terminates their own dokubox without reason or note',
  args: { user: 'client1' },
  play: async (context) => {
    const screen = await onBox(context);
    const { visit, page, t } = screen;
    for (const outcome of ['CANCELLED', 'PENDING'] as const) {
      const name = t(`acting:terminate.title.${outcome}`);
      await expect(page.queryByRole('button', { name })).toBeNull();
    }
    const own = (await visit.rows())[places.ofClient];
    visit.portal?.navigate(`/app/dokubox/${own?.id}`);
    // The client does not learn what the bank has signed, so the dialog explains both outcomes.
    const { dialog, submit } = await openTermination(screen, 'UNKNOWN');
    await expect(within(dialog).queryByRole('combobox')).toBeNull();
    await expect(within(dialog).queryByRole('textbox')).toBeNull();
    await userEvent.click(submit);
    await waitFor(() => expect(rowsOf({ page, t })).toBeVisible());
    visit.portal?.navigate(`/app/dokubox/${own?.id}`);
    await waitFor(() => expect(page.getByText(t('box:turn.cancelled'))).toBeVisible());
  },
};

export const Failing: Story = {
  name: '[R8.5] A failed termination keeps the input',
  play: async (context) => {
    const screen = await onBox(context);
    const { visit, page, t } = screen;
    const { dialog, submit } = await openTermination(screen, 'CANCELLED');
    await giveReason(screen, dialog, 'Terms changed');
    visit.browser.online = false;
    await userEvent.click(submit);
    await waitFor(() => expect(within(dialog).getByRole('alert')).toBeVisible());
    const note = within(dialog).getByRole('textbox', { name: t('acting:reason.note') });
    await expect(note).toHaveValue('Terms changed');
    visit.browser.online = true;
    await userEvent.click(submit);
    await waitFor(() => expect(rowsOf({ page, t })).toBeVisible());
  },
};

export const Unsent: Story = {
  name: '[R4.4][A-145] A terminated dokubox can be left without a question, even with unsent input',
  play: async (context) => {
    const screen = await onBox(context);
    const { visit, page, box, t } = screen;
    const doku = box.dokus.find(({ dokuStaticActions }) => dokuStaticActions.includes('Upload'));
    const card = await openCard(doku ?? dokuAt(box, 0));
    visit.hold('checkFileContent');
    await giveFile(card, await pdfOf(visit, 'Fees.pdf'));
    const name = t('box:upload.checking', { fileName: 'Fees.pdf' });
    await waitFor(() => expect(within(card).getByRole('progressbar', { name })).toBeVisible());
    const { dialog, submit } = await openTermination(screen, 'CANCELLED');
    await giveReason(screen, dialog, 'Not needed any more');
    await userEvent.click(submit);
    await waitFor(() => expect(rowsOf({ page, t })).toBeVisible());
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  },
};

export const ClosedOnPaper: Story = {
  name: '[R4.1] A dokubox signed on paper is completed without scans in the archive',
  parameters: atBox(places.paperSigned),
  play: async (context) => {
    const { page, t } = await onBox(context);
    const name = t('acting:closePaper.title');
    await userEvent.click(await page.findByRole('button', { name }));
    const dialog = await page.findByRole('dialog', { name });
    await userEvent.click(within(dialog).getByRole('button', { name }));
    await waitFor(() =>
      expect(page.getAllByText(t('contractBox:dokuboxStatus.FINALIZED'))[0]).toBeVisible(),
    );
    await waitFor(() => expect(page.queryByRole('button', { name })).toBeNull());
    const terminate = t('acting:terminate.title.CANCELLED');
    await expect(page.queryByRole('button', { name: terminate })).toBeNull();
  },
};

export const Pseudo: Story = {
  name: '[R9.10][R2.21] The termination with longer words on the smallest screen',
  globals: { language: 'pseudo', scheme: 'dark', viewport: { value: 'w320' } },
  parameters: atBox(places.both, { query: ({ id }: Box) => `?modal=terminate&box=${id}` }),
  play: async (context) => {
    const { visit, page, t } = await onBox(context);
    const name = t('acting:terminate.title.CANCELLED');
    const dialog = await page.findByRole('dialog', { name });
    await userEvent.click(within(dialog).getByRole('button', { name }));
    await replaceText(within(dialog).getByRole('textbox'), '2026');
    await expectPseudo(visit, '2026');
  },
};
