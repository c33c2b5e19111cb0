import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { OptionTrigger } from '@dokubox/spec/workflow/offers.ts';
import { chooseInList, creationFields } from '../../.storybook/acts.ts';
import {
  cardOn,
  replaceText,
  giveFile,
  giveReason,
  messagesButton,
  openCard,
  type Box,
  type ReceivedDoku,
} from '../../.storybook/box.ts';
import { barWords } from '../../.storybook/PrototypeBar.tsx';
import type { OnScreen } from '../../.storybook/Screen.tsx';
import { sendCode, sendCredentials } from '../../.storybook/signIn.ts';
import type { Visit } from '../../.storybook/visit.ts';
import { sentWords } from '../../tests/tools/sent.ts';

/** Queries within the bar above the portal. */
export const barOf = ({ page }: OnScreen) =>
  within(page.getByRole('complementary', { name: barWords.bar }));

/** Switches to the other side with the bar, and waits until it has taken over. */
export async function playOtherSide(screen: OnScreen): Promise<void> {
  const select = () => barOf(screen).getByRole('combobox', { name: barWords.plays });
  const previous = (select() as HTMLSelectElement).value;
  await userEvent.click(barOf(screen).getByRole('button', { name: barWords.otherSide }));
  await waitFor(() => expect(select()).not.toHaveValue(previous));
  const bar = screen.page.getByRole('complementary', { name: barWords.bar });
  await waitFor(() => expect(bar).toHaveAttribute('aria-busy', 'false'));
}

/** A real PDF, created here because the empty world has no file to copy. */
async function pdf(name: string): Promise<File> {
  const { PDFDocument } = await import('@cantoo/pdf-lib');
  const document = await PDFDocument.create();
  document.addPage([595, 842]);
  const bytes = await document.save();
  return new File([bytes as Uint8Array<ArrayBuffer>], name, { type: 'application/pdf' });
}

/** Presses the button with that name as soon as it appears. */
export const press = async (
  inside: Pick<ReturnType<typeof within>, 'findByRole'>,
  name: string,
) => {
  await userEvent.click(await inside.findByRole('button', { name }));
};

/** Signs in with the seeded name, password and code. */
export async function signInAsUser(screen: OnScreen): Promise<void> {
  await sendCredentials(screen);
  await sendCode(screen);
}

/** Opens the form of a new dokubox from the list. */
export async function openNewForm({ page, t }: OnScreen): Promise<void> {
  // An empty list shows this link twice.
  const [link] = await page.findAllByRole('link', { name: t('list:new') });
  await userEvent.click(link as HTMLElement);
}

/** Chooses category and definition of a loan, and the segment if there are several. */
export async function chooseLoan(screen: OnScreen) {
  const form = creationFields(screen);
  const category = await form.category();
  const segment = form.segment();
  if (segment) await chooseInList(segment, 'MB');
  await chooseInList(category, 'MB_LOAN');
  await chooseInList(await form.definition(), 'LOAN-MB-01');
  return form;
}

/** Gives the document a file and waits until the upload is done. */
export async function upload(
  { page, t }: OnScreen,
  doku: ReceivedDoku,
  name: string,
): Promise<void> {
  await giveFile(await openCard(doku), await pdf(name));
  await waitFor(() => expect(cardOn(doku)).toHaveTextContent(name));
  await waitFor(() =>
    expect(page.getAllByText(t('contract:message.dde.success.fileUploaded'))[0]).toBeVisible(),
  );
}

/** Chooses an action for a document, and sends the choice. */
export async function act(
  { page, t }: OnScreen,
  doku: ReceivedDoku,
  [side, trigger]: readonly ['CLIENT' | 'BANKER', OptionTrigger],
): Promise<void> {
  const card = await openCard(doku);
  const name = t(`contractBox:action.${side}.${trigger}`);
  await userEvent.click(await within(card).findByRole('radio', { name }));
  await press(page, t('acting:submit.submit', { count: 1 }));
  const sent = () => page.queryAllByText(sentWords(t));
  // If another file is missing, the bank has to confirm first.
  const question = () => page.queryAllByRole('button', { name: t('acting:missingFile.continue') });
  await waitFor(() => expect([...sent(), ...question()]).not.toHaveLength(0));
  for (const continueButton of question()) await userEvent.click(continueButton);
  await waitFor(() => expect(sent()[0]).toBeVisible());
}

/** Writes a message about a document. An employee of the bank also chooses its readers. */
export async function write(screen: OnScreen, doku: ReceivedDoku, text: string): Promise<void> {
  const { page, t } = screen;
  await waitFor(() => expect(messagesButton(screen, doku)).toBeVisible());
  await userEvent.click(messagesButton(screen, doku));
  const dialog = await page.findByRole('dialog');
  const field = await within(dialog).findByRole('textbox', { name: t('messages:compose.text') });
  await replaceText(field, text);
  const external = within(dialog).queryByRole('radio', { name: t('messages:compose.EXTERNAL') });
  if (external) await userEvent.click(external);
  await press(within(dialog), t('messages:compose.send'));
  await waitFor(() => expect(within(dialog).getByRole('log')).toHaveTextContent(text));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
}

/** Opens the progress of all users, and closes it. */
export async function lookAtProgress({ page, t }: OnScreen): Promise<void> {
  await press(page, t('box:header.progress'));
  const progress = await page.findByRole('dialog', { name: t('acting:progress.title') });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(progress).not.toBeInTheDocument());
}

/** Terminates the dokubox, in which no one has signed. A banker gives a reason. */
export async function terminate(screen: OnScreen, reason?: string): Promise<void> {
  const { page, t } = screen;
  const name = t('acting:terminate.title.CANCELLED');
  await press(page, name);
  const dialog = await page.findByRole('dialog', { name });
  if (reason !== undefined) await giveReason(screen, dialog, reason);
  await press(within(dialog), name);
  const words = t('contract:message.dde.success.terminated');
  await waitFor(() => expect(page.getAllByText(words)[0]).toBeVisible());
}

/** Checks that the list shows the dokubox as terminated. */
export async function expectOver({ page, t }: OnScreen): Promise<void> {
  const over = t('contractBox:dokuboxStatus.CANCELLED');
  // The filter offers the status as well.
  await waitFor(() => expect(page.getByText(over, { ignore: 'option' })).toBeVisible());
}

/** A document the user signs next. */
export const toSign = ({ username }: Visit, { dokus }: Box) =>
  dokus.find(
    ({ status, participants }) =>
      status === 'WAITING_CLIENT_SIGNATURE' &&
      participants.some(
        ({ user, participantState }) => user.username === username && participantState === 'TODO',
      ),
  );
