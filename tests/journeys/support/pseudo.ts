import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Response } from 'playwright/test';
import * as enums from '@dokubox/spec/enums.ts';
import { tenants } from '@dokubox/spec/enums.ts';
import { errorCodes, isMessageKey } from '@dokubox/spec/errors.ts';
import { policyOf } from '@dokubox/spec/tenants/table.ts';
import shell from '@dokubox/ui-kit/locales/en/shell.ts';
import { languageNames } from '@dokubox/ui-kit/locales/names.ts';
import { initials } from '@dokubox/ui-kit/UserMenu/initials.ts';
import { pseudoText, pseudoTexts, strayWords } from '../../tools/pseudo.ts';
import { root } from '../../tools/root.ts';
import { readableTexts } from './reading.ts';
import { speak } from './worlds.ts';

/** Codes of the contract: who sees one on a screen sees a text that is missing. */
const codes = new Set<unknown>(Object.values(enums).flatMap((value) => Object.values(value)));
const isCode = (text: string) =>
  codes.has(text) || isMessageKey(text) || /^dde\.|^[A-Z]+(?:_[A-Z0-9]+)+$/u.test(text);

/** The line under an error for whoever reports it is the one place where a code is told. */
const reported = Object.keys(errorCodes).map((code) =>
  pseudoText(shell.error.code).replace('{{code}}', code),
);

/** What is called the same in every language. */
const names = [
  'Dokubox',
  'LinkedIn',
  'Facebook',
  'X',
  // The zone of the browser, behind moments.
  'UTC',
  ...Object.values(languageNames),
  ...reported,
  ...tenants.flatMap((tenant) => policyOf(tenant).uploadExtensions.map((one) => one.toUpperCase())),
];

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

/** Names a call in what a reader reports. */
const flowId = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/u;

function textsIn(value: unknown, found: Set<string>): void {
  if (typeof value === 'string') {
    const text = value.trim();
    if (!/[A-Za-z]/u.test(text) || isCode(text)) return;
    found.add(text);
    // A person is also shown by their initials.
    if (/^\p{Lu}\p{L}+ .*\p{Lu}\p{L}+$/u.test(text)) found.add(initials(text));
  } else if (typeof value === 'object' && value !== null) {
    for (const inner of Object.values(value)) textsIn(inner, found);
  }
}

/** A page that speaks the pseudo-language, and the data of the world it has been told. */
export class PseudoReader {
  readonly #page: Page;
  readonly #told = new Set<string>(names);
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
    const texts = new Set(await readableTexts(this.#page));
    return [...texts].filter((text) => strayWords(text.replace(flowId, ''), this.#told) !== null);
  }

  async #listen(answer: Response): Promise<void> {
    const type = answer.headers()['content-type'] ?? '';
    if (!type.includes('json') || !answer.ok()) return;
    try {
      textsIn(await answer.json(), this.#told);
    } catch {
      // The page has left before the answer was read: nothing of it is shown.
    }
  }
}
