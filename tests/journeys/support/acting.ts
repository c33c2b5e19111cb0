import { expect, type Browser, type Locator, type Page } from 'playwright/test';
import type { Tenant } from '@dokubox/spec/enums.ts';
import type { OptionTrigger } from '@dokubox/spec/workflow/offers.ts';
import { dokuTitle } from '@dokubox/ui-kit/helpers/names.ts';
import { boxOf } from './boxes.ts';
import { textsOf, type Texts } from './texts.ts';
import { createWorld, openWorld, speak, type JourneyWorld } from './worlds.ts';

type Box = Awaited<ReturnType<typeof boxOf>>;
type Doku = Box['dokus'][number];

/** The boxes of the scenario that journeys act on. */
const boxes = { choices: 101 } as const;

/** A world of documents to act on. Calls beside the browser are the bank's: it sees every box. */
export const makeWorld = (page: Page, tenant: Tenant, scenario = 'acting') =>
  createWorld(page.request, { scenario, tenant, user: 'bankerRm' });

/** Opens a box as a user of the world, in English. */
export async function openBox(page: Page, world: JourneyWorld, user: string, boxId: number) {
  await speak(page, 'en');
  await openWorld(page, world, `/app/dokubox/${boxId}`, user);
  await expect(page.getByRole('article').first()).toBeVisible();
}

/** A second person, in a browser of their own. */
export async function openBeside(
  browser: Browser,
  world: JourneyWorld,
  user: string,
  boxId: number,
) {
  const page = await (await browser.newContext()).newPage();
  await openBox(page, world, user, boxId);
  return page;
}

/** Leaves the box, and with it the lock, to the next person. */
export async function leaveBox(page: Page, t: Texts, world: JourneyWorld, { id }: Pick<Box, 'id'>) {
  await page.getByRole('link', { name: t('box:header.back') }).click();
  await page.waitForURL((url) => url.pathname === '/app/dokuboxlist');
  await expect.poll(async () => (await boxOf(page, world, id)).lockUser ?? null).toBeNull();
}

/** The box and its page, for one person. */
export async function enter(page: Page, tenant: Tenant, user: string, name: keyof typeof boxes) {
  const t = await textsOf('en');
  const world = await makeWorld(page, tenant);
  const box = await boxOf(page, world, boxes[name]);
  await openBox(page, world, user, box.id);
  return { t, world, box };
}

/** The document at a place of the scenario's box. */
export function dokuAt(box: Box, place: number): Doku {
  const doku = box.dokus[place];
  if (!doku) throw new Error(`The box has no document ${place}.`);
  return doku;
}

/** Card of a document, open; titles may stand twice in a box. */
export async function cardOf(page: Page, doku: Pick<Doku, 'id'>): Promise<Locator> {
  const card = page.locator(`article[data-doku="${doku.id}"]`);
  const toggle = card.getByRole('heading', { level: 3 }).getByRole('button');
  if ((await toggle.getAttribute('aria-expanded')) !== 'true') await toggle.click();
  return card;
}

/** An action that can be chosen on a card. */
export const option = (
  card: Locator,
  t: Texts,
  side: 'CLIENT' | 'BANKER',
  trigger: OptionTrigger,
) => card.getByRole('radio', { name: t(`contractBox:action.${side}.${trigger}`), exact: true });
/** The button that sends so many choices. */
export const submitButton = (page: Page, t: Texts, count: number) =>
  page.getByRole('button', { name: t('acting:submit.submit', { count }) });
/** What tells that they were sent. */
export const sent = (page: Page, t: Texts) => page.getByText(t('acting:done.submitted'));

/** Chooses, sends, and waits until it is told. */
export async function choose(page: Page, t: Texts, chosen: Locator) {
  await chosen.check();
  await submitButton(page, t, 1).click();
  await expect(sent(page, t)).toBeVisible();
}

/** Removes a document as a banker, for the first reason of the catalogue. */
export async function removeDoku(page: Page, t: Texts, doku: Doku) {
  const dialog = await openRemoval(page, t, doku);
  await dialog.getByLabel(t('acting:reason.label')).selectOption({ index: 1 });
  await dialog.getByLabel(t('acting:reason.note')).fill('Sent twice');
  await dialog.getByRole('button', { name: t('acting:removal.submit') }).click();
}

/** Asks for the removal of a document; the dialog is open. */
export async function openRemoval(page: Page, t: Texts, doku: Doku): Promise<Locator> {
  const card = await cardOf(page, doku);
  const title = dokuTitle(doku, 'en');
  await card.getByRole('button', { name: t('acting:card.more', { title }) }).click();
  await page.getByRole('menuitem', { name: t('acting:removal.submit') }).click();
  return page.getByRole('dialog');
}
