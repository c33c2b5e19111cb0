import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from 'playwright/test';
import { screens, Worlds } from './support/screens.ts';
import { speak } from './support/worlds.ts';

async function axeFindings(page: Page) {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

/** Every movement and every change of colour that ends by itself is over. */
async function atRest(page: Page) {
  await expect
    .poll(() =>
      page.evaluate(() =>
        document
          .getAnimations()
          .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
          .map(({ playState }) => playState)
          .filter((state) => state !== 'finished'),
      ),
    )
    .toEqual([]);
}

for (const screen of screens) {
  test(`[R2.34] ${screen.name}: no accessibility fault in light or dark, no sideways scrolling at 320 pixels`, async ({
    page,
  }) => {
    // Bulgarian words are the longest of the eight languages.
    await speak(page, 'bg');
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await screen.open(page, new Worlds());
    expect(await axeFindings(page), 'light').toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
    await atRest(page);
    expect(await axeFindings(page), 'dark').toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth), { timeout: 5_000 })
      .toBeLessThanOrEqual(320);
  });
}
