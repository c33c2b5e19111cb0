import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from 'playwright/test';
import { limits } from '@dokubox/spec/limits.ts';
import { policyOf } from '@dokubox/spec/tenants/table.ts';
import { dokuTitle } from '@dokubox/ui-kit/helpers/names.ts';
import { dropFiles, openCard, pdfOfSize, realPdf, type TestFile } from './support/files.ts';
import { textsOf } from './support/texts.ts';
import {
  boxesOf,
  callAs,
  createWorld,
  findDoku,
  openWorld,
  speak,
  type JourneyWorld,
} from './support/worlds.ts';

type Wanted = Parameters<typeof createWorld>[1];

/** A box of the world's client, open at a document that waits for a file. */
async function openUpload(
  page: Page,
  wanted: Wanted,
  fits: Parameters<typeof findDoku>[2] = (doku) => doku.status === 'WAITING_CLIENT_UPLOAD',
) {
  await speak(page, 'en');
  const world = await createWorld(page.request, wanted);
  const found = await findDoku(
    page.request,
    world,
    (doku) => doku.dokuStaticActions.includes('Upload') && fits(doku),
  );
  await openWorld(page, world, `/app/dokubox/${found.box.id}`);
  const title = dokuTitle(found.doku, 'en');
  return { world, ...found, title, card: await openCard(page, title) };
}

const everyday = { scenario: 'everyday', tenant: 'HU', user: 'client1' } as const satisfies Wanted;

async function dokuNow(page: Page, world: JourneyWorld, boxId: number, dokuId: number) {
  const box = await callAs(page.request, world, 'loadDokubox', { id: boxId });
  return box.dokus.find((doku) => doku.id === dokuId);
}

test('[R1.3][R2.20][R7.14][R7.15][R7.16] a PDF is uploaded, looked at and downloaded byte for byte', async ({
  page,
}) => {
  const t = await textsOf('en');
  const { world, box, doku, title, card } = await openUpload(page, everyday);
  const file = await realPdf('Éves beszámoló č.pdf', 'Annual report of a real company');
  await card.locator('input[type=file]').setInputFiles({ ...file });
  await expect(page.getByText(t('contract:message.dde.success.fileUploaded'))).toBeVisible();
  await expect(card).toContainText(file.name);
  const stored = await dokuNow(page, world, box.id, doku.id);
  expect(stored?.status).not.toBe('WAITING_CLIENT_UPLOAD');
  expect(stored?.fileName).toBe(file.name);

  await card.getByRole('button', { name: t('box:card.viewOf', { title }) }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading')).toContainText(file.name);
  await expect(dialog.locator('canvas').first()).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();

  const download = page.waitForEvent('download');
  await card.getByRole('button', { name: t('box:card.downloadOf', { title }) }).click();
  const saved = await download;
  const position = box.dokus.filter((entry) => entry.usedInBox).findIndex((e) => e.id === doku.id);
  expect(saved.suggestedFilename()).toBe(`0${position + 1}_${file.name}`);
  const bytes = await readFile(await saved.path());
  expect(bytes.equals(file.buffer)).toBe(true);
  await expect(page.getByText(t('contract:message.dde.success.download'))).toBeVisible();
});

test('[R5.19][R9.2] a file of exactly 10 MB is taken, with the progress shown', async ({
  page,
}) => {
  const t = await textsOf('en');
  const { card } = await openUpload(page, { ...everyday, tenant: 'BG' });
  const file = await pdfOfSize('exact.pdf', limits.uploadMaxBytes);
  await card.locator('input[type=file]').setInputFiles({ ...file });
  await expect(page.getByText(t('contract:message.dde.success.fileUploaded'))).toBeVisible({
    timeout: 30_000,
  });
  await expect(card).toContainText(file.name);
});

const text = (name: string, content: string): TestFile => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(content),
});

/** Extensions only some tenants take, and one nobody does. */
const special = ['msg', 'es3', 'et3', 'dosszie', 'rtf'] as const;

/** Files in the order they are tried, each with what its document says of it. */
const refused: readonly (readonly [TestFile, string])[] = [
  [text('a.exe', 'MZ'), 'forbiddenExtension'],
  [text('a.pdf', ''), 'emptyFile'],
  [text('a.pdf', 'Hi'), 'invalidContent'],
  [{ ...text('a.pdf', ''), buffer: Buffer.alloc(limits.uploadMaxBytes + 1, '%') }, 'maxSize'],
  ...special.map((extension) => {
    const taken = policyOf(everyday.tenant).uploadExtensions.includes(extension);
    // What is taken is looked into next, and these are nothing of the kind.
    const says = taken ? 'invalidContent' : 'forbiddenExtension';
    return [text(`file.${extension}`, 'Hi'), says] as const;
  }),
];

test('[R8.9][R5.16][R5.17][R5.18][R5.19][R5.20][R5.21] a file the rules refuse is told at its document, and a good one is taken afterwards', async ({
  page,
}) => {
  const t = await textsOf('en');
  const { world, box, doku, card, title } = await openUpload(page, everyday);
  const alert = card.getByRole('alert');
  const zone = card.getByRole('button', { name: t('box:upload.label', { title }) });
  await dropFiles(page, zone, ['a.pdf', 'b.pdf']);
  await expect(alert).toContainText(t('contract:message.dde.error.onlyOneFile'));
  for (const [file, says] of refused) {
    await card.locator('input[type=file]').setInputFiles({ ...file });
    await expect(alert, file.name).toContainText(file.name);
    await expect(alert, file.name).toContainText(t(`contract:message.dde.error.${says}`));
  }
  expect(await dokuNow(page, world, box.id, doku.id)).toMatchObject({ status: doku.status });

  const good = await realPdf('good.pdf', 'A good file');
  await card.locator('input[type=file]').setInputFiles({ ...good });
  await expect(page.getByText(t('contract:message.dde.success.fileUploaded'))).toBeVisible();
});

test('[R8.9][R5.22] an unsigned client file is refused where the document is signed outside', async ({
  page,
}) => {
  const t = await textsOf('en');
  const { world, box, doku, card } = await openUpload(
    page,
    { scenario: 'signed-outside', tenant: 'SK', user: 'client1' },
    (entry) => entry.signedOutsideDDE === true || entry.clientSignedDokuUploadNeeded === true,
  );
  const file = await realPdf('unsigned.pdf', 'Nobody has signed this');
  await card.locator('input[type=file]').setInputFiles({ ...file });
  await expect(card.getByRole('alert')).toContainText(
    t('contract:message.dde.error.unsignedClientFile'),
  );
  expect(await dokuNow(page, world, box.id, doku.id)).toMatchObject({ status: doku.status });
});

test('[R2.20] an upload under way shows its progress and can be cancelled', async ({ page }) => {
  const t = await textsOf('en');
  const { world, box, doku, card } = await openUpload(page, everyday);
  const network = await page.context().newCDPSession(page);
  const file = await pdfOfSize('slow.pdf', 4 * 1024 * 1024);
  // The checks pass at full speed; the submit then meets a slow line.
  await page.route('**/submitDokuBox', async (route) => {
    await network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: 256 * 1024,
    });
    await route.continue();
  });
  await card.locator('input[type=file]').setInputFiles({ ...file });
  await expect(card.getByRole('progressbar')).toBeVisible();
  await card.getByRole('button', { name: t('box:upload.cancel') }).click();
  await expect(card.getByRole('progressbar')).toBeHidden();
  await expect(card.getByRole('alert')).toBeHidden();
  expect(await dokuNow(page, world, box.id, doku.id)).toMatchObject({ status: doku.status });
});

test('[R2.15][R4.5][R5.2][R7.5] a client renames a box; the list shows the name', async ({
  page,
}) => {
  const t = await textsOf('en');
  const { box } = await openUpload(page, { ...everyday, tenant: 'CZ' });
  await page.getByRole('button', { name: /^(Change the name|Give it a name)/ }).click();
  const field = page.getByLabel(t('box:name.label'));
  await field.fill('x'.repeat(limits.customNameMax + 1));
  await expect(page.getByText(t('contract:message.dde.error.maxLength100'))).toBeVisible();
  const name = `Sklizeň <b>2026</b>`;
  await field.fill(name);
  await page.getByRole('button', { name: t('box:name.save') }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.getByRole('link', { name: t('box:header.back') }).click();
  const link = page.getByRole('link', { name });
  await expect(link).toBeVisible();
  await link.click();
  await page.waitForURL(`**/app/dokubox/${box.id}`);
});

test('[R8.7] another client’s box opens like one that does not exist', async ({ page }) => {
  const t = await textsOf('en');
  await speak(page, 'en');
  const banker = await createWorld(page.request, {
    scenario: 'several-clients',
    tenant: 'HR',
    user: 'bankerRm',
  });
  const body = { status: 'ALL' as const, page: 0, size: 50 as const };
  const all = await callAs(page.request, banker, 'searchBankerDokuboxes', { body });
  const client = await createWorld(page.request, {
    scenario: 'several-clients',
    tenant: 'HR',
    user: 'client1',
  });
  const own = new Set((await boxesOf(page.request, client)).map(({ id }) => id));
  const foreign = all.content.find(({ id }) => !own.has(id));
  expect(foreign).toBeDefined();
  await openWorld(page, client, `/app/dokubox/${foreign?.id}`);
  const title = t('contract:errorTitle.DOKUBOX_LOAD_ERROR');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const main = await page.getByRole('main').innerText();
  await page.goto('/app/dokubox/999999');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const withoutFlowId = (words: string) => words.replace(/[0-9a-f-]{36}/g, '');
  expect(withoutFlowId(await page.getByRole('main').innerText())).toBe(withoutFlowId(main));
});

test('[R2.23][R7.11][R1.2] messages are read in a dialog that Back closes; internal ones only by bankers', async ({
  page,
}) => {
  const t = await textsOf('en');
  await speak(page, 'en');
  const world = await createWorld(page.request, { ...everyday, user: 'bankerRm', tenant: 'RO' });
  const body = { status: 'ALL' as const, page: 0, size: 50 as const };
  const all = await callAs(page.request, world, 'searchBankerDokuboxes', { body });
  let where: { box: number; doku: number; content: string } | undefined;
  for (const { id } of all.content) {
    const box = await callAs(page.request, world, 'loadDokubox', { id });
    for (const doku of box.dokus.filter((entry) => entry.usedInBox)) {
      const messages = await callAs(page.request, world, 'getMessages', { id: doku.id });
      const internal = messages.find((message) => message.messageVisibility === 'INTERNAL');
      if (internal) where ??= { box: id, doku: doku.id, content: internal.content };
    }
    if (where) break;
  }
  expect(where).toBeDefined();
  await openWorld(page, world, `/app/dokubox/${where?.box}`);
  await page.goto(`/app/dokubox/${where?.box}?modal=messages&doku=${where?.doku}`);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(where?.content ?? '');
  await expect(dialog).toContainText(t('messages:internal'));
  await dialog.getByRole('button', { name: t('messages:close') }).click();
  await expect(dialog).toBeHidden();
  expect(new URL(page.url()).search).toBe('');
  await page
    .getByRole('button', { name: /^Messages about/ })
    .first()
    .click();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
});
