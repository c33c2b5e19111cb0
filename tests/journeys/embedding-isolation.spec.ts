import { join } from 'node:path';
import { expect, test, type Frame, type Page } from 'playwright/test';
import {
  addReactHost,
  EmbeddingStage,
  hostFolder,
  mountInPage,
  parametersOf,
  unmountInPage,
  variants,
  type Variant,
} from './fixtures/embedding.ts';
import { dokuTitle } from '@dokubox/ui-kit/helpers/names.ts';
import { textsOf } from './fixtures/texts.ts';
import type { TestWorld } from '@dokubox/testing/world.ts';
import { findDoku } from './fixtures/worlds.ts';

const stage = new EmbeddingStage();

test.beforeAll(() => stage.set());
test.afterAll(() => stage.strike());

const resets = ['normalize', 'sanitize', 'bootstrap-reboot'].map((name) => ({
  name,
  path: join(hostFolder, 'resets', `${name}.css`),
}));
const hostile = join(hostFolder, 'hostile.css');

declare global {
  interface Window {
    /** Results of {@link lookAt} in this document, by name. */
    seen?: Record<string, readonly string[]>;
  }
}

/**
 * Records the style and position of every element below the selected one, through shadow roots, in
 * document order. The records stay in the page, because there are hundreds of thousands.
 * @returns their number
 */
function lookAt(within: Page | Frame, selector: string, name: string): Promise<number> {
  return within.evaluate(
    ([start, as]) => {
      const found: string[] = [];
      // The list of properties is the same for every element. Reading it for each takes as long as
      // reading the values. A custom property has no effect before a rule uses it.
      const properties = [...getComputedStyle(document.documentElement)].filter(
        (property) => !property.startsWith('--'),
      );
      const collect = (element: Element) => {
        // Skips elements that draw nothing, and those that measure `rem`.
        if (['style', 'link', 'i'].includes(element.localName)) return;
        const { x, y, width, height } = element.getBoundingClientRect();
        const box = [x + scrollX, y + scrollY, width, height]
          .map((side) => side.toFixed(3))
          .join(' ');
        const called = `${element.localName}.${element.getAttribute('class') ?? ''}`;
        found.push(`${called} at ${box}`);
        for (const pseudo of [null, '::before', '::after'] as const) {
          const style = getComputedStyle(element, pseudo);
          if (pseudo && style.content === 'none') continue;
          for (const property of properties) {
            found.push(
              `${called} ${pseudo ?? ''} ${property}: ${style.getPropertyValue(property)}`,
            );
          }
        }
        for (const child of element.children) collect(child);
        for (const child of element.shadowRoot?.children ?? []) collect(child);
      };
      const first = document.querySelector(start);
      if (!first) throw new Error(`There is no ${start}.`);
      for (const child of first.children) collect(child);
      (window.seen ??= {})[as] = found;
      return found.length;
    },
    [selector, name] as const,
  );
}

/**
 * Differences between two records. Lengths are compared to a tenth of a pixel, the rounding error
 * of a calculation in `rem`. A failure shows a short list instead of two long ones.
 */
function differences(within: Page | Frame, one: string, other: string): Promise<string[]> {
  return within.evaluate(
    ([first, second]) => {
      const rounded = (text: string | undefined) =>
        text?.replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number) * 10) / 10));
      const before = window.seen?.[first] ?? [];
      const after = window.seen?.[second] ?? [];
      const told = before.flatMap((look, index) =>
        look === after[index] || rounded(look) === rounded(after[index])
          ? []
          : [`${look} → ${String(after[index])}`],
      );
      if (before.length !== after.length) told.push(`${before.length} looks → ${after.length}`);
      return told.slice(0, 20);
    },
    [one, other] as const,
  );
}

/** Switches the styles of the host on or off, and waits until the page has settled. */
const switchStyles = (page: Page, on: boolean) =>
  page.evaluate(async (wanted) => {
    for (const sheet of document.styleSheets) {
      if (sheet.ownerNode instanceof HTMLStyleElement) sheet.disabled = !wanted;
    }
    for (let frames = 0; frames < 20; frames += 1) await new Promise(requestAnimationFrame);
  }, on);

/** Fixes the size of the place, because the host decides it. */
async function pinPlace(page: Page, variant: Variant): Promise<void> {
  // A frame is as high as its content and must be scrolled into view. Its content does not see its
  // position.
  const position = variant === 'mountFrame' ? 'absolute' : 'fixed';
  await page.locator('#place').evaluate((place, positioned) => {
    const pinned = { position: positioned, inset: '0 auto auto 0', width: '1024px' };
    const none = { margin: '0', padding: '0', border: '0', transition: 'none', float: 'none' };
    for (const [name, value] of Object.entries({ ...pinned, ...none })) {
      place.style.setProperty(name, value, 'important');
    }
  }, position);
}

/** Opens a box and a dialog in Dokubox, and waits until both are at rest. */
async function showDialog(page: Page, within: Page | Frame, title: string): Promise<void> {
  const t = await textsOf('en');
  const card = within.getByRole('article', { name: title, exact: true }).first();
  const toggle = card.getByRole('button', { name: title, exact: true });
  if ((await toggle.getAttribute('aria-expanded')) !== 'true') await toggle.click();
  await card.getByRole('button', { name: t('box:card.messages', { title }) }).click();
  await expect(within.getByRole('dialog').getByRole('textbox')).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
}

/** The page or the frame in which Dokubox is drawn. */
async function drawnIn(page: Page, variant: Variant): Promise<Page | Frame> {
  if (variant === 'mountModule') return page;
  const frame = await (await page.locator('iframe').elementHandle())?.contentFrame();
  if (!frame) throw new Error('The frame has no document.');
  return frame;
}

/** A document with a conversation without new messages, so that reading it changes nothing. */
const findQuiet = (world: TestWorld) =>
  findDoku(
    world,
    (doku) => doku.dokuStaticActions.includes('ViewMessage') && !doku.unreadMessagesCount,
  );

/**
 * Shows Dokubox in the given host, in both schemes, and compares both with the state of each alone.
 */
async function expectIsolation(page: Page, variant: Variant, world: TestWorld): Promise<void> {
  const { box, doku } = await findQuiet(world);
  await pinPlace(page, variant);
  // A field of the host may still be animating its colour.
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
  expect(await lookAt(page, '#specimens', 'host alone')).toBeGreaterThan(2_000);
  const hostUntouched = async () => {
    await lookAt(page, '#specimens', 'host');
    expect(await differences(page, 'host alone', 'host')).toEqual([]);
  };
  for (const colorScheme of ['light', 'dark'] as const) {
    const parameters = parametersOf(world, { dokuBoxId: box.id, theme: { colorScheme } });
    await mountInPage(page, variant, parameters);
    const within = await drawnIn(page, variant);
    await showDialog(page, within, dokuTitle(doku, 'en'));
    await hostUntouched();
    const outer = variant === 'mountModule' ? '#place' : '#root';
    // Both are recorded again, because the box is sometimes reloaded.
    await expect(async () => {
      expect(await lookAt(within, outer, 'in host')).toBeGreaterThan(20_000);
      await switchStyles(page, false);
      await lookAt(within, outer, 'alone');
      await switchStyles(page, true);
      expect(await differences(within, 'alone', 'in host')).toEqual([]);
    }).toPass();
    await unmountInPage(page);
  }
  await hostUntouched();
}

test('[R1.5][A-250] a reset of a host changes nothing in the module, and the module changes nothing in the host', async ({
  page,
}) => {
  for (const { name, path } of resets) {
    await test.step(name, async () => {
      const world = await stage.atHost(page);
      await page.addStyleTag({ path });
      await expectIsolation(page, 'mountModule', world);
    });
  }
});

test('[R1.5][A-250] a host that styles everything changes nothing in module and frame, which change nothing in the host', async ({
  page,
}) => {
  for (const variant of variants) {
    await test.step(variant, async () => {
      const world = await stage.atHost(page);
      await page.addStyleTag({ path: hostile });
      await expectIsolation(page, variant, world);
    });
  }
});

test('[R1.5][A-250] a host with its own Mantine and the module do not affect each other', async ({
  page,
}) => {
  const world = await stage.atHost(page);
  await addReactHost(page);
  await expect(page.locator('#specimens').getByRole('button')).toBeVisible();
  await expectIsolation(page, 'mountModule', world);
});

test('[R1.5][A-250] the focus returns from a dialog to its previous place, also in a shadow root', async ({
  page,
}) => {
  const t = await textsOf('en');
  const world = await stage.atHost(page);
  const { box, doku } = await findQuiet(world);
  const title = dokuTitle(doku, 'en');
  await mountInPage(page, 'mountModule', parametersOf(world, { dokuBoxId: box.id }));
  await showDialog(page, page, title);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  const opener = page.getByRole('button', { name: t('box:card.messages', { title }) });
  await expect(opener.first()).toBeFocused();
});

test('[R1.5][A-250][A-272] a host on another site works with the token alone, by module and by frame', async ({
  page,
}) => {
  const t = await textsOf('en');
  // A frame of another site runs in a separate process, and Playwright cannot always scroll there.
  await page.setViewportSize({ width: 1280, height: 4_000 });
  for (const variant of variants) {
    await test.step(variant, async () => {
      const world = await stage.atHost(page, { from: 'otherSite' });
      const { box, doku } = await findQuiet(world);
      await mountInPage(page, variant, parametersOf(world, { dokuBoxId: box.id }));
      const within = await drawnIn(page, variant);
      await showDialog(page, within, dokuTitle(doku, 'en'));
      const words = 'Written from another site';
      const writing = within.getByRole('dialog').getByRole('textbox');
      await writing.fill(words);
      await within
        .getByRole('dialog')
        .getByRole('button', { name: t('messages:compose.send') })
        .click();
      // The text also stays in the field until the message is stored.
      await expect(writing).toHaveValue('');
      await expect(within.getByRole('dialog').getByText(words)).toBeVisible();
      expect(await page.context().cookies()).toEqual([]);
      expect(await page.evaluate(() => window.host.told)).not.toContainEqual(
        expect.objectContaining({ kind: 'error' }),
      );
    });
  }
});
