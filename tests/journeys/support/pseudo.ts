import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Response } from 'playwright/test';
import { pseudoTexts } from '../../tools/pseudo.ts';
import {
  addTextsIn,
  foreignMarkup,
  namesEverywhere,
  readableTexts,
  spokenAttributes,
  strayTexts,
} from '../../tools/readable.ts';
import { root } from '../../tools/root.ts';
import { speak } from './worlds.ts';

/** Chunks of the built portal that hold English texts. */
function englishChunks(): string[] {
  const path = join(root, 'portal', 'dist', '.vite', 'manifest.json');
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Record<string, { file: string }>;
  return Object.entries(manifest)
    .filter(([source]) => /(?:locales|i18n)\/en\//u.test(source))
    .map(([, { file }]) => file);
}

/** The same module with every text in its exports in the pseudo-language. */
async function pseudoModule(source: string): Promise<string> {
  const address = `data:text/javascript;base64,${Buffer.from(source).toString('base64')}`;
  const module = (await import(address)) as Record<string, unknown>;
  const values = Object.entries(module).map(([name, value], index) => ({
    made: `const text${index} = ${JSON.stringify(pseudoTexts(value))};`,
    exported: `text${index} as ${name}`,
  }));
  const list = values.map(({ exported }) => exported).join(', ');
  return [...values.map(({ made }) => made), `export { ${list} };`].join('\n');
}

/** A page that speaks the pseudo-language, and the data of the world it has been told. */
export class PseudoReader {
  readonly #page: Page;
  readonly #told = new Set<string>(namesEverywhere);
  #reading: Promise<void>[] = [];

  private constructor(page: Page) {
    this.#page = page;
  }

  /** Replaces the English texts on their way to the page; from its next load on. */
  static async at(page: Page): Promise<PseudoReader> {
    const reader = new PseudoReader(page);
    await speak(page, 'en');
    for (const file of englishChunks()) {
      await page.route(`**/${file}`, async (route) => {
        const answer = await route.fetch();
        const body = await pseudoModule(await answer.text());
        await route.fulfill({ response: answer, body });
      });
    }
    page.on('response', (answer) => {
      reader.#reading.push(reader.#listen(answer));
    });
    return reader;
  }

  /** Something typed or chosen in the test, which the page may repeat. */
  tell(...texts: readonly string[]): void {
    for (const text of texts) this.#told.add(text);
  }

  /** What the page shows or says that is neither pseudo nor data. */
  async strays(): Promise<string[]> {
    await Promise.all(this.#reading);
    this.#reading = [];
    const order = { attributes: spokenAttributes, foreign: foreignMarkup };
    const texts = await this.#page.evaluate(readableTexts, order);
    return strayTexts([await this.#page.title(), ...texts], this.#told);
  }

  async #listen(answer: Response): Promise<void> {
    const type = answer.headers()['content-type'] ?? '';
    if (!type.includes('json') || !answer.ok()) return;
    try {
      addTextsIn(await answer.json(), this.#told);
    } catch {
      // The page has left before the answer was read: nothing of it is shown.
    }
  }
}
