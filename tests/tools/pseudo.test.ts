import { describe, expect, it } from 'vitest';
import { createDokuboxI18n } from '@dokubox/ui-kit/locales/i18n.ts';
import { uiKitLoaders } from '@dokubox/ui-kit/locales/load.ts';
import { pseudoText, pseudoTexts, strayWords } from './pseudo.ts';

/** Pairs of key and text, from nested texts. */
function flat(value: unknown, path = ''): (readonly [string, string])[] {
  if (typeof value === 'string') return [[path, value]];
  return Object.entries(value as object).flatMap(([key, inner]) => flat(inner, `${path}.${key}`));
}

const placeholders = (text: string) => text.match(/\{\{[^}]*\}\}/gu) ?? [];

describe('the pseudo-language', () => {
  it('[R9.10] has every English text under its key, in odd letters, a third longer, with its placeholders', async () => {
    const namespaces = Object.values(uiKitLoaders);
    let seen = 0;
    for (const load of namespaces) {
      const english = flat(await load('en'));
      const pseudo = flat(pseudoTexts(await load('en')));
      expect(pseudo.map(([key]) => key)).toEqual(english.map(([key]) => key));
      for (const [index, [key, text]] of english.entries()) {
        const [, changed = ''] = pseudo[index] ?? [];
        expect(changed, key).toMatch(/^\[.*\]$/su);
        expect(changed.length, key).toBeGreaterThanOrEqual(text.length * (4 / 3) - 8);
        expect(placeholders(changed), key).toEqual(placeholders(text));
        expect(changed.replaceAll(/\{\{[^}]*\}\}/gu, ''), key).not.toMatch(/[A-Za-z]/u);
        seen += 1;
      }
    }
    expect(seen).toBeGreaterThan(500);
  });

  it('fills placeholders and chooses plural forms as English does', async () => {
    const i18n = await createDokuboxI18n({
      language: 'en',
      namespaces: ['signIn'],
      loaders: {
        signIn: async (language) => pseudoTexts(await uiKitLoaders.signIn(language)) as object,
      },
    });
    const t = i18n.getFixedT('en', 'signIn');
    const plural = (count: number) => t('otp.resendIn', { count });
    expect(plural(1)).not.toBe(plural(30).replace('30', '1'));
    expect(plural(30)).toContain('30');
    expect(plural(30)).not.toContain('{{');
    expect(strayWords(plural(30), new Set())).toBeNull();
  });

  it('distinguishes words that are neither pseudo nor data', () => {
    const data = new Set(['Anna Kovács', 'Loan', '12 MB file.pdf']);
    expect(
      strayWords(pseudoText('Sent by {{name}}').replace('{{name}}', 'Anna Kovács'), data),
    ).toBeNull();
    expect(strayWords('Loan', data)).toBeNull();
    expect(strayWords('Sign in', data)).toBe('Sign in');
    // Data must match whole words, and must not excuse the words around them.
    expect(strayWords('Loans', data)).toBe('Loans');
    expect(strayWords(`${pseudoText('Name')} of Anna Kovács`, data)).toContain('of');
    expect(strayWords('24-11-2026 · 3', data)).toBeNull();
  });
});
