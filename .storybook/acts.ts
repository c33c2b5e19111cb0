import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { OnScreen } from './Screen.tsx';

/** Chooses a value in a native list once it has loaded. */
export async function chooseInList(select: HTMLElement, value: string): Promise<void> {
  await waitFor(() =>
    expect(select.querySelector(`option[value="${value}"]`), value).not.toBeNull(),
  );
  await waitFor(() => expect(select).toBeEnabled());
  await userEvent.selectOptions(select, value);
}

/** The values of a native list, without its prompt. */
export function codesIn(select: HTMLElement): readonly string[] {
  return [...select.querySelectorAll('option')].map(({ value }) => value).filter(Boolean);
}

/** The container of a list, by its name: a table, or a list of cards on small screens. */
export function shownList(page: OnScreen['page'], name: string): HTMLElement {
  return page.queryByRole('table', { name }) ?? page.getByRole('list', { name });
}

/** The container of the list of dokuboxes. */
export function rowsOf({ page, t }: Pick<OnScreen, 'page' | 't'>): HTMLElement {
  return shownList(page, t('list:tableLabel'));
}

/** The entries of a list by its name: the rows of its table below the head, or its cards. */
export function shownEntries(page: OnScreen['page'], name: string): readonly HTMLElement[] {
  const list = shownList(page, name);
  if (!(list instanceof HTMLTableElement)) return [...list.children] as HTMLElement[];
  return [...list.tBodies].flatMap((body) => [...body.rows]);
}

/** The first entry of a list that contains a text. */
export function entryWith(page: OnScreen['page'], name: string, text: string): HTMLElement {
  const found = shownEntries(page, name).find(({ textContent }) => textContent.includes(text));
  if (!found) throw new Error(`“${name}” has no entry with “${text}”.`);
  return found;
}

/**
 * Matches a text by its beginning. A pattern would not work, because texts of the pseudo-language
 * are in brackets.
 */
export const beginningWith = (text: string) => (content: string) => content.startsWith(text);

/** Waits until the portal is at an address: path and query. */
export async function expectPath({ visit }: OnScreen, path: string): Promise<void> {
  await waitFor(() => expect(visit.portal?.path()).toBe(path));
}

/** Finds the first client that the server returns for a text, and chooses it. */
export async function chooseClient({ page }: OnScreen, label: string, text: string): Promise<void> {
  const field = await page.findByRole('combobox', { name: label });
  await userEvent.click(field);
  // Pasted at once, because answers to half a text would come and go under the pointer.
  await userEvent.paste(text);
  const found = within(await page.findByRole('listbox'));
  await userEvent.click((await found.findAllByRole('option'))[0] as HTMLElement);
  await waitFor(() => expect(field).not.toHaveValue(text));
}

/** The fields of the selection form of a new dokubox. */
export function creationFields({ page, t }: OnScreen) {
  const button = (name: string) => page.getByRole('button', { name });
  return {
    segment: () => page.queryByLabelText(t('creating:form.segment')),
    category: () => page.findByLabelText(t('creating:form.category')),
    definition: () => page.findByRole('combobox', { name: t('creating:form.definition') }),
    customName: () => page.getByLabelText(t('creating:form.customName')),
    start: () => button(t('creating:form.start')),
    next: () => button(t('creating:form.next')),
    previous: () => button(t('creating:form.previous')),
  };
}
