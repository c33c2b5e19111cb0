import { expect, test, type Page } from 'playwright/test';
import { dokuTitle } from '@dokubox/ui-kit/helpers/names.ts';
import {
  EmbeddingStage,
  inside,
  mountInPage,
  parametersOf,
  eventsOfHost,
  unmountInPage,
  variants,
} from './fixtures/embedding.ts';
import { textsOf } from './fixtures/texts.ts';
import type { TestWorld } from '@dokubox/testing/world.ts';
import { findDoku } from './fixtures/worlds.ts';

declare global {
  interface Window {
    ledger: () => Record<string, unknown> & { listeners: Record<string, number>; timers: number };
  }
}

const stage = new EmbeddingStage();

test.beforeAll(() => stage.set());
test.afterAll(() => stage.strike());

const atHost = (page: Page, from: 'host' | 'stranger' = 'host', user = 'client1') =>
  stage.atHost(page, { from, user });

/** A box whose title on the screen is known, because the client has named it. */
async function namedBox(world: TestWorld) {
  for (const { id, customName } of await (await world.as()).boxes()) {
    if (customName) return { id, customName };
  }
  throw new Error('The scenario has no box with a name of its own.');
}

for (const variant of variants) {
  test(`[R1.5][R2.3][R8.8][A-250][A-254] ${variant}: a client uses list, box and Back inside the host, and Back leaves a box the host has opened`, async ({
    page,
  }) => {
    const t = await textsOf('en');
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    const world = await atHost(page);
    const box = await namedBox(world);
    const before = page.url();
    await mountInPage(page, variant, parametersOf(world));
    const dokubox = inside(page, variant);
    const goBack = () =>
      dokubox
        .getByRole('link', { name: t('box:back') })
        .or(dokubox.getByRole('button', { name: t('box:back') }))
        .first()
        .click();
    await expect(dokubox.getByRole('heading', { level: 1, name: t('list:title') })).toBeVisible();
    await dokubox.getByRole('link', { name: box.customName }).first().click();
    await expect(dokubox.getByRole('heading', { level: 1 })).toContainText(box.customName);
    await goBack();
    await expect(dokubox.getByRole('heading', { level: 1, name: t('list:title') })).toBeVisible();
    // Dokubox omits what the host has itself, and does not touch its page.
    await expect(dokubox.getByRole('contentinfo')).toHaveCount(0);
    await expect(dokubox.getByRole('banner')).toHaveCount(0);
    expect([page.url(), await page.title()]).toEqual([before, 'Host application']);
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(240, 230, 210)');
    await expect(page.locator('.probe')).toHaveCSS('border-top-width', '3px');
    expect(await eventsOfHost(page)).toEqual([{ kind: 'info', code: 'LOGGED_IN' }]);

    await unmountInPage(page);
    await mountInPage(page, variant, parametersOf(world, { dokuBoxId: box.id }));
    await expect(dokubox.getByRole('heading', { level: 1 })).toContainText(box.customName);
    await goBack();
    await expect
      .poll(() => eventsOfHost(page))
      .toContainEqual({ kind: 'info', code: 'EXIT', dokuBoxId: box.id });
    await expect(dokubox.getByRole('heading', { level: 1 })).toContainText(box.customName);
    expect(problems).toEqual([]);
  });
}

test('[R1.5][R2.20][A-250] a PDF can be viewed inside the host, by module and by frame', async ({
  page,
}) => {
  for (const variant of variants) {
    await test.step(variant, async () => {
      const t = await textsOf('en');
      const world = await atHost(page);
      const { box, doku } = await findDoku(
        world,
        (one) => one.dokuStaticActions.includes('View') && (one.fileName ?? '').endsWith('.pdf'),
      );
      const title = dokuTitle(doku, 'en');
      await mountInPage(page, variant, parametersOf(world, { dokuBoxId: box.id }));
      const dokubox = inside(page, variant);
      const card = dokubox.getByRole('article', { name: title, exact: true }).first();
      const toggle = card.getByRole('button', { name: title, exact: true });
      if ((await toggle.getAttribute('aria-expanded')) !== 'true') await toggle.click();
      await card.getByRole('button', { name: t('box:card.viewOf', { title }) }).click();
      const dialog = dokubox.getByRole('dialog');
      await expect(dialog.locator('canvas').first()).toBeVisible();
      await dialog
        .getByRole('button', { name: t('box:preview.close') })
        .first()
        .click();
      await expect(dialog).toBeHidden();
      await expect(toggle).toBeVisible();
    });
  }
});

test('[R1.5][R8.7][A-251] missing parameters and an ended session are reported by their code, by module and by frame', async ({
  page,
}) => {
  for (const variant of variants) {
    await test.step(variant, async () => {
      const t = await textsOf('hu');
      const world = await atHost(page);
      const dokubox = inside(page, variant);
      await mountInPage(page, variant, {
        ...parametersOf(world, { language: 'hu' }),
        tenant: 'XX',
      });
      await expect(dokubox.getByText('MFE_PARAMS')).toBeVisible();
      // No call returns this code, so its text is checked here, in the host's language.
      const alert = dokubox.getByRole('alert');
      await expect(alert).toContainText(t('contract:errorTitle.MFE_PARAMS'));
      await expect(alert).toContainText(t('contract:message.dde.error.mfeParams'));
      await unmountInPage(page);
      await mountInPage(page, variant, parametersOf(world, { idToken: 'nobody-has-this-token' }));
      await expect(dokubox.getByText('LOGIN_FAILED')).toBeVisible();
      expect(await eventsOfHost(page)).toEqual([
        { kind: 'error', code: 'MFE_PARAMS', parameters: ['tenant'] },
        { kind: 'error', code: 'LOGIN_FAILED' },
      ]);
    });
  }
});

test('[R1.5][R2.4][A-250] a banker goes from a task to its box and back, by module and by frame', async ({
  page,
}) => {
  for (const variant of variants) {
    await test.step(variant, async () => {
      const t = await textsOf('en');
      const world = await atHost(page, 'host', 'bankerRm');
      await mountInPage(page, variant, parametersOf(world));
      const dokubox = inside(page, variant);
      const home = dokubox.getByRole('heading', { level: 1, name: t('creating:tasks.title') });
      await expect(home).toBeVisible();
      await dokubox.getByRole('table').getByRole('link').first().click();
      await expect(dokubox.getByRole('article').first()).toBeVisible();
      await dokubox.getByRole('link', { name: t('box:header.back') }).click();
      await expect(dokubox.getByRole('heading', { level: 1, name: t('list:title') })).toBeVisible();
      expect(await eventsOfHost(page)).toEqual([{ kind: 'info', code: 'LOGGED_IN' }]);
    });
  }
});

/**
 * Listeners that libraries add once per page when they are loaded, whether or not anything is
 * shown. React listens to the selection. SWR listens for its cache without a provider, which we do
 * not use.
 */
const ofTheLibraries = {
  'document selectionchange false': 1,
  'document visibilitychange false': 1,
  'window focus false': 1,
  'window offline false': 1,
  'window online false': 1,
};

test('[R1.5][A-250] an unmounted module leaves no styles, timers, listeners or storage', async ({
  page,
}) => {
  const world = await atHost(page);
  const box = await namedBox(world);
  const clean = await page.evaluate(() => window.ledger());
  const shownAndGone = async () => {
    // An open box keeps the most: its lock, its polls, its drafts.
    await mountInPage(page, 'mountModule', parametersOf(world, { dokuBoxId: box.id }));
    const title = page.locator('#place').getByRole('heading', { level: 1 });
    await expect(title).toContainText(box.customName);
    const during = await page.evaluate(() => window.ledger());
    expect(during['head']).not.toEqual(clean['head']);
    expect(during.timers).toBeGreaterThan(clean.timers);
    await unmountInPage(page);
    // Waits for timers that are about to fire once, because they do not stay.
    await expect.poll(() => page.evaluate(() => window.ledger().timers)).toBe(clean.timers);
    await expect(page.locator('#place')).toBeEmpty();
    return page.evaluate(() => window.ledger());
  };
  const left = { ...clean, listeners: { ...clean.listeners, ...ofTheLibraries } };
  expect(await shownAndGone()).toEqual(left);
  expect(await shownAndGone()).toEqual(left);
});

test('[R1.5][A-252] a page whose origin is not configured receives neither the frame nor the module', async ({
  page,
}) => {
  const world = await atHost(page, 'stranger');
  const refused = await page.evaluate(
    (parameters) =>
      window.host.mountModule(parameters).then(
        () => 'mounted',
        () => 'refused',
      ),
    parametersOf(world),
  );
  expect(refused).toBe('refused');
});
