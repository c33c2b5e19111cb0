import { expect } from 'playwright/test';
import { testOtp, testPassword } from '@dokubox/spec/test-sign-in.ts';
import { cardOf, dokuAt, enterBox, option, submitButton } from './fixtures/acting.ts';
import { textsOf } from './fixtures/texts.ts';
import { openScreen, test } from '@dokubox/testing/playwright.ts';
import { speak } from './fixtures/worlds.ts';

const everyday = { scenario: 'everyday', tenant: 'HU', user: 'client1' } as const;

test('[R7.22][R2.6] an ended session leads to the landing page, and back after signing in', async ({
  page,
  makeWorld,
}) => {
  await speak(page, 'en');
  const t = await textsOf('en');
  const world = await makeWorld(everyday);
  const [box] = await (await world.as()).boxes();
  await openScreen(page, world, { screen: `/app/dokubox/${box?.id}` });
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'dde-session');
  await (await world.holderOf(cookie?.value ?? '')).call('logout', { body: {} });
  await page.getByRole('link', { name: t('portal:navigation.list'), exact: true }).click();
  await page.waitForURL((url) => url.pathname === '/indexHU');
  await expect(page.getByText(t('signIn:expired.title'))).toBeVisible();
  await page.getByLabel(t('signIn:username')).fill((await world.as()).user.username);
  await page.getByLabel(t('signIn:password'), { exact: true }).fill(testPassword);
  await page.keyboard.press('Enter');
  await page.getByLabel(t('signIn:otp.label')).fill(testOtp);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/app/dokuboxlist');
  await expect(page.getByRole('heading', { level: 1, name: t('list:title') })).toBeVisible();
});

test('[R7.22][A-119] an ended session asks nothing about an unsent choice', async ({
  page,
  makeWorld,
}) => {
  const { t, world, box } = await enterBox(page, makeWorld, {
    tenant: 'BG',
    user: 'client1',
    box: 'choices',
  });
  await option(await cardOf(page, dokuAt(box, 0)), t, 'CLIENT', 'SendToBank').check();
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'dde-session');
  await (await world.holderOf(cookie?.value ?? '', 'client1')).call('logout', { body: {} });
  await submitButton(page, t, 1).click();
  await expect(page.getByText(t('signIn:expired.title'))).toBeVisible();
  await expect(page).toHaveURL(/\/indexBG$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('[R8.1] without a connection the portal reports it, keeps the shown data, and recovers', async ({
  page,
  context,
  makeWorld,
}) => {
  await speak(page, 'en');
  const t = await textsOf('en');
  const world = await makeWorld(everyday);
  await openScreen(page, world);
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
  // The list loads automatically, without a click.
  await expect(page.getByText(t('list:failed.title'))).toBeHidden();
  await expect(page.getByText(t('contractBox:dokuboxStatus.FINALIZED')).last()).toBeVisible();
});
