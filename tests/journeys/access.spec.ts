import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from 'playwright/test';
import { testOtp, testPassword } from '@dokubox/simulator/engine/seed/credentials.ts';
import { screens, Worlds } from './support/screens.ts';
import { textsOf } from './support/texts.ts';
import { createWorld, enterWorld, landingPath, speak } from './support/worlds.ts';

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
    baseURL,
  }) => {
    // Bulgarian words are the longest of the eight languages.
    await speak(page, 'bg');
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await screen.open(page, new Worlds(), baseURL ?? '');
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

test('[R2.3][R2.10][R2.19] sign-in, list and box work by keyboard alone', async ({
  page,
  baseURL,
}) => {
  await speak(page, 'en');
  const t = await textsOf('en');
  const wanted = { scenario: 'everyday', tenant: 'SK', user: 'client1' } as const;
  const world = await createWorld(page.request, wanted);
  await enterWorld(page, world, baseURL ?? '');
  await page.goto(landingPath(world));
  const focused = page.locator(':focus');
  /** Moves on by Tab until the element with the name has the focus. */
  const tabTo = async (name: string | RegExp) => {
    for (let step = 0; step < 60; step += 1) {
      await page.keyboard.press('Tab');
      const label = await focused.evaluate((element) => {
        const input = element as HTMLInputElement;
        return (
          element.getAttribute('aria-label') ??
          input.labels?.[0]?.textContent ??
          element.textContent ??
          ''
        ).trim();
      });
      if (typeof name === 'string' ? label === name : name.test(label)) return;
    }
    throw new Error(`Tab does not reach ${String(name)}`);
  };
  await expect(page.getByRole('heading', { name: t('signIn:title.CLIENT') })).toBeVisible();
  await tabTo(t('signIn:username'));
  await page.keyboard.type(world.username);
  await tabTo(t('signIn:password'));
  await page.keyboard.type(testPassword);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(t('signIn:otp.label'))).toBeVisible();
  await tabTo(t('signIn:otp.label'));
  await page.keyboard.type(testOtp);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/app/dokuboxlist');
  await expect(page.getByRole('table')).toBeVisible();

  // The first stop leads past the header.
  await page.keyboard.press('Tab');
  const name = await page.getByRole('table').getByRole('link').first().innerText();
  await tabTo(name);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  // The focus went along with the new screen.
  await expect(page.locator('main:focus')).toHaveCount(1);

  const card = page.getByRole('article').last();
  const title = await card.getByRole('heading').innerText();
  await tabTo(title);
  await page.keyboard.press('Enter');
  await expect(card.getByRole('button', { name: title, exact: true })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  await page.keyboard.press('Shift+Tab');
  await tabTo(title);
  await tabTo(t('box:card.messages', { title }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(card.getByRole('button', { name: t('box:card.messages', { title }) })).toBeFocused();
});
