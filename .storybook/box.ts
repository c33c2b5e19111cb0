import type { StoryContext } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import type { OptionTrigger } from '@dokubox/spec/workflow/offers.ts';
import type { CallAnswer } from '../portal/api/client.ts';
import { boxTitle, contentLanguage, dokuTitle } from '../ui-kit/helpers/names.ts';
import { onScreen, preparing, type OnScreen, type Preparation } from './Screen.tsx';
import type { Visit } from './visit.ts';

/** A box as the portal receives it. */
export type Box = CallAnswer<'loadDokubox'>;
/** A document of a box, as the portal receives it. */
export type ReceivedDoku = Box['dokus'][number];

interface AtBox extends Pick<Preparation, 'before'> {
  /** Returns the query after the address, such as an open dialog. */
  readonly query?: (box: Box) => string;
}

/** Starts at the box of that place in the list, which has the order of the scenario file. */
export function atBox(place: number, { before, query }: AtBox = {}) {
  return preparing({
    ...(before ? { before } : {}),
    path: async (visit) => {
      const id = (await visit.rows())[place]?.id;
      if (id === undefined) throw new Error(`There is no box ${place}. Check the scenario.`);
      if (!query) return `/app/dokubox/${id}`;
      return `/app/dokubox/${id}${query(await visit.call('loadDokubox', { params: { id } }))}`;
    },
  });
}

/** Starts at the first matching box of the list. */
export function atBoxWith(matches: (box: Box) => boolean) {
  return preparing({ path: async (visit) => `/app/dokubox/${(await visit.box(matches)).id}` });
}

/** A box on the screen, and its data on the server. */
export interface OnBox extends OnScreen {
  readonly box: Box;
}

/** Waits for the documents of the portal's current box. */
export async function onBox(context: Pick<StoryContext, 'loaded'>): Promise<OnBox> {
  const screen = await onScreen(context);
  await screen.page.findAllByRole('article', {}, { timeout: 15_000 });
  return { ...screen, box: await boxNow(screen.visit) };
}

/** The portal's current box, as the server returns it to the user now. */
export function boxNow(visit: Visit): Promise<Box> {
  const id = Number(/\/app\/dokubox\/(\d+)/.exec(visit.portal?.path() ?? '')?.[1]);
  return visit.call('loadDokubox', { params: { id } });
}

/** The document at a place of the box. */
export function dokuAt(box: Box, place: number): ReceivedDoku {
  const doku = box.dokus[place];
  if (!doku) throw new Error(`The box has no document ${place}. Check the scenario.`);
  return doku;
}

/** Title of a document as the user sees it. */
export function titleOf({ tenant, language }: Visit, doku: ReceivedDoku): string {
  return dokuTitle(doku as Parameters<typeof dokuTitle>[0], contentLanguage(tenant, language));
}

/** Name of a box as the user sees it. */
export function boxNameOf({ tenant, language }: Visit, box: Box): string {
  return boxTitle(box, contentLanguage(tenant, language));
}

/** The button on a document's card that opens its messages, however many are unread. */
export function messagesButton({ visit, t }: OnScreen, doku: ReceivedDoku): HTMLElement {
  const title = titleOf(visit, doku);
  const names = new Set([t('box:card.messages', { title })]);
  for (let count = 1; count < 100; count += 1) {
    names.add(t('box:card.messagesUnread', { title, count }));
  }
  const card = within(cardOn(doku) as HTMLElement);
  return card.getByRole('button', { name: (name) => names.has(name) });
}

/** Card of a document, or null. */
export const cardOn = ({ id }: Pick<ReceivedDoku, 'id'>) =>
  document.querySelector<HTMLElement>(`article[data-doku="${id}"]`);

/** The button that opens and closes a card. */
export function toggleOf(card: HTMLElement): HTMLElement {
  return within(within(card).getByRole('heading', { level: 3 })).getByRole('button');
}

/** Opens the card of a document. It is found by id, because a box may have two equal titles. */
export async function openCard(doku: Pick<ReceivedDoku, 'id'>): Promise<HTMLElement> {
  await waitFor(() => expect(cardOn(doku)).not.toBeNull());
  const card = cardOn(doku) as HTMLElement;
  const toggle = toggleOf(card);
  if (toggle.getAttribute('aria-expanded') !== 'true') await userEvent.click(toggle);
  return card;
}

/** An available action on an open card. */
export function option({ visit, t }: OnScreen, card: HTMLElement, trigger: OptionTrigger) {
  const name = t(`contractBox:action.${visit.userType}.${trigger}`);
  return within(card).findByRole<HTMLInputElement>('radio', { name });
}

/** The button that sends a number of choices. */
export function submitButton({ page, t }: OnScreen, count: number): Promise<HTMLElement> {
  return page.findByRole('button', { name: t('acting:submit.submit', { count }) });
}

/** Opens the removal dialog of a document. */
export async function openRemoval(
  { visit, page, t }: OnScreen,
  doku: ReceivedDoku,
): Promise<HTMLElement> {
  const card = await openCard(doku);
  const more = t('acting:card.more', { title: titleOf(visit, doku) });
  await userEvent.click(await within(card).findByRole('button', { name: more }));
  await userEvent.click(await page.findByRole('menuitem', { name: t('acting:removal.submit') }));
  return page.findByRole('dialog');
}

/** Chooses the first reason of the catalogue in a dialog, and writes a note. */
export async function giveReason({ t }: OnScreen, dialog: HTMLElement, note: string) {
  const reason = await within(dialog).findByRole<HTMLSelectElement>('combobox');
  await waitFor(() => expect(reason.options.length).toBeGreaterThan(1));
  await userEvent.selectOptions(reason, reason.options[1] as HTMLOptionElement);
  await replaceText(within(dialog).getByRole('textbox', { name: t('acting:reason.note') }), note);
}

/** Replaces the text of a field at once. */
export async function replaceText(field: HTMLElement, text: string): Promise<void> {
  await fireEvent.change(field, { target: { value: text } });
}

function listOf(files: readonly File[]): DataTransfer {
  const data = new DataTransfer();
  for (const file of files) data.items.add(file);
  return data;
}

/** Chooses a file in the input inside an element, even if its `accept` would not offer it. */
export async function giveFile(inside: ParentNode, file: File): Promise<void> {
  const input = inside.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is no file input here. Open the card first.');
  input.files = listOf([file]).files;
  await fireEvent.change(input);
}

/** Drops files on an element, as a user would. */
export function dropFiles(target: HTMLElement, files: readonly File[]): void {
  const about = { bubbles: true, cancelable: true, dataTransfer: listOf(files) };
  target.dispatchEvent(new DragEvent('drop', about));
}

/**
 * Returns a document with a real PDF, and a user who may read it. A file that has not been sent can
 * be read only by its own side.
 */
async function readablePdf(visit: Visit) {
  for (const person of [await visit.otherSide('bankerRm'), await visit.otherSide('client1')]) {
    for (const row of await person.rows()) {
      if (person.userType === 'BANKER' && row.status === 'CLIENT_SETUP') continue;
      const { dokus } = await person.call('loadDokubox', { params: { id: row.id } });
      const doku = dokus.find(holdsPdf);
      if (doku) return { person, id: doku.id };
    }
  }
  throw new Error('No document of the world has a PDF. Add one to the scenario.');
}

/** Returns a real PDF with a name: the file of a document of the world. */
export async function pdfOf(visit: Visit, name: string): Promise<File> {
  const { person, id } = await readablePdf(visit);
  const { fileContent } = await person.call('downloadDoku', { params: { id } });
  const bytes = Uint8Array.from(atob(fileContent), (letter) => letter.charCodeAt(0));
  return new File([bytes], name, { type: 'application/pdf' });
}

/** A page cannot create files that a scenario declares as signed. */
const unsigned: readonly string[] = ['UPLOADED_BANK', 'UPLOADED_CLIENT', 'UNDER_REVIEW_CLIENT'];
function holdsPdf({ fileName, status, signedOutsideDDE }: ReceivedDoku): boolean {
  return (
    fileName?.endsWith('.pdf') === true && unsigned.includes(status) && signedOutsideDDE !== true
  );
}
