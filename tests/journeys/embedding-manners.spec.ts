import { expect, test, type Page } from 'playwright/test';
import { dokuTitle } from '@dokubox/ui-kit/helpers/names.ts';
import type { TestWorld } from '@dokubox/testing/world.ts';
import {
  EmbeddingStage,
  inside,
  mountInPage,
  parametersOf,
  eventsOfHost,
  unmountInPage,
  variants,
  type Variant,
} from './fixtures/embedding.ts';
import { textsOf } from './fixtures/texts.ts';
import { findDoku } from './fixtures/worlds.ts';

const stage = new EmbeddingStage();

test.beforeAll(() => stage.set());
test.afterAll(() => stage.strike());

/** Opens a box at a document with messages. Returns the parts its tests need. */
async function atMessages(page: Page, variant: Variant, world: TestWorld) {
  const t = await textsOf('en');
  const { box, doku } = await findDoku(world, ({ dokuStaticActions }) =>
    dokuStaticActions.includes('AddMessage'),
  );
  const title = dokuTitle(doku, 'en');
  const dokubox = inside(page, variant);
  const show = () => mountInPage(page, variant, parametersOf(world, { dokuBoxId: box.id }));
  const open = async () => {
    const card = dokubox.getByRole('article', { name: title, exact: true }).first();
    const toggle = card.getByRole('button', { name: title, exact: true });
    if ((await toggle.getAttribute('aria-expanded')) !== 'true') await toggle.click();
    await card.getByRole('button', { name: t('box:card.messages', { title }) }).click();
    return dokubox.getByRole('dialog').getByRole('textbox');
  };
  return { t, dokubox, show, open };
}

test('[R1.5][A-250] keys typed into a field of the module do not trigger shortcuts of the host', async ({
  page,
}) => {
  const world = await stage.atHost(page);
  const { show, open, dokubox } = await atMessages(page, 'mountModule', world);
  await show();
  const writing = await open();
  await writing.pressSequentially('jk?');
  await page.keyboard.press('Escape');
  await expect(dokubox.getByRole('dialog')).toBeHidden();
  expect(await page.evaluate(() => window.host.shortcuts)).toEqual([]);
  // The host receives a key that no field uses, as everywhere on its page.
  await page.keyboard.press('g');
  expect(await page.evaluate(() => window.host.shortcuts)).toEqual(['g']);
});

test('[R1.5][A-250] no custom property of a host reaches the module', async ({ page }) => {
  const world = await stage.atHost(page);
  const { show, dokubox } = await atMessages(page, 'mountModule', world);
  await show();
  await expect(dokubox.getByRole('article').first()).toBeVisible();
  const looks = () =>
    page.locator('dokubox-embed').evaluate((outer) => {
      const found: string[] = [];
      for (const element of outer.shadowRoot?.querySelectorAll('*') ?? []) {
        const style = getComputedStyle(element);
        const own = [...style].filter((name) => !name.startsWith('--'));
        const values = own.map((name) => `${name}: ${style.getPropertyValue(name)}`);
        found.push(`${element.localName}.${element.className} ${values.join('; ')}`);
      }
      return found;
    });
  const before = await looks();
  // Sets each property that our style sheet uses to a value that would show.
  const names = await page.locator('dokubox-embed').evaluate(async (outer) => {
    const { href } = outer.shadowRoot?.querySelector('link') ?? { href: '' };
    const text = await (await fetch(href)).text();
    return [...new Set([...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name))];
  });
  expect(names.length).toBeGreaterThan(300);
  await page.evaluate((all) => {
    for (const name of all) document.documentElement.style.setProperty(name, '13px');
  }, names);
  const after = await looks();
  expect(after.length).toBe(before.length);
  const changed = after.flatMap((look, index) => {
    const former = before[index]?.split('; ') ?? [];
    const differs = look.split('; ').filter((value, place) => value !== former[place]);
    return differs.length > 0 ? [`${look.slice(0, 80)}: ${differs.join()}`] : [];
  });
  expect(changed).toEqual([]);
});

test('[R1.5][A-250] the focus enters and leaves the module in the order of the page', async ({
  page,
}) => {
  const world = await stage.atHost(page);
  await page.evaluate(() => {
    document.getElementById('place')?.insertAdjacentHTML('afterend', '<button>After</button>');
  });
  const { show, dokubox } = await atMessages(page, 'mountModule', world);
  await show();
  await expect(dokubox.getByRole('article').first()).toBeVisible();
  const where = () =>
    page.evaluate(() => {
      const active = document.activeElement;
      return active?.localName === 'dokubox-embed' ? 'Dokubox' : (active?.textContent ?? '');
    });
  await page.getByPlaceholder('Host text').focus();
  const seen: string[] = [];
  for (let presses = 0; presses < 80 && seen.at(-1) !== 'After'; presses += 1) {
    await page.keyboard.press('Tab');
    const now = await where();
    if (now !== seen.at(-1)) seen.push(now);
  }
  expect(seen).toEqual(['Dokubox', 'After']);
  await page.keyboard.press('Shift+Tab');
  expect(await where()).toBe('Dokubox');
});

test('[R1.5][A-055][A-513] a draft survives unmount and mount in the memory of the page', async ({
  page,
}) => {
  const world = await stage.atHost(page);
  const { show, open } = await atMessages(page, 'mountModule', world);
  await show();
  expect(await page.evaluate(() => window.host.shown.hasUnsent())).toBe(false);
  await (await open()).fill('Half a thought');
  await expect.poll(() => page.evaluate(() => window.host.shown.hasUnsent())).toBe(true);
  await unmountInPage(page);
  await show();
  await expect(await open()).toHaveValue('Half a thought');
  expect(
    await page.evaluate(() => [...Object.keys(sessionStorage), ...Object.keys(localStorage)]),
  ).toEqual([]);
});

for (const variant of variants) {
  test(`[R1.5][A-513] ${variant}: the host asks before unsent choices are lost, and learns the user’s answer`, async ({
    page,
  }) => {
    const t = await textsOf('en');
    const world = await stage.atHost(page, { user: 'bankerRm' });
    const banker = await world.as('bankerRm');
    const dokubox = inside(page, variant);
    let chosen: { readonly box: number; readonly title: string } | undefined;
    for (const { id, status } of await banker.boxes()) {
      if (status !== 'IN_PROGRESS') continue;
      const box = await banker.box(id);
      const doku = box.dokus.find(
        ({ usedInBox, dokuTransitions, dokuSetupCompleted }) =>
          usedInBox && dokuSetupCompleted && dokuTransitions.length > 0,
      );
      if (doku && box.status === 'IN_PROGRESS')
        chosen ??= { box: id, title: dokuTitle(doku, 'en') };
    }
    if (!chosen) throw new Error('No document of the scenario has a choice.');
    await mountInPage(page, variant, parametersOf(world, { dokuBoxId: chosen.box }));
    const card = dokubox.getByRole('article', { name: chosen.title, exact: true }).first();
    const toggle = card.getByRole('button', { name: chosen.title, exact: true });
    await expect(toggle).toBeVisible();
    if ((await toggle.getAttribute('aria-expanded')) !== 'true') await toggle.click();
    expect(await page.evaluate(() => window.host.shown.mayLeave())).toBe(true);
    await card.locator('input[type=radio]:enabled').first().check();
    await expect.poll(() => page.evaluate(() => window.host.shown.hasUnsent())).toBe(true);
    for (const [button, answer] of [
      [t('acting:leave.stay'), false],
      [t('acting:leave.leave'), true],
    ] as const) {
      const asked = page.evaluate(() => window.host.shown.mayLeave());
      await dokubox.getByRole('dialog').getByRole('button', { name: button }).click();
      expect(await asked).toBe(answer);
    }
    await expect.poll(() => page.evaluate(() => window.host.shown.hasUnsent())).toBe(false);
  });
}

test('[R1.5][A-513] the tokens of another user change nothing, and are reported', async ({
  page,
}) => {
  const t = await textsOf('en');
  for (const variant of variants) {
    const other = await stage.atHost(page, { user: 'client2' });
    const world = await stage.atHost(page);
    const dokubox = inside(page, variant);
    await mountInPage(page, variant, parametersOf(world));
    const heading = dokubox.getByRole('heading', { level: 1, name: t('list:title') });
    await expect(heading).toBeVisible();
    await page.evaluate((tokens) => window.host.shown.renew(tokens), other.tokens);
    await expect
      .poll(() => eventsOfHost(page))
      .toEqual([
        { kind: 'info', code: 'LOGGED_IN' },
        { kind: 'error', code: 'MFE_PARAMS', parameters: ['idToken'] },
      ]);
    await expect(heading).toBeVisible();
    await dokubox
      .getByRole('table')
      .or(dokubox.getByRole('list'))
      .first()
      .getByRole('link')
      .first()
      .click();
    await expect(dokubox.getByRole('article').first()).toBeVisible();
  }
});
