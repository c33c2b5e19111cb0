import { expect, test, type Page } from 'playwright/test';
import { testOtp, testPassword } from '@dokubox/simulator/engine/seed/credentials.ts';
import { pseudoText } from '../tools/pseudo.ts';
import { PseudoReader } from './support/pseudo.ts';
import { screens, Worlds } from './support/screens.ts';
import { textsOf } from './support/texts.ts';
import {
  addFault,
  createWorld,
  enterWorld,
  landingPath,
  openWorld,
  setPortalStatus,
  type JourneyWorld,
} from './support/worlds.ts';

/** Texts without placeholders, as the page has them. */
async function pseudoTextsOf() {
  const t = await textsOf('en');
  return (key: string) => pseudoText(t(key));
}

async function expectNoStrays(reader: PseudoReader, where: string) {
  await expect(async () => {
    expect(await reader.strays(), where).toEqual([]);
  }).toPass({ timeout: 5_000 });
}

/** Texts a third longer than English still fit the smallest screen. */
async function expectRoom(page: Page, where: string) {
  const size = page.viewportSize();
  if (!size) return;
  await page.setViewportSize({ ...size, width: 320 });
  const widest = () => page.evaluate(() => document.documentElement.scrollWidth);
  await expect.poll(widest, { message: where }).toBeLessThanOrEqual(320);
  await page.setViewportSize(size);
}

test('[R9.10][R2.34] every screen takes its words from the texts, and has room for longer ones', async ({
  page,
  baseURL,
}) => {
  test.slow();
  const reader = await PseudoReader.at(page);
  const worlds = new Worlds();
  for (const screen of screens) {
    await screen.open(page, worlds, baseURL ?? '');
    await expectNoStrays(reader, screen.name);
    await expectRoom(page, screen.name);
  }
});

test('[R9.10][R2.26] so do the steps of the sign-in', async ({ page, baseURL }) => {
  const reader = await PseudoReader.at(page);
  const t = await pseudoTextsOf();
  const heading = (key: string) => page.getByRole('heading', { name: t(key) });
  const submit = page.locator('button[type=submit]');
  const arriveAt = async (wanted: Parameters<typeof createWorld>[1]) => {
    await page.context().clearCookies();
    const world = await createWorld(page.request, wanted);
    await enterWorld(page, world, baseURL ?? '');
    await page.goto(landingPath(world));
    return world;
  };
  const signIn = async (world: JourneyWorld, password = testPassword) => {
    reader.tell(world.username);
    await page.getByLabel(t('signIn:username')).fill(world.username);
    await page.getByLabel(t('signIn:password'), { exact: true }).fill(password);
    await submit.click();
  };

  let world = await arriveAt({ scenario: 'several-clients', tenant: 'HR', user: 'client3' });
  await submit.click();
  await expectNoStrays(reader, 'login, empty');
  await signIn(world, 'wrong');
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await expectNoStrays(reader, 'login, refused');
  await signIn(world);
  const code = page.getByLabel(t('signIn:otp.label'));
  await code.fill('000000');
  await submit.click();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await expectNoStrays(reader, 'one-time code, refused');
  await code.fill(testOtp);
  await submit.click();
  await expect(page.getByRole('combobox')).toBeVisible();
  await submit.click();
  await expectNoStrays(reader, 'client selection');

  await page.goto('/forgottenPassword');
  await submit.click();
  await expectNoStrays(reader, 'forgotten password');

  world = await arriveAt({
    scenario: 'sign-in-variants',
    tenant: 'RO',
    user: 'clientMustChangePassword',
  });
  await signIn(world);
  await code.fill(testOtp);
  await submit.click();
  await expect(heading('account:password.forcedTitle')).toBeVisible();
  await page.getByLabel(t('account:password.next'), { exact: true }).fill('abc');
  await submit.click();
  await expectNoStrays(reader, 'forced change of password');

  for (const path of ['waitforsignatures', 'contractprocesserror?code=EXPIRED']) {
    await page.goto(`/contract/${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoStrays(reader, path);
  }
});

test('[R9.10][R2.21][R2.25] so do dialogs, overlays, menus and notices', async ({ page }) => {
  test.slow();
  const reader = await PseudoReader.at(page);
  const t = await pseudoTextsOf();
  const dialog = page.getByRole('dialog');

  const world = await createWorld(page.request, {
    scenario: 'ending',
    tenant: 'CZ',
    user: 'bankerRm',
  });
  await openWorld(page, world);
  await page.goto('/app/dokuboxlist?overlay=signatureSettings');
  await expect(dialog).toBeVisible();
  await page.getByLabel(t('account:settings.namirialUserId')).fill('');
  await dialog.locator('button[type=submit]').click();
  await expectNoStrays(reader, 'signature settings');

  await openWorld(page, world, undefined, 'client1');
  await page.goto('/app/dokuboxlist?overlay=changePassword');
  await expect(dialog).toBeVisible();
  await dialog.locator('button[type=submit]').click();
  await expectNoStrays(reader, 'change of password');
  await page.keyboard.press('Escape');
  // The badge and its details, the account menu, a call that fails, and the connection that is gone.
  const header = page.getByRole('banner').getByRole('button');
  for (let place = 0; place < (await header.count()); place += 1) {
    await header.nth(place).click();
    await expectNoStrays(reader, `button ${place} of the header`);
    await page.keyboard.press('Escape');
  }
  await addFault(page.request, world, { operationId: 'searchClientDokuboxes', status: 500 });
  await page.reload();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await expectNoStrays(reader, 'a list that cannot be read');
  await page.context().setOffline(true);
  await expect(page.getByText(t('shell:offline.text'))).toBeVisible();
  await expectNoStrays(reader, 'offline');
  await page.context().setOffline(false);
  await setPortalStatus(page.request, world, [{ function: 'ALL', currentlyBlocked: true }]);
  await page.reload();
  await expect(dialog).toBeVisible();
  await expectNoStrays(reader, 'blocked portal');
});

test('[R9.10] a word that is not among the texts is found, wherever it stands', async ({
  page,
}) => {
  const reader = await PseudoReader.at(page);
  const world = await createWorld(page.request, {
    scenario: 'everyday',
    tenant: 'HU',
    user: 'client1',
  });
  await openWorld(page, world);
  await expectNoStrays(reader, 'as it is');
  await page.evaluate(() => {
    document.title += ' Planted title';
    const button = document.createElement('button');
    button.setAttribute('aria-label', 'Planted name');
    // A code of the contract in place of its text.
    button.textContent = 'IN_PROGRESS';
    const hidden = document.createElement('p');
    hidden.hidden = true;
    hidden.textContent = 'Planted description';
    document.querySelector('main')?.append('Planted text', button, hidden);
  });
  const strays = await reader.strays();
  expect(strays).toHaveLength(5);
  expect(strays.slice(1).sort()).toEqual(
    ['IN_PROGRESS', 'Planted description', 'Planted name', 'Planted text'].sort(),
  );
  expect(strays[0]).toContain('Planted title');
});
