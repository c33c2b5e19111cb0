import { expect } from 'playwright/test';
import { textsOf } from './fixtures/texts.ts';
import { setWorldCookie, test } from '@dokubox/testing/playwright.ts';
import { arrive, speak } from './fixtures/worlds.ts';

const everyday = { scenario: 'everyday', tenant: 'HU', user: 'client1' } as const;

test('[R2.1][R2.2][R2.3][R2.6][R6.9] signed out, internet and intranet lead to their own logins, and signed in, every entrance leads home', async ({
  page,
  makeWorld,
}) => {
  await speak(page, 'en');
  const t = await textsOf('en');
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  const pathname = () => new URL(page.url()).pathname;
  // A rule maps addresses to pages. Here the server and its page are tested.
  for (const path of ['/', '/app/dokubox/1']) {
    await page.goto(path);
    await page.waitForURL((url) => url.pathname === '/index.html');
    await expect(heading(t('signIn:title.CLIENT'))).toBeVisible();
  }
  for (const [path, title] of [
    ['/cookies', t('cookies:title')],
    ['/forgottenPassword', t('account:forgotten.title')],
    ['/contract/waitforsignatures', t('account:contract.errorTitle')],
  ] as const) {
    await page.goto(path);
    await expect(heading(title)).toBeVisible();
    expect(pathname()).toBe(path);
  }
  const login = heading(t('signIn:title.BANKER'));
  await page.goto('/intranetbg.html');
  await expect(login).toBeVisible();
  expect(pathname()).toBe('/intranetbg.html');
  // The last visited login page decides the channel of every other path.
  for (const path of ['/cookies', '/app/taskListView']) {
    await page.goto(path);
    await page.waitForURL((url) => url.pathname === '/intranet.html');
    await expect(login).toBeVisible();
  }

  await arrive(page, await makeWorld(everyday));
  for (const path of ['/index.html', '/indexHU', '/forgottenPassword']) {
    await page.goto(path);
    await page.waitForURL((url) => url.pathname === '/app/dokuboxlist');
  }
});

test('[R2.8] a ddeParam decides tenant and language, and its box opens once after signing in', async ({
  page,
  baseURL,
  makeWorld,
}) => {
  const world = await makeWorld({ ...everyday, tenant: 'BG' });
  const [box] = await (await world.as()).boxes();
  await setWorldCookie(page, world, baseURL ?? '');
  const content = { tenant: 'BG', language: 'ro', dokuBoxId: box?.id };
  const ddeParam = Buffer.from(JSON.stringify(content)).toString('base64url');
  const t = await textsOf('ro');
  await page.goto(`/?ddeParam=${ddeParam}`);
  await page.waitForURL('**/index.html');
  await expect(page.getByRole('heading', { name: t('signIn:title.CLIENT') })).toBeVisible();
  const external = page.getByRole('link', { name: t('signIn:external') });
  const href = new URL((await external.getAttribute('href')) ?? '');
  expect(href.searchParams.get('tenant')).toBe('BG');
  expect(href.searchParams.get('ddeParam')).toBe(ddeParam);
  await page.goto(`/__sim/open/${world.id}?path=/index.html`);
  await page.waitForURL(`**/app/dokubox/${box?.id}`);
  await page.goto('/index.html');
  await page.waitForURL('**/app/dokuboxlist');
});
