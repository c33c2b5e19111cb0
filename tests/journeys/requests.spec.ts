import { expect, type Page } from 'playwright/test';
import { badgeTexts } from '../../simulator/server/pages/badge/texts.ts';
import { limits } from '@dokubox/spec/limits.ts';
import { operations, type OperationId } from '@dokubox/spec/operations/table.ts';
import { testOtp, testPassword } from '@dokubox/spec/test-sign-in.ts';
import type { TestWorld } from '@dokubox/testing/world.ts';
import { textsOf } from './fixtures/texts.ts';
import { setWorldCookie, landingPath, test } from '@dokubox/testing/playwright.ts';
import { arrive, speak } from './fixtures/worlds.ts';

/**
 * A tenant whose account menu needs two documents of the archive, which means more calls at once.
 */
const everyday = { scenario: 'everyday', tenant: 'SK', user: 'client1' } as const;
const parallel = [
  'searchClientDokuboxes',
  'getTermsAndConditions',
  'getContract',
] as const satisfies readonly OperationId[];

/** Signs in by the form. Only then does the page have the tokens itself and can refresh them. */
async function signIn(page: Page, world: TestWorld, baseURL: string | undefined) {
  await speak(page, 'en');
  const t = await textsOf('en');
  await setWorldCookie(page, world, baseURL ?? '');
  await page.goto(landingPath(world));
  await page.getByLabel(t('signIn:username')).fill((await world.as()).user.username);
  await page.getByLabel(t('signIn:password'), { exact: true }).fill(testPassword);
  await page.keyboard.press('Enter');
  await page.getByLabel(t('signIn:otp.label')).fill(testOtp);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/app/dokuboxlist');
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
  return world;
}

test('[R7.22][R9.4] a token that expires during work causes three calls and one refresh, and no visible interruption', async ({
  page,
  baseURL,
  makeWorld,
}) => {
  const t = await textsOf('en');
  await page.clock.install();
  const world = await signIn(page, await makeWorld(everyday), baseURL);
  const rows = page.getByRole('table').getByRole('row');
  const count = await rows.count();
  const before = (await world.journal()).length;
  await world.advance(limits.idTokenMs + 1000);
  // Slow enough that all calls are rejected before the refresh is answered.
  await world.fault({ operationId: 'refreshToken', delayMs: 700, times: 1 });
  // A return to the tab reloads everything, at most every few seconds of the page's own clock.
  await page.clock.fastForward(limits.sameNoticeOnceMs * 2);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  // When the pointer is near the account menu, the data of its entries is loaded.
  const account = page.getByRole('banner').locator('button[aria-haspopup=menu]').last();
  await account.hover();

  const since = async () => (await world.journal()).slice(before);
  const statusesOf = async (id: OperationId) =>
    (await since()).filter(({ operationId }) => operationId === id).map(({ status }) => status);
  for (const id of parallel) await expect.poll(() => statusesOf(id)).toEqual([401, 200]);
  expect(await statusesOf('refreshToken')).toEqual([200]);
  const order = (await since()).map(({ operationId, status }) => `${operationId} ${status}`);
  const refreshed = order.indexOf('refreshToken 200');
  for (const id of parallel) expect(order.indexOf(`${id} 401`)).toBeLessThan(refreshed);
  await expect(rows).toHaveCount(count);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: t('list:title') })).toBeVisible();
});

test('[R7.22] a rejected refresh ends the session on the landing page, with one message', async ({
  page,
  baseURL,
  makeWorld,
}) => {
  const t = await textsOf('en');
  const world = await signIn(page, await makeWorld(everyday), baseURL);
  await world.advance(limits.refreshTokenMs + 1000);
  await page.getByRole('table').getByRole('link').first().click();
  await page.waitForURL((url) => url.pathname === '/indexSK');
  await expect(page.getByText(t('signIn:expired.title'))).toHaveCount(1);
  const statuses = (await world.journal('refreshToken')).map((one) => one.status);
  expect(new Set(statuses)).toEqual(new Set([401]));
});

test('[R7.23][R8.7] 428 reports once that signing in failed, and ends the session on the server too', async ({
  page,
  makeWorld,
}) => {
  const t = await textsOf('en');
  const world = await arrive(page, await makeWorld(everyday));
  await world.fault({ operationId: 'loadDokubox', status: 428 });
  await page.getByRole('table').getByRole('link').first().click();
  await page.waitForURL((url) => url.pathname === '/indexSK');
  await expect(page.getByText(t('contract:errorTitle.UNAUTHORIZED_428'))).toHaveCount(1);
  await expect.poll(() => world.journal('logout')).toMatchObject([{ status: 204 }]);
  await page.reload();
  await expect(page.getByLabel(t('signIn:username'))).toBeVisible();
});

test('[R7.25][R8.1][A-439] an unreachable server is reported although the browser is online, and a retry recovers everything', async ({
  page,
  makeWorld,
}) => {
  const t = await textsOf('en');
  const world = await arrive(page, await makeWorld(everyday));
  await world.fault({ dropConnection: true });
  const badge = page.getByRole('complementary', { name: badgeTexts.en.simulator });
  await expect(badge).toContainText('everyday · SK');
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(badge).toContainText(`${badgeTexts.en.faults} 1`);
  await badge.getByRole('button', { name: badgeTexts.en.hide }).click();
  await expect(badge).toBeHidden();
  await page.getByLabel(t('list:filters.status')).selectOption('FINALIZED');
  const banner = page.getByText(t('shell:offline.text'));
  await expect(banner).toBeVisible();
  const retry = page.getByRole('button', { name: t('shell:offline.retry') }).first();
  const searchRequest = page.waitForRequest((request) =>
    request.url().endsWith(operations.searchClientDokuboxes.url),
  );
  await retry.click();
  await searchRequest;
  await expect(banner).toBeVisible();
  await world.clearFaults();
  // A pending call of the first click may recover everything before the second click.
  await expect(async () => {
    if (await banner.isVisible()) await retry.click({ timeout: 1_000 });
    await expect(banner).toBeHidden({ timeout: 1_000 });
  }).toPass();
  await expect(page.getByText(t('list:failed.title'))).toBeHidden();
  await expect(page.getByText(t('contractBox:dokuboxStatus.FINALIZED')).last()).toBeVisible();
});

test('[R7.24][R2.28][R8.7] a call rejected with 307 loads the statuses, shows the block and offers to sign out', async ({
  page,
  makeWorld,
}) => {
  const t = await textsOf('en');
  const world = await arrive(page, await makeWorld(everyday));
  await world.fault({ operationId: 'loadDokubox', status: 307, times: 1 });
  const before = (await world.journal('getPortalStatuses')).length;
  await page.getByRole('table').getByRole('link').first().click();
  const dialog = page.getByRole('dialog', { name: t('shell:blocked.title') });
  await expect(dialog).toBeVisible();
  await expect
    .poll(async () => (await world.journal('getPortalStatuses')).length)
    .toBeGreaterThan(before);
  await dialog.getByRole('button', { name: t('shell:blocked.signOut') }).click();
  await page.waitForURL((url) => url.pathname === '/index.html');
});
