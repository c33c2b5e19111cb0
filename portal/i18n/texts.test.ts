import { describe, expect, it } from 'vitest';
import { languages } from '@dokubox/spec/enums.ts';
import en from './en/portal.ts';
import hu from './hu/portal.ts';
import { loadPortalTexts } from './load.ts';
import { createPortalTexts } from './texts.ts';

const never = () => {
  throw new Error('No text is missing.');
};

/** Key → placeholders of each text. */
function placeholders(value: unknown, path = ''): (readonly [string, readonly string[]])[] {
  if (typeof value === 'string') {
    return [[path, [...value.matchAll(/\{\{\w+\}\}/g)].map(([name]) => name).sort()]];
  }
  return Object.entries(value as object).flatMap(([key, inner]) =>
    placeholders(inner, `${path}.${key}`),
  );
}

describe('texts of the portal', () => {
  it('[R9.10] are complete in all eight languages, with the same placeholders', async () => {
    for (const language of languages) {
      const texts = await loadPortalTexts(language);
      expect(placeholders(texts), language).toEqual(placeholders(en));
      expect(JSON.stringify(texts), language).not.toMatch(/"\s*"|!/);
    }
  });

  it('[R2.34] come in English when English is chosen later', async () => {
    const { i18n, changeLanguage } = await createPortalTexts({
      language: 'hu',
      namespaces: ['portal'],
      onMissingKey: never,
    });
    expect(i18n.t('portal:page.list')).toBe(hu.page.list);
    // Nobody has asked for English yet.
    expect(i18n.getResource('en', 'portal', 'page')).toBeUndefined();
    await changeLanguage('en');
    expect(i18n.t('portal:page.list')).toBe(en.page.list);
    await changeLanguage('bg');
    expect(i18n.t('portal:page.list')).not.toBe(en.page.list);
  });

  it('[R9.10] fall back to English where a text is missing, and say so once', async () => {
    const missing: string[] = [];
    const { i18n } = await createPortalTexts({
      language: 'hu',
      namespaces: ['portal'],
      onMissingKey: (key) => missing.push(key),
    });
    const drawnAgain = new Promise((resolve) => {
      i18n.on('languageChanged', resolve);
    });
    i18n.removeResourceBundle('hu', 'portal');
    i18n.t('portal:page.list');
    i18n.t('portal:page.list');
    await drawnAgain;
    expect(i18n.t('portal:page.list')).toBe(en.page.list);
    expect(missing).toEqual(['portal:page.list']);
  });
});
