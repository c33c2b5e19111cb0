import { expect, test, type Browser, type Locator, type Page } from 'playwright/test';
import { tenants, type Tenant } from '@dokubox/spec/enums.ts';
import { limits } from '@dokubox/spec/limits.ts';
import { policyOf } from '@dokubox/spec/tenants/table.ts';
import type { OptionTrigger } from '@dokubox/spec/workflow/offers.ts';
import { formatIsoDay } from '@dokubox/ui-kit/helpers/dayInput.ts';
import { dokuTitle } from '@dokubox/ui-kit/helpers/names.ts';
import { realPdf } from './support/files.ts';
import { textsOf } from './support/texts.ts';
import {
  advanceClock,
  callAs,
  createWorld,
  openWorld,
  speak,
  type JourneyWorld,
} from './support/worlds.ts';

type Texts = Awaited<ReturnType<typeof textsOf>>;
type Box = Awaited<ReturnType<typeof boxOf>>;
type Doku = Box['dokus'][number];

const boxOf = (page: Page, world: JourneyWorld, id: number) =>
  callAs(page.request, world, 'loadDokubox', { id });

/** The boxes of the scenario, in the order of its file. */
const boxes = {
  choices: 101,
  setup: 102,
  lastDocument: 103,
  paper: 104,
  archive: 105,
  ownSystem: 106,
} as const;
type BoxName = keyof typeof boxes;

/** A world of documents to act on. Calls beside the browser are the bank's: it sees every box. */
const makeWorld = (page: Page, tenant: Tenant, scenario = 'acting') =>
  createWorld(page.request, { scenario, tenant, user: 'bankerRm' });

/** Opens a box as a user of the world, in English. */
async function openBox(page: Page, world: JourneyWorld, user: string, boxId: number) {
  await speak(page, 'en');
  await openWorld(page, world, `/app/dokubox/${boxId}`, user);
  await expect(page.getByRole('article').first()).toBeVisible();
}

/** A second person, in a browser of their own. */
async function openBeside(browser: Browser, world: JourneyWorld, user: string, boxId: number) {
  const page = await (await browser.newContext()).newPage();
  await openBox(page, world, user, boxId);
  return page;
}

/** Leaves the box, and with it the lock, to the next person. */
async function leaveBox(page: Page, t: Texts, world: JourneyWorld, { id }: Pick<Box, 'id'>) {
  await page.getByRole('link', { name: t('box:header.back') }).click();
  await page.waitForURL((url) => url.pathname === '/app/dokuboxlist');
  await expect.poll(async () => (await boxOf(page, world, id)).lockUser ?? null).toBeNull();
}

/** The box and its page, for one person. */
async function enter(page: Page, tenant: Tenant, user: string, name: BoxName, scenario?: string) {
  const t = await textsOf('en');
  const world = await makeWorld(page, tenant, scenario);
  const box = await boxOf(page, world, boxes[name]);
  await openBox(page, world, user, box.id);
  return { t, world, box };
}

/** The document at a place of the scenario's box. */
function dokuAt(box: Box, place: number): Doku {
  const doku = box.dokus[place];
  if (!doku) throw new Error(`The box has no document ${place}.`);
  return doku;
}

/** Card of a document, open; titles may stand twice in a box. */
async function cardOf(page: Page, doku: Pick<Doku, 'id'>): Promise<Locator> {
  const card = page.locator(`article[data-doku="${doku.id}"]`);
  const toggle = card.getByRole('heading', { level: 3 }).getByRole('button');
  if ((await toggle.getAttribute('aria-expanded')) !== 'true') await toggle.click();
  return card;
}

const option = (card: Locator, t: Texts, side: 'CLIENT' | 'BANKER', trigger: OptionTrigger) =>
  card.getByRole('radio', { name: t(`contractBox:action.${side}.${trigger}`), exact: true });
const submitButton = (page: Page, t: Texts, count: number) =>
  page.getByRole('button', { name: t('acting:submit.submit', { count }) });
const sent = (page: Page, t: Texts) => page.getByText(t('acting:done.submitted'));

/** Chooses, sends, and waits until it is told. */
async function choose(page: Page, t: Texts, chosen: Locator) {
  await chosen.check();
  await submitButton(page, t, 1).click();
  await expect(sent(page, t)).toBeVisible();
}

async function upload(card: Locator, page: Page, t: Texts, text: string) {
  await card.locator('input[type=file]').setInputFiles({ ...(await realPdf(`${text}.pdf`, text)) });
  await expect(page.getByText(t('contract:message.dde.success.fileUploaded'))).toBeVisible();
}

test('[R1.1][R1.2][R2.20][R4.8][R4.9][R7.21] client and bank negotiate three versions, acknowledge and archive', async ({
  page,
  browser,
}) => {
  test.slow();
  const { t, world, box } = await enter(page, 'SK', 'client1', 'choices');
  const contract = dokuAt(box, 2);
  const letter = dokuAt(box, 3);
  const version = (number: number) => `· ${t('box:card.version', { version: number })}`;

  // The client proposes a second version and hands the turn over.
  let card = await cardOf(page, contract);
  await expect(card).toContainText(version(1));
  await upload(card, page, t, 'Client proposal');
  await expect(card).toContainText(version(2));
  await choose(page, t, option(card, t, 'CLIENT', 'SendToBank'));
  await expect(card).toContainText(t('contractBox:dokuStatus.UNDER_NEGOTIATION_BANK'));
  await expect(option(card, t, 'CLIENT', 'SendToBank')).toBeHidden();
  await leaveBox(page, t, world, box);

  // The bank answers with a third one; a document without a file does not stop it.
  const bank = await openBeside(browser, world, 'bankerRm', box.id);
  const atBank = await cardOf(bank, contract);
  await expect(atBank).toContainText('Client proposal.pdf');
  await upload(atBank, bank, t, 'Bank proposal');
  await option(atBank, t, 'BANKER', 'SendToClient').check();
  await submitButton(bank, t, 1).click();
  const warning = bank.getByRole('dialog', { name: t('acting:missingFile.title') });
  await warning.getByRole('button', { name: t('acting:missingFile.continue') }).click();
  await expect(sent(bank, t)).toBeVisible();
  await leaveBox(bank, t, world, box);

  // The client sees it on coming back, and acknowledges what needs no signature.
  await openBox(page, world, 'client1', box.id);
  card = await cardOf(page, contract);
  await expect(card).toContainText('Bank proposal.pdf');
  await expect(card).toContainText(version(3));
  card = await cardOf(page, letter);
  await choose(page, t, option(card, t, 'CLIENT', 'SendForArchiving'));
  await expect(card).toContainText(t('contractBox:dokuStatus.WAITING_ARCHIVAL'));
  await leaveBox(page, t, world, box);

  // Nothing was to be signed, so the archive takes it without a validation.
  await openBox(bank, world, 'bankerRm', box.id);
  const archive = await cardOf(bank, letter);
  await option(archive, t, 'BANKER', 'SendToArchive').check();
  await submitButton(bank, t, 1).click();
  await warning.getByRole('button', { name: t('acting:missingFile.continue') }).click();
  await expect(archive).toContainText(t('acting:card.archiving'));
  await advanceClock(bank.request, world, limits.archiveJobMs);
  await expect(archive).toContainText(t('contractBox:dokuStatus.ARCHIVED'));
});

test('[R8.1][A-119][A-131] a box that moved meanwhile refuses the submit, and nothing chosen is lost', async ({
  page,
  browser,
}) => {
  const { t, world, box } = await enter(page, 'HR', 'client1', 'choices');
  const [first, second] = [dokuAt(box, 0), dokuAt(box, 1)];
  await option(await cardOf(page, first), t, 'CLIENT', 'SendToBank').check();
  await option(await cardOf(page, second), t, 'CLIENT', 'SendToBank').check();
  const bar = page.getByRole('region', { name: t('acting:submit.label') });
  await bar.getByText(t('acting:submit.show')).click();
  await expect(bar.getByRole('listitem')).toHaveText([
    `${dokuTitle(first, 'en')}: ${t('contractBox:action.CLIENT.SendToBank')}`,
    `${dokuTitle(second, 'en')}: ${t('contractBox:action.CLIENT.SendToBank')}`,
  ]);

  // Somebody sends the first document from another window.
  const beside = await openBeside(browser, world, 'client1', box.id);
  await choose(beside, t, option(await cardOf(beside, first), t, 'CLIENT', 'SendToBank'));

  await submitButton(page, t, 2).click();
  await expect(bar).toContainText(t('acting:conflict.title'));
  await expect(bar).toContainText(t('acting:conflict.text'));
  await expect(bar).toContainText(
    `${dokuTitle(first, 'en')}: ${t('contractBox:action.CLIENT.SendToBank')}`,
  );
  // All or nothing: the second one was not sent, is still chosen, and goes now.
  expect((await boxOf(page, world, box.id)).dokus[1]?.status).toBe(second.status);
  await expect(option(await cardOf(page, second), t, 'CLIENT', 'SendToBank')).toBeChecked();
  await expect(await cardOf(page, first)).toContainText(
    t('contractBox:dokuStatus.UNDER_REVIEW_BANK'),
  );
  await submitButton(page, t, 1).click();
  await expect(sent(page, t)).toBeVisible();
  await expect(bar).toBeHidden();
});

test('[R4.20][A-119] a document the bank removed meanwhile takes its choice with it', async ({
  page,
  browser,
}) => {
  const { t, world, box } = await enter(page, 'BG', 'client1', 'choices');
  const [first, second] = [dokuAt(box, 0), dokuAt(box, 1)];
  await option(await cardOf(page, first), t, 'CLIENT', 'SendToBank').check();
  await option(await cardOf(page, second), t, 'CLIENT', 'SendToBank').check();
  // The client thinks it over for so long that the lock expires.
  await advanceClock(page.request, world, limits.lockExpiresMs);
  const bank = await openBeside(browser, world, 'bankerRm', box.id);
  await removeDoku(bank, t, first);
  await leaveBox(bank, t, world, box);
  await submitButton(page, t, 2).click();
  const bar = page.getByRole('region', { name: t('acting:submit.label') });
  await expect(bar).toContainText(t('acting:conflict.text'));
  await expect(page.locator(`article[data-doku="${first.id}"]`)).toBeHidden();
  await expect(submitButton(page, t, 1)).toBeVisible();
});

/** Removes a document as a banker, for the first reason of the catalogue. */
async function removeDoku(page: Page, t: Texts, doku: Doku) {
  const dialog = await openRemoval(page, t, doku);
  await dialog.getByLabel(t('acting:reason.label')).selectOption({ index: 1 });
  await dialog.getByLabel(t('acting:reason.note')).fill('Sent twice');
  await dialog.getByRole('button', { name: t('acting:removal.submit') }).click();
}

async function openRemoval(page: Page, t: Texts, doku: Doku): Promise<Locator> {
  const card = await cardOf(page, doku);
  const title = dokuTitle(doku, 'en');
  await card.getByRole('button', { name: t('acting:card.more', { title }) }).click();
  await page.getByRole('menuitem', { name: t('acting:removal.submit') }).click();
  return page.getByRole('dialog');
}

test('[R2.21][R4.20][R5.3] a banker removes a document with a reason and a note', async ({
  page,
}) => {
  const { t, world, box } = await enter(page, 'RO', 'bankerRm', 'choices');
  const doku = dokuAt(box, 0);
  const dialog = await openRemoval(page, t, doku);
  await dialog.getByRole('button', { name: t('acting:removal.submit') }).click();
  await expect(dialog).toContainText(t('contract:message.dde.error.requiredField'));
  const note = dialog.getByLabel(t('acting:reason.note'));
  await note.fill('n'.repeat(limits.cancellationNoteMax + 1));
  await expect(note).toHaveAccessibleDescription(
    new RegExp(t('contract:message.dde.error.maxLength250')),
  );
  await note.fill('n'.repeat(limits.cancellationNoteMax));
  await expect(note).not.toHaveAttribute('aria-invalid', 'true');
  await page.goBack();
  await expect(dialog).toBeHidden();
  await removeDoku(page, t, doku);
  await expect(dialog).toBeHidden();
  await expect(
    page.getByText(t('acting:done.removed', { title: dokuTitle(doku, 'en') })),
  ).toBeVisible();
  await expect(page.locator(`article[data-doku="${doku.id}"]`)).toBeHidden();
  const now = await boxOf(page, world, box.id);
  expect(now.dokus.find(({ id }) => id === doku.id)).toMatchObject({
    dokuAction: 'Reconfigure',
    usedInBox: false,
    removed: true,
  });
});

test('[R5.27][R2.24] the last document goes only after a warning', async ({ page }) => {
  const { t, box } = await enter(page, 'CZ', 'bankerRm', 'lastDocument');
  const doku = dokuAt(box, 0);
  await removeDoku(page, t, doku);
  const warning = page.getByRole('dialog', { name: t('acting:missingFile.lastTitle') });
  await warning.getByRole('button', { name: t('acting:missingFile.back') }).click();
  await expect(page.getByRole('dialog', { name: t('acting:removal.submit') })).toBeVisible();
  await page.keyboard.press('Escape');
  await removeDoku(page, t, doku);
  await warning.getByRole('button', { name: t('acting:missingFile.continue') }).click();
  await expect(page.getByText(t('box:documents.empty')).last()).toBeVisible();
});

test('[R2.24][A-149] back from the missing-file warning leads to the document', async ({
  page,
}) => {
  const { t, world, box } = await enter(page, 'HU', 'client1', 'choices');
  const [contract, missing] = [dokuAt(box, 2), dokuAt(box, 4)];
  // The contract comes to the bank, beside a document that waits for the bank's file.
  await choose(page, t, option(await cardOf(page, contract), t, 'CLIENT', 'SendToBank'));
  await leaveBox(page, t, world, box);
  await openBox(page, world, 'bankerRm', box.id);
  const card = await cardOf(page, contract);
  await option(card, t, 'BANKER', 'SendToClient').check();
  await submitButton(page, t, 1).click();
  const warning = page.getByRole('dialog', { name: t('acting:missingFile.title') });
  await expect(warning.getByRole('listitem')).toHaveText([dokuTitle(missing, 'en')]);
  await warning.getByRole('button', { name: t('acting:missingFile.back') }).click();
  await expect(warning).toBeHidden();
  const toggle = page.locator(`article[data-doku="${missing.id}"] h3 button`);
  await expect(toggle).toBeFocused();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  // The choice is still there.
  await expect(option(card, t, 'BANKER', 'SendToClient')).toBeChecked();
});

for (const tenant of tenants) {
  const blocked = policyOf(tenant).removalBlockedWhileSigning;
  test(`[R5.26][R2.21][A-121] ${tenant}: a removal while somebody signs is ${blocked ? 'blocked' : 'pending'}`, async ({
    page,
  }) => {
    const t = await textsOf('en');
    const world = await makeWorld(page, tenant, 'signing-running');
    const box = await boxOf(page, world, 102);
    const doku = dokuAt(box, 0);
    expect(doku.participants.some(({ signingUrlResolved }) => signingUrlResolved)).toBe(true);
    await openBox(page, world, 'bankerRm', box.id);
    if (blocked) {
      const dialog = await openRemoval(page, t, doku);
      await expect(dialog).toContainText(t('acting:removalRefusal.SIGNING_IN_PROGRESS'));
      await dialog.getByRole('button', { name: t('acting:removal.close') }).click();
      await expect(dialog).toBeHidden();
      return;
    }
    await removeDoku(page, t, doku);
    const last = page.getByRole('dialog', { name: t('acting:missingFile.lastTitle') });
    await last.getByRole('button', { name: t('acting:missingFile.continue') }).click();
    const notice = page.getByRole('dialog', { name: t('acting:removalPending.title') });
    await expect(notice).toContainText(dokuTitle(doku, 'en'));
    await notice.getByRole('button', { name: t('acting:removalPending.close') }).click();
    await expect(notice).toBeHidden();
    const now = await boxOf(page, world, box.id);
    expect(now.dokus[0]).toMatchObject({ usedInBox: false, removed: false });
  });
}

test('[A-181][A-189][R4.8] a signature on paper is confirmed with its day, place and scan', async ({
  page,
  browser,
}) => {
  const { t, world, box } = await enter(page, 'RO', 'bankerRm', 'paper');
  const doku = box.dokus.find(({ status }) => status === 'WAITING_FOR_PAPER_SIGNING');
  if (!doku) throw new Error('The scenario has no document to sign on paper.');
  const card = await cardOf(page, doku);
  const signed = option(card, t, 'BANKER', 'PrintedAndPaperSigned');
  await signed.click();
  const dialog = page.getByRole('dialog', { name: t('acting:paper.title') });
  // Thinking better of it chooses nothing.
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(signed).not.toBeChecked();
  await signed.click();
  await dialog.getByLabel(t('acting:paper.date')).fill('05.03.2026');
  await dialog.getByLabel(t('acting:paper.place')).fill('Cluj');
  const scan = await realPdf('scan.pdf', 'Signed by hand');
  await dialog.locator('input[type=file]').setInputFiles({ ...scan });
  await dialog.getByRole('button', { name: t('acting:paper.submit') }).click();
  await expect(signed).toBeChecked();
  const day = formatIsoDay('2026-03-05');
  await expect(card).toContainText(`${t('acting:paper.summary', { date: day })}, Cluj, scan.pdf`);
  await submitButton(page, t, 1).click();
  await expect(sent(page, t)).toBeVisible();
  const words = t('acting:card.signedOnAt', { date: day, place: 'Cluj' });
  await expect(card).toContainText(words);
  await expect(card).toContainText('scan.pdf');
  // The client reads it as well.
  const client = await openBeside(browser, world, 'client1', box.id);
  await expect(await cardOf(client, doku)).toContainText(words);
});

test('[R4.22][A-123] a banker finalizes the setup, and the options appear', async ({ page }) => {
  const { t, box } = await enter(page, 'CZ', 'bankerRm', 'setup');
  const doku = dokuAt(box, 0);
  const title = dokuTitle(doku, 'en');
  const card = await cardOf(page, doku);
  await expect(card.getByRole('radio')).toHaveCount(0);
  await card.getByRole('button', { name: t('acting:finalize.buttonOf', { title }) }).click();
  await expect(page.getByText(t('acting:done.finalized', { title }))).toBeVisible();
  await expect(option(card, t, 'BANKER', 'SendToClient')).toBeEnabled();
});

test('[R4.9] RS: the archive is offered to the validator, and the RM reads why not', async ({
  page,
  browser,
}) => {
  const { t, world, box } = await enter(page, 'RS', 'bankerRm', 'archive');
  const doku = dokuAt(box, 0);
  const card = await cardOf(page, doku);
  await expect(card).toContainText(t('acting:actions.archiveHint.needsRole'));
  await expect(card.getByRole('radio')).toHaveCount(0);
  const validator = await openBeside(browser, world, 'bankerValidator', box.id);
  const theirs = await cardOf(validator, doku);
  await choose(validator, t, option(theirs, t, 'BANKER', 'SendToArchive'));
});

test('[R2.20][R6.5][A-124] HU: the way to the bank’s signing system leaves in the same tab', async ({
  page,
}) => {
  const { t, box } = await enter(page, 'HU', 'bankerRm', 'ownSystem');
  const doku = dokuAt(box, 0);
  const title = dokuTitle(doku, 'en');
  // The system itself is not ours: what counts is where the portal goes.
  await page.route(/^https:\/\/eds\./, (route) => route.fulfill({ body: 'signing system' }));
  const card = await cardOf(page, doku);
  await card.getByRole('button', { name: t('acting:eds.buttonOf', { title }) }).click();
  await page.waitForURL((url) => url.hostname.startsWith('eds.'));
  const back = new URL(page.url()).searchParams.get('returnUrl');
  expect(back).toBe(`/app/dokuboxlist?dokuBoxId=${box.id}`);
});

test('[A-119] leaving with choices that are not sent asks first', async ({ page }) => {
  const { t, box } = await enter(page, 'BG', 'client1', 'choices');
  const chosen = option(await cardOf(page, dokuAt(box, 0)), t, 'CLIENT', 'SendToBank');
  await chosen.check();
  const asks = page.getByRole('dialog', { name: t('acting:leave.title') });
  const stay = asks.getByRole('button', { name: t('acting:leave.stay') });

  await page.getByRole('link', { name: t('box:header.back') }).click();
  await stay.click();
  await expect(asks).toBeHidden();
  await page.getByRole('link', { name: t('box:header.back') }).click();
  await page.keyboard.press('Escape');
  await expect(asks).toBeHidden();
  await expect(chosen).toBeChecked();
  expect(new URL(page.url()).pathname).toBe(`/app/dokubox/${box.id}`);

  // The browser asks where the portal cannot.
  const atTheEdge = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const edge = await atTheEdge;
  expect(edge.type()).toBe('beforeunload');
  await edge.dismiss();
  await expect(chosen).toBeChecked();

  await page.getByRole('link', { name: t('box:header.back') }).click();
  await asks.getByRole('button', { name: t('acting:leave.leave') }).click();
  await page.waitForURL((url) => url.pathname === '/app/dokuboxlist');
  // Nothing is asked where nothing is chosen.
  await page.goBack();
  await page.getByRole('link', { name: t('box:header.back') }).click();
  await page.waitForURL((url) => url.pathname === '/app/dokuboxlist');
});
