import { connect } from '@dokubox/testing/connect.ts';
import { expect, test, type Page } from 'playwright/test';
import { operations } from '@dokubox/spec/operations/table.ts';
import { policyOf } from '@dokubox/spec/tenants/table.ts';
import { startSimulator, type RunningSimulator } from '../tools/start-simulator.ts';
import { textsOf } from './fixtures/texts.ts';
import { setWorldCookie, landingPath } from '@dokubox/testing/playwright.ts';
import { speak } from './fixtures/worlds.ts';

/** Bankers of this tenant sign in at the provider. Those of all others use a password. */
const tenant = 'HU';

let simulator: RunningSimulator;

test.beforeAll(async () => {
  simulator = await startSimulator({ env: { SIM_IDENTITY_PROVIDER: tenant } });
});
test.afterAll(async () => {
  await simulator.stop();
});

/** Opens the banker's login page without a session. */
async function atLogin(page: Page) {
  await speak(page, 'en');
  const t = await textsOf('en');
  const wanted = { scenario: 'everyday', tenant, user: 'bankerRm' } as const;
  const world = await connect(simulator.url).world(wanted);
  await setWorldCookie(page, world, simulator.url);
  await page.goto(`${simulator.url}${landingPath(world)}`);
  const link = page.getByRole('link', { name: t('signIn:identityProvider') });
  return { t, world, link };
}

const atProvider = (page: Page) => page.waitForURL('**/__sim/identity-provider/authorize**');

test('[R2.12][R7.19][R2.5] a banker who cancels at the identity provider sees it on the login page, and one who signs in there reaches their home', async ({
  page,
}) => {
  const { t, world, link } = await atLogin(page);
  // Users who sign in there have no password to forget here.
  await expect(page.getByRole('link', { name: t('signIn:forgottenPassword') })).toHaveCount(0);
  await link.click();
  await atProvider(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.waitForURL((url) => url.pathname === '/intranet.html');
  await expect(page.getByText(t('contract:errorTitle.LOGIN_FAILED'))).toBeVisible();

  await link.click();
  await atProvider(page);
  const asked = new URL(page.url()).searchParams;
  expect(asked.get('code_challenge_method')).toBe('S256');
  expect(asked.get('ui_locales')).toBe('en');
  await page.getByLabel('Sign in as').selectOption((await world.as()).user.username);
  const exchanged = page.waitForRequest(`**${operations.bankerToken.url}`);
  await page.getByRole('button', { name: 'Sign in' }).click();
  const body = (await exchanged).postDataJSON() as Record<string, string>;
  expect(Object.keys(body).sort()).toEqual(['code', 'codeVerifier', 'redirectUri']);
  // The first request must not reveal the verifier.
  expect(asked.toString()).not.toContain(body['codeVerifier']);
  await page.waitForURL((url) => url.pathname === policyOf(tenant).bankerHome);
  expect(page.url()).not.toContain(body['code']);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('[R2.12] an answer that this tab did not request signs no one in', async ({ page }) => {
  const { t, world, link } = await atLogin(page);
  await link.click();
  await atProvider(page);
  await page.getByLabel('Sign in as').selectOption((await world.as()).user.username);
  const left = page.waitForRequest((one) => one.url().includes('/oauth/authorize?'));
  await page.getByRole('button', { name: 'Sign in' }).click();
  const answer = (await left).url();
  await page.waitForURL((url) => url.pathname === policyOf(tenant).bankerHome);

  const stranger = await page.context().newPage();
  await speak(stranger, 'en');
  await stranger.context().clearCookies({ name: 'dde-session' });
  // With the cookie's mark still there, the portal may try to renew the session. Only a call
  // with the code would use the answer.
  let exchanges = 0;
  stranger.on('request', (one) => {
    const isToken = one.url().endsWith(operations.bankerToken.url);
    if (isToken && one.postData()?.includes('"code"')) exchanges += 1;
  });
  await stranger.goto(answer);
  await stranger.waitForURL((url) => url.pathname === '/intranet.html');
  await expect(stranger.getByText(t('contract:errorTitle.LOGIN_FAILED'))).toBeVisible();
  expect(exchanges).toBe(0);
});
