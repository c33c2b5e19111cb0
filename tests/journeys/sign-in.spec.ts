import { expect, type Page } from 'playwright/test';
import { policyOf } from '@dokubox/spec/tenants/table.ts';
import { testOtp, testPassword } from '@dokubox/spec/test-sign-in.ts';
import { textsOf, type Texts } from './fixtures/texts.ts';
import { setWorldCookie, landingPath, test } from '@dokubox/testing/playwright.ts';
import { arrive, speak } from './fixtures/worlds.ts';

async function fillCredentials(page: Page, t: Texts, username: string, password = testPassword) {
  await page.getByLabel(t('signIn:username')).fill(username);
  await page.getByLabel(t('signIn:password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: t('signIn:submit'), exact: true }).click();
}

async function enterCode(page: Page, t: Texts, code: string) {
  await page.getByLabel(t('signIn:otp.label')).fill(code);
  await page.getByRole('button', { name: t('signIn:otp.submit') }).click();
}

/** One user of each side. The contract has the rule which tenant has which home. */
const arrivals = [
  { tenant: 'HU', user: 'client1', who: 'client' },
  { tenant: 'BG', user: 'bankerRm', who: 'banker' },
] as const;

for (const { tenant, user, who } of arrivals) {
  test(`[R1.1][R1.2][R2.3][R2.4][R2.10][R5.13][R5.15] ${tenant}: a ${who} signs in by the form and reaches their home`, async ({
    page,
    baseURL,
    makeWorld,
  }) => {
    const policy = policyOf(tenant);
    const world = await makeWorld({ scenario: 'everyday', tenant, user });
    await setWorldCookie(page, world, baseURL ?? '');
    const t = await textsOf(policy.localLanguage);
    await page.goto(landingPath(world));
    await expect(
      page.getByRole('heading', { name: t(`signIn:title.${world.userType}`) }),
    ).toBeVisible();
    await expect(page).toHaveTitle(`${t('portal:page.signIn')} – ${t('portal:product')}`);
    // A banker may type the name in any case (R5.15).
    await fillCredentials(
      page,
      t,
      who === 'banker'
        ? (await world.as()).user.username.toLowerCase()
        : (await world.as()).user.username,
    );
    await enterCode(page, t, testOtp);
    const home = who === 'client' ? '/app/dokuboxlist' : policy.bankerHome;
    await page.waitForURL((url) => url.pathname === home);
    const title = t(who === 'client' ? 'list:title' : 'creating:tasks.title');
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    // A reload keeps the session.
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  });
}

test('[R8.8] signing out ends the session in every tab', async ({ page, context, makeWorld }) => {
  const t = await textsOf('en');
  await arrive(page, await makeWorld({ scenario: 'everyday', tenant: 'BG', user: 'client1' }));
  const other = await context.newPage();
  await other.goto('/app/dokuboxlist');
  // A second tab is blocked by the tab lock, but it follows the sign-out.
  await expect(other.getByRole('dialog', { name: t('guards:tabLocked.title') })).toBeVisible();
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('menuitem', { name: t('shell:user.signOut') }).click();
  for (const tab of [page, other]) {
    await tab.waitForURL((url) => url.pathname === '/index.html');
    await expect(tab.getByText(t('signIn:signedOut.title'))).toBeVisible();
  }
  await page.goto('/app/dokuboxlist');
  await page.waitForURL((url) => url.pathname === '/index.html');
});

test('[R2.2] the access layer signs a banker in, and an address without tokens does not', async ({
  page,
  baseURL,
  makeWorld,
}) => {
  await speak(page, 'en');
  const t = await textsOf('en');
  const wanted = { scenario: 'everyday', tenant: 'RS', user: 'bankerRm' } as const;
  const world = await makeWorld(wanted);
  await setWorldCookie(page, world, baseURL ?? '');
  await page.goto(landingPath(world));
  await page.goto('/ial');
  await page.waitForURL((url) => url.pathname === '/intranet.html');
  await expect(page.getByText(t('contract:errorTitle.LOGIN_FAILED'))).toBeVisible();
  // A page that is left with pending answers may be redirected by one of them.
  await page.waitForLoadState('networkidle');
  await page.goto(`/ial#ialIdToken=${world.tokens.idToken}`);
  await page.waitForURL((url) => url.pathname === policyOf('RS').bankerHome);
  expect(page.url()).not.toContain(world.tokens.idToken);
});
