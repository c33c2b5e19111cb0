import { expect, test, type Page } from 'playwright/test';
import { PseudoReader } from './support/pseudo.ts';
import { screens, Worlds } from './support/screens.ts';

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
}) => {
  test.slow();
  const reader = await PseudoReader.at(page);
  const worlds = new Worlds();
  for (const screen of screens) {
    await screen.open(page, worlds);
    await expectNoStrays(reader, screen.name);
    await expectRoom(page, screen.name);
  }
});
