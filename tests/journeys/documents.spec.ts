import { readFile } from 'node:fs/promises';
import { expect, type Page } from 'playwright/test';
import { limits } from '@dokubox/spec/limits.ts';
import { dokuTitle } from '@dokubox/ui-kit/helpers/names.ts';
import { openCardTitled, pdfOfSize, realPdf } from './fixtures/files.ts';
import { textsOf } from './fixtures/texts.ts';
import type { TestWorld } from '@dokubox/testing/world.ts';
import { openScreen, test } from '@dokubox/testing/playwright.ts';
import { findDoku, speak } from './fixtures/worlds.ts';

/** Opens a box of the world's client at a document that waits for a file. */
async function openUpload(
  page: Page,
  world: TestWorld,
  fits: Parameters<typeof findDoku>[1] = (doku) => doku.status === 'WAITING_CLIENT_UPLOAD',
) {
  await speak(page, 'en');
  const found = await findDoku(
    world,
    (doku) => doku.dokuStaticActions.includes('Upload') && fits(doku),
  );
  await openScreen(page, world, { screen: `/app/dokubox/${found.box.id}` });
  const title = dokuTitle(found.doku, 'en');
  return { world, ...found, title, card: await openCardTitled(page, title) };
}

const everyday = { scenario: 'everyday', tenant: 'HU', user: 'client1' } as const;

async function dokuNow(world: TestWorld, boxId: number, dokuId: number) {
  const box = await (await world.as()).call('loadDokubox', { params: { id: boxId } });
  return box.dokus.find((doku) => doku.id === dokuId);
}

test('[R1.3][R2.20][R7.14][R7.15][R7.16] a PDF is uploaded, viewed and downloaded byte for byte', async ({
  page,
  makeWorld,
}) => {
  const t = await textsOf('en');
  const { world, box, doku, title, card } = await openUpload(page, await makeWorld(everyday));
  const file = await realPdf('Éves beszámoló č.pdf', 'Annual report of a real company');
  await card.locator('input[type=file]').setInputFiles({ ...file });
  await expect(page.getByText(t('contract:message.dde.success.fileUploaded'))).toBeVisible();
  await expect(card).toContainText(file.name);
  const stored = await dokuNow(world, box.id, doku.id);
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

test('[R5.19][R9.2] a file of exactly 10 MB is accepted, with its progress shown', async ({
  page,
  makeWorld,
}) => {
  const t = await textsOf('en');
  const { card } = await openUpload(page, await makeWorld({ ...everyday, tenant: 'BG' }));
  const file = await pdfOfSize('exact.pdf', limits.uploadMaxBytes);
  await card.locator('input[type=file]').setInputFiles({ ...file });
  await expect(page.getByText(t('contract:message.dde.success.fileUploaded'))).toBeVisible({
    timeout: 30_000,
  });
  await expect(card).toContainText(file.name);
});

test('[R2.20] a running upload shows its progress and can be cancelled', async ({
  page,
  makeWorld,
}) => {
  const t = await textsOf('en');
  const { world, box, doku, card } = await openUpload(page, await makeWorld(everyday));
  const network = await page.context().newCDPSession(page);
  const file = await pdfOfSize('slow.pdf', 4 * 1024 * 1024);
  // The checks run at full speed. The submit then has a slow connection.
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
  expect(await dokuNow(world, box.id, doku.id)).toMatchObject({ status: doku.status });
});
