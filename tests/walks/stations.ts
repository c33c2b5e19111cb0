import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from 'playwright/test';

/** The folder of the pictures, outside the repository. `WALK_FOLDER` selects another one. */
export const walkFolder = process.env['WALK_FOLDER'] ?? join(tmpdir(), 'dokubox-walks');

const desktop = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };

/** A desktop and a phone, each in both schemes. */
const looks = [
  { ...desktop, scheme: 'dark' },
  { ...phone, scheme: 'dark' },
  { ...phone, scheme: 'light' },
  // The last look, because the walk continues in it.
  { ...desktop, scheme: 'light' },
] as const;

/** Browser messages about the simulator's own pages, which do not matter here. */
const notOurs = /\/__sim\//;

/** The stations of one walk, with their pictures and problems. */
export class Stations {
  /** The browser's error messages, and pages wider than a phone. */
  readonly complaints: string[] = [];
  readonly #folder: string;
  #count = 0;

  constructor(walk: string) {
    this.#folder = join(walkFolder, walk);
    mkdirSync(this.#folder, { recursive: true });
  }

  /** Collects the browser's error messages. */
  watch(page: Page, who: string): void {
    page.on('pageerror', (error) => this.complaints.push(`${who}: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() !== 'error' || notOurs.test(message.location().url)) return;
      this.complaints.push(`${who}: ${message.text()} (${message.location().url})`);
    });
  }

  /** Takes the pictures of a station. */
  async take(page: Page, name: string): Promise<void> {
    this.#count += 1;
    const station = `${String(this.#count).padStart(2, '0')}-${name}`;
    await page.waitForLoadState('networkidle');
    for (const { width, height, scheme } of looks) {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      await page.screenshot({
        path: join(this.#folder, `${station}-${width}-${scheme}.png`),
        fullPage: true,
        animations: 'disabled',
      });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      if (wide > width) this.complaints.push(`${station}: ${wide} px wide on ${width} px`);
    }
  }

  /** Fails if there were complaints. */
  expectNone(): void {
    expect(this.complaints).toEqual([]);
  }
}
