import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { formatIsoDay } from '@dokubox/ui-kit/helpers/dayInput.ts';
import { beginningWith } from '../../../.storybook/acts.ts';
import {
  atBox,
  boxNow,
  cardOn,
  dokuAt,
  replaceText,
  giveFile,
  onBox,
  openCard,
  option,
  pdfOf,
  submitButton,
  titleOf,
  toggleOf,
} from '../../../.storybook/box.ts';
import { preparing, screenStories, type ScreenProps } from '../../../.storybook/Screen.tsx';
import { sentWords } from '../../../tests/tools/sent.ts';

const meta = {
  title: 'Screens/Box/Acting',
  ...screenStories,
  args: { scenario: 'acting', user: 'client1' },
  parameters: { ...screenStories.parameters, ...atBox(0) },
} satisfies Meta<ScreenProps>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Places of the boxes in their scenarios. */
const acting = { choices: 0, setup: 1, paper: 3, archive: 4 } as const;
const ending = { ofClient: 1, signing: 2, pending: 3, clientSetup: 6 } as const;

export const Choices: Story = {
  name: '[R2.20][A-119] A user collects choices and sends them all at once',
  play: async (context) => {
    const screen = await onBox(context);
    const { visit, page, box, t } = screen;
    const chosen = [dokuAt(box, 0), dokuAt(box, 1)];
    for (const doku of chosen) {
      await userEvent.click(await option(screen, await openCard(doku), 'SendToBank'));
    }
    const bar = await page.findByRole('region', { name: t('acting:submit.label') });
    await userEvent.click(within(bar).getByText(t('acting:submit.show')));
    const action = t('contractBox:action.CLIENT.SendToBank');
    await expect(
      within(bar)
        .getAllByRole('listitem')
        .map((one) => one.textContent),
    ).toEqual(chosen.map((doku) => `${titleOf(visit, doku)}: ${action}`));
    await userEvent.click(await submitButton(screen, chosen.length));
    await waitFor(() => expect(page.getAllByText(sentWords(t))[0]).toBeVisible());
    const now = await boxNow(visit);
    for (const { id } of chosen) {
      await expect(now.dokus.find((one) => one.id === id)?.status).toBe('UNDER_REVIEW_BANK');
    }
    await waitFor(() => expect(bar).not.toBeInTheDocument());
  },
};

export const MissingFile: Story = {
  name: '[R2.24][A-149] “Back” in the missing-file warning leads to the document',
  args: { user: 'bankerRm' },
  parameters: preparing({
    path: async (visit) => {
      const client = await visit.otherSide('client1');
      const [row] = await client.rows();
      const box = await client.call('loadDokubox', { params: { id: row?.id ?? 0 } });
      // The contract comes to the bank, next to a document that needs the bank's file.
      await client.call('submitClientDokubox', {
        body: {
          dokuBoxId: box.id,
          dokus: [{ id: dokuAt(box, 2).id, dokuAction: 'SendToBank' }],
        },
      });
      return `/app/dokubox/${box.id}`;
    },
  }),
  play: async (context) => {
    const screen = await onBox(context);
    const { visit, page, box, t } = screen;
    const missing = dokuAt(box, 4);
    const chosen = await option(screen, await openCard(dokuAt(box, 2)), 'SendToClient');
    await userEvent.click(chosen);
    await userEvent.click(await submitButton(screen, 1));
    const name = t('acting:missingFile.title');
    const warning = await page.findByRole('dialog', { name });
    await expect(within(warning).getByRole('listitem')).toHaveTextContent(titleOf(visit, missing));
    await userEvent.click(
      within(warning).getByRole('button', { name: t('acting:missingFile.back') }),
    );
    await waitFor(() => expect(warning).not.toBeInTheDocument());
    const toggle = toggleOf(cardOn(missing) as HTMLElement);
    await waitFor(() => expect(toggle).toHaveFocus());
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(chosen).toBeChecked();
  },
};

export const OnPaper: Story = {
  name: '[A-181][A-189][R4.8] A user confirms a signature on paper with its day, place and scan',
  args: { user: 'bankerRm' },
  parameters: atBox(acting.paper),
  play: async (context) => {
    const screen = await onBox(context);
    const { visit, page, box, t } = screen;
    const doku = box.dokus.find(({ status }) => status === 'WAITING_FOR_PAPER_SIGNING');
    if (!doku) throw new Error('The scenario has no document to sign on paper. Add one to it.');
    const card = await openCard(doku);
    const signed = await option(screen, card, 'PrintedAndPaperSigned');
    await userEvent.click(signed);
    const name = t('acting:paper.title');
    const first = await page.findByRole('dialog', { name });
    // Escape closes the question without a choice.
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(first).not.toBeInTheDocument());
    await expect(signed).not.toBeChecked();
    await userEvent.click(signed);
    const dialog = await page.findByRole('dialog', { name });
    await replaceText(within(dialog).getByLabelText(t('acting:paper.date')), '05.03.2026');
    await replaceText(within(dialog).getByLabelText(t('acting:paper.place')), 'Cluj');
    await giveFile(dialog, await pdfOf(visit, 'scan.pdf'));
    await userEvent.click(within(dialog).getByRole('button', { name: t('acting:paper.submit') }));
    const date = formatIsoDay('2026-03-05');
    const summary = `${t('acting:paper.summary', { date })}, Cluj, scan.pdf`;
    await waitFor(() => expect(card).toHaveTextContent(summary));
    await expect(signed).toBeChecked();
    await userEvent.click(await submitButton(screen, 1));
    const words = t('acting:card.signedOnAt', { date, place: 'Cluj' });
    await waitFor(() => expect(card).toHaveTextContent(words));
    await expect(card).toHaveTextContent('scan.pdf');
    // The client sees it as well.
    const client = await visit.otherSide('client1');
    const boxForClient = await client.call('loadDokubox', { params: { id: box.id } });
    await expect(boxForClient.dokus.find(({ id }) => id === doku.id)?.paperSigning?.place).toBe(
      'Cluj',
    );
  },
};

export const Finalized: Story = {
  name: '[R4.22][A-123] A banker finalizes the setup, and the options appear',
  args: { user: 'bankerRm' },
  parameters: atBox(acting.setup),
  play: async (context) => {
    const screen = await onBox(context);
    const { visit, page, box, t } = screen;
    const doku = dokuAt(box, 0);
    const title = titleOf(visit, doku);
    const card = await openCard(doku);
    await expect(within(card).queryAllByRole('radio')).toHaveLength(0);
    const name = t('acting:finalize.buttonOf', { title });
    await userEvent.click(within(card).getByRole('button', { name }));
    await waitFor(() =>
      expect(page.getAllByText(t('acting:done.finalized', { title }))[0]).toBeVisible(),
    );
    await expect(await option(screen, card, 'SendToClient')).toBeEnabled();
  },
};

export const ArchiveOfAnotherRole: Story = {
  name: '[R4.9] The validator archives, and the manager sees that archiving needs another role',
  args: { user: 'bankerRm' },
  globals: { tenant: 'RS' },
  parameters: atBox(acting.archive),
  play: async (context) => {
    const { box, t } = await onBox(context);
    const waiting = box.dokus.find(({ status }) => status === 'WAITING_ARCHIVAL');
    const card = await openCard(waiting ?? dokuAt(box, 0));
    const hint = t('acting:actions.archiveHint.needsRole');
    await waitFor(() => expect(within(card).getByText(hint)).toBeVisible());
    await expect(within(card).queryAllByRole('radio')).toHaveLength(0);
  },
};

export const ArchiveOffered: Story = {
  name: '[R4.9] The validator can archive',
  args: { user: 'bankerValidator' },
  globals: { tenant: 'RS' },
  parameters: atBox(acting.archive),
  play: async (context) => {
    const screen = await onBox(context);
    const waiting = screen.box.dokus.find(({ status }) => status === 'WAITING_ARCHIVAL');
    const card = await openCard(waiting ?? dokuAt(screen.box, 0));
    await waitFor(async () => expect(await option(screen, card, 'SendToArchive')).toBeEnabled());
  },
};

export const AddDocument: Story = {
  name: '[R3.2] A user adds further documents with the last card',
  args: { scenario: 'ending' },
  parameters: atBox(ending.ofClient),
  play: async (context) => {
    const { visit, page, t } = await onBox(context);
    const add = await page.findByRole('button', { name: t('acting:addOther.submit') });
    const before = page.getAllByRole('article').length;
    await userEvent.click(add);
    const field = page.getByRole('textbox', { name: t('acting:addOther.name') });
    await expect(field).toHaveAccessibleDescription(
      expect.stringContaining(
        t('contract:fieldError.required.customDokuName'),
      ) as unknown as string,
    );
    const name = 'Land register extract';
    await replaceText(field, name);
    await userEvent.click(add);
    await waitFor(() => expect(page.getByText(t('acting:addOther.added', { name }))).toBeVisible());
    const cards = page.getAllByRole('article');
    await expect(cards).toHaveLength(before + 1);
    await expect(cards.at(-1)).toHaveTextContent(name);
    await expect(field).toHaveValue('');
    // Nothing can be added while the termination waits for its decision.
    const pending = (await visit.rows())[ending.pending];
    visit.portal?.navigate(`/app/dokubox/${pending?.id}`);
    await waitFor(() =>
      expect(page.queryByRole('button', { name: t('acting:addOther.submit') })).toBeNull(),
    );
  },
};

export const WayOfSigning: Story = {
  name: '[R9.7] The client can choose how to sign until the signing has started',
  args: { scenario: 'ending' },
  parameters: atBox(ending.ofClient),
  play: async (context) => {
    const { visit, page, t } = await onBox(context);
    const choose = async (system: 'ESAW_REMOTE' | 'ESAW_DISPOSABLE') => {
      const name = t(`contractBox:clientSignatureSystem.${system}`);
      await userEvent.click(await page.findByRole('radio', { name: beginningWith(name) }));
      await userEvent.click(page.getByRole('button', { name: t('acting:signatureSystem.submit') }));
      const words = t('acting:signatureSystem.chosen', { system: name });
      await waitFor(() => expect(page.getByText(words)).toBeVisible());
    };
    const submit = t('acting:signatureSystem.submit');
    await userEvent.click(await page.findByRole('button', { name: submit }));
    await waitFor(() =>
      expect(
        page.getByText(t('contract:fieldError.required.clientSelectedSignatureSystem')),
      ).toBeVisible(),
    );
    await choose('ESAW_REMOTE');
    const change = t('acting:signatureSystem.change');
    await userEvent.click(page.getByRole('button', { name: change }));
    await choose('ESAW_DISPOSABLE');
    const signing = (await visit.rows())[ending.signing];
    visit.portal?.navigate(`/app/dokubox/${signing?.id}`);
    await waitFor(() => expect(page.getByText(t('acting:signatureSystem.fixed'))).toBeVisible());
    await expect(page.queryByRole('button', { name: change })).toBeNull();
  },
};

export const HandedOver: Story = {
  name: '[R4.1] The client sends a prepared dokubox to the bank, which acts next',
  args: { scenario: 'ending' },
  parameters: atBox(ending.clientSetup),
  play: async (context) => {
    const { visit, page, t } = await onBox(context);
    const submit = t('creating:setup.client.submit');
    await userEvent.click(await page.findByRole('button', { name: submit }));
    const dialog = await page.findByRole('dialog', { name: t('creating:setup.send.title') });
    await userEvent.click(
      within(dialog).getByRole('button', { name: t('creating:setup.send.submit') }),
    );
    await waitFor(() => expect(page.getByText(t('creating:setup.sent'))).toBeVisible());
    await expect(page.getByText(t('box:header.readOnly'))).toBeVisible();
    await expect(page.getByText(t('box:turn.configurationClient'))).toBeVisible();
    await expect((await boxNow(visit)).status).toBe('WAITING_BANK_CONFIGURATION');
  },
};
