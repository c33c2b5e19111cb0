import { expect, type BrowserContext, type Page } from 'playwright/test';
import { guardKeys } from '../../portal/app/guards/guardKeys.ts';
import { limits } from '@dokubox/spec/limits.ts';
import { operations } from '@dokubox/spec/operations/table.ts';
import { testOtp, testPassword } from '@dokubox/spec/test-sign-in.ts';
import { textsOf } from './fixtures/texts.ts';
import { setWorldCookie, landingPath, openScreen, test } from '@dokubox/testing/playwright.ts';
import { arrive, leavePortal, speak } from './fixtures/worlds.ts';

const everyday = { scenario: 'everyday', tenant: 'HU', user: 'client1' } as const;
const minute = 60_000;

/** The names of the dialogs in English, the language of these journeys. */
async function dialogNames() {
  const t = await textsOf('en');
  return {
    idle: t('guards:idle.title'),
    tab: t('guards:tabLocked.title'),
    window: t('guards:otherWindow.title'),
  };
}

function dialog(page: Page, name: string) {
  return page.getByRole('dialog', { name });
}

/**
 * Waits until the guards of a page are active. They load after its screen, and a clock moved
 * earlier would be their start time. By then, this window has been claimed.
 */
async function guarded(page: Page): Promise<void> {
  const claimed = () => page.evaluate((key) => localStorage.getItem(key), guardKeys.openedWindow);
  await expect.poll(claimed).not.toBeNull();
}

/** Opens a second tab of the same session, and waits for its guards. The first tab locks it. */
async function openSecondTab(context: BrowserContext): Promise<Page> {
  const { tab } = await dialogNames();
  const second = await context.newPage();
  await second.goto('/app/dokuboxlist');
  await expect(dialog(second, tab)).toBeVisible();
  return second;
}

/** Counts a page's calls of an operation. */
function countCalls(page: Page, operationId: keyof typeof operations) {
  const count = { calls: 0 };
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === operations[operationId].url) count.calls += 1;
  });
  return count;
}

test('[R2.30][R8.11][R9.3] the later tab is locked, can take over, and is free when the other closes', async ({
  page,
  context,
  makeWorld,
}) => {
  const t = await textsOf('en');
  const { tab } = await dialogNames();
  await arrive(page, await makeWorld(everyday));
  await guarded(page);
  const later = await openSecondTab(context);
  await expect(dialog(page, tab)).toBeHidden();
  // Escape does not unlock a tab while another is in use.
  await later.keyboard.press('Escape');
  await expect(dialog(later, tab)).toBeVisible();

  await later.getByRole('button', { name: t('guards:tabLocked.use') }).click();
  await expect(dialog(later, tab)).toBeHidden();
  await expect(dialog(page, tab)).toBeVisible();
  // A reload of the tab in use keeps the other locked.
  await later.reload();
  await expect(later.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(dialog(page, tab)).toBeVisible();
  await expect(dialog(later, tab)).toBeHidden();

  await leavePortal(later);
  await expect(dialog(page, tab)).toBeHidden();
});

test('[R7.3][R7.4][R9.1] another window is noticed within a minute, and this one can take over', async ({
  page,
  browser,
  baseURL,
  makeWorld,
}) => {
  const t = await textsOf('en');
  const names = await dialogNames();
  await page.clock.install();
  const world = await arrive(page, await makeWorld(everyday));
  await guarded(page);
  const polls = countCalls(page, 'getUserOpenedWindow');

  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  const other = await context.newPage();
  await other.clock.install();
  await speak(other, 'en');
  await openScreen(other, world);
  await guarded(other);
  await expect(dialog(page, names.window)).toBeHidden();
  await page.clock.fastForward(limits.windowPollMs);
  await expect(dialog(page, names.window)).toBeVisible();
  expect(polls.calls).toBe(1);

  await page.getByRole('button', { name: t('guards:otherWindow.use') }).click();
  await expect(dialog(page, names.window)).toBeHidden();
  await other.clock.fastForward(limits.windowPollMs);
  await expect(dialog(other, names.window)).toBeVisible();
  await other.getByRole('button', { name: t('guards:signOut') }).click();
  await other.waitForURL((url) => url.pathname === '/index.html');
  // The window in use keeps working, minute after minute.
  await page.clock.fastForward(limits.windowPollMs);
  await expect.poll(() => polls.calls).toBe(2);
  await expect(dialog(page, names.window)).toBeHidden();
  await context.close();
});

test('[R2.5] the window check does not run on the page of the identity provider’s answer', async ({
  page,
  baseURL,
  makeWorld,
}) => {
  const t = await textsOf('en');
  await speak(page, 'en');
  const wanted = { scenario: 'everyday', tenant: 'HU', user: 'bankerRm' } as const;
  const world = await makeWorld(wanted);
  await page.clock.install();
  await openScreen(page, world);
  await setWorldCookie(page, world, baseURL ?? '');
  const memory = { state: 'asked-for', codeVerifier: 'v'.repeat(43) };
  await page.evaluate((value) => {
    sessionStorage.setItem('dde.oauthState', value);
  }, JSON.stringify(memory));
  // The answer of the token call is delayed, so that the page stays.
  await page.route(`**${operations.bankerToken.url}`, () => undefined);
  const polls = countCalls(page, 'getUserOpenedWindow');
  const tokenRequest = page.waitForRequest(`**${operations.bankerToken.url}`);
  await page.goto(`/oauth/authorize?code=abc&state=${memory.state}`);
  await tokenRequest;
  await page.clock.fastForward(limits.requestTimeoutMs - 1_000);
  await expect(page.getByText(t('signIn:handover'))).toBeVisible();
  expect(polls.calls).toBe(0);
  // Any other screen of the same session makes the check as soon as it is open.
  await page.goto('/app/dokuboxlist');
  await expect.poll(() => polls.calls).toBe(1);
});

test('[R2.29] inactivity shows a warning in every tab, and staying in one is enough', async ({
  page,
  context,
  makeWorld,
}) => {
  const t = await textsOf('en');
  const { idle } = await dialogNames();
  await page.clock.install();
  await arrive(page, await makeWorld(everyday));
  await guarded(page);
  const other = await openSecondTab(context);
  const polls = countCalls(page, 'getUserOpenedWindow');

  await page.clock.fastForward(limits.idleWarnAfterMs);
  for (const tab of [page, other]) await expect(dialog(tab, idle)).toBeVisible();
  const timer = page.getByRole('timer');
  await expect(timer).toHaveText(/^0[12]:[0-5]\d$/);
  await page.clock.runFor(30_000);
  await expect(timer).toHaveText(/^01:[0-3]\d$/);
  // Moving the mouse does not answer the warning.
  await page.mouse.move(10, 10);
  await expect(dialog(page, idle)).toBeVisible();

  const before = polls.calls;
  await page.getByRole('button', { name: t('guards:idle.stay') }).click();
  for (const tab of [page, other]) await expect(dialog(tab, idle)).toBeHidden();
  await expect.poll(() => polls.calls).toBeGreaterThan(before);
});

test('[R2.29][R2.6] inactivity ends the session in every tab, and signing in leads back', async ({
  page,
  context,
  baseURL,
  makeWorld,
}) => {
  const t = await textsOf('en');
  const { idle } = await dialogNames();
  await page.clock.install();
  await speak(page, 'en');
  const world = await makeWorld(everyday);
  const [box] = await (await world.as()).boxes();
  await openScreen(page, world, { screen: `/app/dokubox/${box?.id}` });
  await guarded(page);
  const other = await openSecondTab(context);
  // The draft is kept, and the warning says so.
  await page.evaluate(() => {
    sessionStorage.setItem('dde.draft.1', '{"owner":"somebody","value":"Kept"}');
  });

  await page.clock.fastForward(limits.idleWarnAfterMs);
  for (const tab of [page, other]) await expect(dialog(tab, idle)).toBeVisible();
  await expect(dialog(page, idle)).toContainText(t('guards:idle.drafts'));
  await page.clock.fastForward(2 * minute);
  for (const tab of [page, other]) {
    await expect(tab.getByText(t('signIn:expired.title'))).toBeVisible();
  }
  // Each tab returns to its own entry: one to the landing page, the other to the default.
  await expect(page).toHaveURL(/\/indexHU\b/);
  await expect(other).toHaveURL(/\/index\.html$/);
  const kept = await page.evaluate(() => sessionStorage.getItem('dde.draft.1'));
  expect(kept).toContain('Kept');
  const cookies = await context.cookies(baseURL ?? '');
  expect(cookies.find(({ name }) => name === 'dde-session')?.value ?? '').toBe('');

  await page.getByLabel(t('signIn:username')).fill((await world.as()).user.username);
  await page.getByLabel(t('signIn:password'), { exact: true }).fill(testPassword);
  await page.keyboard.press('Enter');
  await page.getByLabel(t('signIn:otp.label')).fill(testOtp);
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/app/dokubox/${box?.id}`);
});

test('[R2.29] signing out leaves no typed text behind', async ({ page, makeWorld }) => {
  const t = await textsOf('en');
  await page.clock.install();
  await arrive(page, await makeWorld(everyday));
  await guarded(page);
  await page.evaluate(() => {
    sessionStorage.setItem('dde.draft.1', '{"owner":"somebody","value":"Kept"}');
  });
  await page.clock.fastForward(limits.idleWarnAfterMs);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('guards:signOut') })
    .click();
  await page.waitForURL((url) => url.pathname === '/index.html');
  await expect(page.getByText(t('signIn:signedOut.title'))).toBeVisible();
  const left = await page.evaluate(() => ({
    draft: sessionStorage.getItem('dde.draft.1'),
    local: ['dde.tabs', 'dde.activity', 'dde.openedWindow'].map((key) => localStorage.getItem(key)),
  }));
  expect(left).toEqual({ draft: null, local: [null, null, null] });
});

test('[R2.28][R8.10] a planned block is announced, shown when it begins, and can be waited out', async ({
  page,
  makeWorld,
}) => {
  const t = await textsOf('en');
  await page.clock.install();
  await speak(page, 'en');
  const world = await makeWorld(everyday);
  const start = Date.now() + 60 * minute;
  await world.block([
    {
      function: 'ALL',
      currentlyBlocked: false,
      timeFrom: new Date(start).toISOString(),
      timeTo: new Date(start + 60 * minute).toISOString(),
    },
  ]);
  await page.goto(landingPath(world));
  await openScreen(page, world);
  await guarded(page);
  await expect(page.getByText(t('shell:blocked.scheduledTitle'))).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();

  // The block begins. The world's clock and the browser's clock move forward together.
  await world.block([
    {
      function: 'ALL',
      currentlyBlocked: true,
      timeTo: new Date(start + 60 * minute).toISOString(),
    },
  ]);
  // The user keeps working, or the session would end before the block begins.
  for (let passed = 0; passed < 60; passed += 10) {
    await page.mouse.move(passed, passed);
    await page.clock.fastForward(10 * minute);
  }
  await expect(dialog(page, t('shell:blocked.title'))).toBeVisible();
  await page.getByRole('button', { name: t('shell:blocked.stay') }).click();
  await expect(dialog(page, t('shell:blocked.title'))).toBeHidden();
});
