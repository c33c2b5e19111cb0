import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { limits } from '@dokubox/spec/limits.ts';
import { policyOf } from '@dokubox/spec/tenants/table.ts';
import { beginningWith, rowsOf } from '../../../.storybook/acts.ts';
import {
  atBox,
  boxNow,
  dokuAt,
  dropFiles,
  giveFile,
  onBox,
  openCard,
  option,
  pdfOf,
  submitButton,
  titleOf,
  type Box,
  type ReceivedDoku,
} from '../../../.storybook/box.ts';
import { preparing, screenStories, type ScreenProps } from '../../../.storybook/Screen.tsx';
import { sentWords } from '../../../tests/tools/sent.ts';

/** A document the user can upload a file to. */
const waits = ({ status, dokuStaticActions }: ReceivedDoku) =>
  status === 'WAITING_CLIENT_UPLOAD' && dokuStaticActions.includes('Upload');
const waitingIn = ({ dokus }: Box) => dokus.find(waits);

const meta = {
  title: 'Screens/Box/Uploads',
  ...screenStories,
  args: { scenario: 'everyday', user: 'client1' },
  parameters: {
    ...screenStories.parameters,
    ...preparing({
      path: async (visit) => {
        const box = await visit.box((one) => waitingIn(one) !== undefined);
        return `/app/dokubox/${box.id}#doku-${waitingIn(box)?.id}`;
      },
    }),
  },
} satisfies Meta<ScreenProps>;

export default meta;
type Story = StoryObj<typeof meta>;

async function onUpload(context: Parameters<typeof onBox>[0]) {
  const screen = await onBox(context);
  const doku = waitingIn(screen.box);
  if (!doku) throw new Error('No document waits for a file. Add one to the scenario.');
  return { ...screen, doku, card: await openCard(doku) };
}

/** Extensions that only some banks accept, and one that no bank accepts. */
const special = ['msg', 'es3', 'et3', 'dosszie', 'rtf'] as const;

export const Refused: Story = {
  name: '[R8.9][R5.16][R5.17][R5.18][R5.19][R5.20][R5.21] A rejected file shows its error at the document, and a valid file is accepted',
  play: async (context) => {
    const { visit, page, doku, card, t } = await onUpload(context);
    const zone = t('box:upload.label', { title: titleOf(visit, doku) });
    dropFiles(within(card).getByRole('button', { name: zone }), [
      new File(['%PDF-1.7'], 'a.pdf'),
      new File(['%PDF-1.7'], 'b.pdf'),
    ]);
    const alert = () => within(card).findByRole('alert');
    await expect(await alert()).toHaveTextContent(t('contract:message.dde.error.onlyOneFile'));
    const { uploadExtensions } = policyOf(visit.tenant);
    const refused = [
      [new File(['MZ'], 'a.exe'), 'forbiddenExtension'],
      [new File([], 'empty.pdf'), 'emptyFile'],
      [new File(['Hi'], 'invalid.pdf'), 'invalidContent'],
      [new File(['%'.repeat(limits.uploadMaxBytes + 1)], 'large.pdf'), 'maxSize'],
      ...special.map((extension) => {
        // Accepted files are inspected next, and these do not match their extension.
        const taken = uploadExtensions.includes(extension);
        const file = new File(['Hi'], `file.${extension}`);
        return [file, taken ? 'invalidContent' : 'forbiddenExtension'] as const;
      }),
    ] as const;
    for (const [file, says] of refused) {
      await giveFile(card, file);
      await waitFor(async () => expect(await alert()).toHaveTextContent(file.name));
      // The matcher reads a no-break space as a normal space.
      const expected = t(`contract:message.dde.error.${says}`).replace(/\s/gu, ' ');
      await expect(await alert()).toHaveTextContent(expected);
    }
    const now = (await boxNow(visit)).dokus.find(({ id }) => id === doku.id);
    await expect(now?.status).toBe(doku.status);
    await giveFile(card, await pdfOf(visit, 'good.pdf'));
    await waitFor(() =>
      expect(page.getAllByText(t('contract:message.dde.success.fileUploaded'))[0]).toBeVisible(),
    );
    await expect(card).toHaveTextContent('good.pdf');
  },
};

export const Unsigned: Story = {
  name: '[R8.9][R5.22] An unsigned client file is rejected if the document is signed outside',
  args: { scenario: 'signed-outside' },
  globals: { tenant: 'SK' },
  parameters: atBox(0),
  play: async (context) => {
    const { visit, box, t } = await onBox(context);
    const doku = box.dokus.find(
      (one) =>
        one.dokuStaticActions.includes('Upload') &&
        (one.signedOutsideDDE === true || one.clientSignedDokuUploadNeeded === true),
    );
    const card = await openCard(doku ?? dokuAt(box, 0));
    await giveFile(card, await pdfOf(visit, 'unsigned.pdf'));
    await waitFor(() =>
      expect(within(card).getByRole('alert')).toHaveTextContent(
        t('contract:message.dde.error.unsignedClientFile'),
      ),
    );
    const now = (await boxNow(visit)).dokus.find(({ id }) => id === doku?.id);
    await expect(now?.status).toBe(doku?.status);
  },
};

/** The box that its client prepares, in the scenario of endings. */
const clientSetup = 6;

export const UnderWay: Story = {
  name: '[R2.20][A-145] A dokubox cannot be sent during an upload, and leaving it needs consent',
  args: { scenario: 'ending' },
  parameters: atBox(clientSetup),
  play: async (context) => {
    const { visit, page, t } = await onBox(context);
    const name = t('creating:setup.client.submit');
    await waitFor(() => expect(page.getByRole('button', { name })).toBeEnabled());
    const letGo = visit.hold('checkFileContent');
    await giveFile(document, await pdfOf(visit, 'Declaration.pdf'));
    await waitFor(() => expect(page.getByText(t('acting:submit.uploading'))).toBeVisible());
    await expect(page.getByRole('button', { name })).toBeDisabled();
    await userEvent.click(page.getByRole('link', { name: t('box:header.back') }));
    const asks = await page.findByRole('dialog', { name: t('acting:leave.title') });
    await expect(within(asks).getByText(t('acting:leave.uploading'))).toBeVisible();
    await expect(within(asks).queryByText(t('acting:leave.text'))).toBeNull();
    // The upload ends while the question is open, so the question closes automatically.
    letGo();
    await waitFor(() => expect(asks).not.toBeInTheDocument());
    await waitFor(() => expect(page.queryByText(t('acting:submit.uploading'))).toBeNull());
    await expect(page.getByRole('button', { name })).toBeEnabled();
    await userEvent.click(page.getByRole('link', { name: t('box:header.back') }));
    await waitFor(() => expect(rowsOf({ page, t })).toBeVisible());
  },
};

export const ChoicesWait: Story = {
  name: '[R2.20][A-119][A-145] Choices wait for an upload in progress',
  args: { scenario: 'acting' },
  parameters: atBox(0),
  play: async (context) => {
    const screen = await onBox(context);
    const { visit, page, box, t } = screen;
    const chosen = await option(screen, await openCard(dokuAt(box, 0)), 'SendToBank');
    await userEvent.click(chosen);
    await expect(await submitButton(screen, 1)).toBeEnabled();
    const letGo = visit.hold('checkFileContent');
    const card = await openCard(dokuAt(box, 1));
    await giveFile(card, await pdfOf(visit, 'A later extract.pdf'));
    await waitFor(() => expect(within(card).getByRole('progressbar')).toBeVisible());
    await expect(await submitButton(screen, 1)).toBeDisabled();
    await waitFor(() =>
      expect(page.getByText(beginningWith(t('acting:submit.uploading')))).toBeVisible(),
    );
    letGo();
    await waitFor(async () => expect(await submitButton(screen, 1)).toBeEnabled());
    await userEvent.click(await submitButton(screen, 1));
    await waitFor(() => expect(page.getAllByText(sentWords(t))[0]).toBeVisible());
  },
};

export const ColleagueFirst: Story = {
  name: '[R4.3][A-381] If another user was first, the file is rejected before the upload, and accepted on the next attempt',
  play: async (context) => {
    const { visit, doku, card, box, t } = await onUpload(context);
    const banker = await visit.otherSide('bankerRm');
    await banker.call('lockDokubox', { params: { id: box.id }, body: {} });
    await giveFile(card, await pdfOf(visit, 'Extract.pdf'));
    const locked = t('contract:message.dde.error.dokuboxLocked');
    await waitFor(() => expect(within(card).getByRole('alert')).toHaveTextContent(locked));
    await expect(await visit.journal('checkFileContent')).toHaveLength(0);
    await expect(
      (await visit.call('loadDokubox', { params: { id: box.id } })).dokus,
    ).toContainEqual(expect.objectContaining({ id: doku.id, status: 'WAITING_CLIENT_UPLOAD' }));
  },
};
