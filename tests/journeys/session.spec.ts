import { expect, test } from 'playwright/test';
import { testOtp, testPassword } from '@dokubox/spec/test-sign-in.ts';
import { cardOf, dokuAt, enter, option, submitButton } from './fixtures/acting.ts';
import { textsOf } from './fixtures/texts.ts';
import { boxesOf, callAs, createWorld, openWorld, speak } from './fixtures/worlds.ts';

const everyday = { scenario: 'everyday', tenant: 'HU', user: 'client1' } as const;

test('[R7.22][R2.6] a session that ended leads to the landing page, and back after signing in', async ({
  page,
}) => {
  await speak(page, 'en');
  const t = await textsOf('en');
  const world = await createWorld(page.request, everyday);
  const [box] = await boxesOf(page.request, world);
  await openWorld(page, world, `/app/dokubox/${box?.id}`);
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'dde-session');
  await callAs(page.request, { ...world, idToken: cookie?.value ?? '' }, 'logout', { body: {} });
  await page.getByRole('link', { name: t('portal:navigation.list'), exact: true }).click();
  await page.waitForURL((url) => url.pathname === '/indexHU');
  await expect(page.getByText(t('signIn:expired.title'))).toBeVisible();
  await page.getByLabel(t('signIn:username')).fill(world.username);
  await page.getByLabel(t('signIn:password'), { exact: true }).fill(testPassword);
  await page.keyboard.press('Enter');
  await page.getByLabel(t('signIn:otp.label')).fill(testOtp);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/app/dokuboxlist');
  await expect(page.getByRole('heading', { level: 1, name: t('list:title') })).toBeVisible();
});

test('[R7.22][A-119] a session that ended over an unsent choice asks nothing any more', async ({
  page,
}) => {
  const { t, world, box } = await enter(page, 'BG', 'client1', 'choices');
  await option(await cardOf(page, dokuAt(box, 0)), t, 'CLIENT', 'SendToBank').check();
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'dde-session');
  const client = { ...world, userType: 'CLIENT', idToken: cookie?.value ?? '' } as const;
  await callAs(page.request, client, 'logout', { body: {} });
  await submitButton(page, t, 1).click();
  await expect(page.getByText(t('signIn:expired.title'))).toBeVisible();
  await expect(page).toHaveURL(/\/indexBG$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('[R2.14][R7.2] what changed meanwhile is read on return to the tab', async ({ page }) => {
  await speak(page, 'en');
  const world = await createWorld(page.request, everyday);
  const boxes = await boxesOf(page.request, world);
  const box = boxes.find(
    ({ initiatedBy, status }) => initiatedBy === 'CLIENT' && status === 'IN_PROGRESS',
  );
  // The portal asks again at most every few seconds: the page's clock can be put forward.
  await page.clock.install();
  await openWorld(page, world, `/app/dokubox/${box?.id}`);
  const body = { dokuBoxId: box?.id ?? 0, newCustomName: 'Renamed elsewhere' };
  await callAs(page.request, world, 'renameDokubox', { body });
  await page.clock.fastForward(5_000);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.getByRole('heading', { level: 1, name: 'Renamed elsewhere' })).toBeVisible();
});

test('[R8.1] without a connection the portal says so, keeps what it shows, and recovers', async ({
  page,
  context,
}) => {
  await speak(page, 'en');
  const t = await textsOf('en');
  const world = await createWorld(page.request, everyday);
  await openWorld(page, world);
  const rows = page.getByRole('table').getByRole('row');
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
  const count = await rows.count();
  await context.setOffline(true);
  await expect(page.getByText(t('shell:offline.text'))).toBeVisible();
  await expect(rows).toHaveCount(count);
  await page.getByLabel(t('list:filters.status')).selectOption('FINALIZED');
  await expect(page.getByText(t('contract:message.dde.error.offline'))).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(t('shell:offline.text'))).toBeHidden();
  // The list comes by itself; nobody has to press anything.
  await expect(page.getByText(t('list:failed.title'))).toBeHidden();
  await expect(page.getByText(t('contractBox:dokuboxStatus.FINALIZED')).last()).toBeVisible();
});
