import { describe, expect, it } from 'vitest';
import en from '@dokubox/ui-kit/locales/en/portal.ts';
import hu from '@dokubox/ui-kit/locales/hu/portal.ts';
import { createPortalTexts } from './texts.ts';

const never = () => {
  throw new Error('No text is missing.');
};

describe('texts of the portal', () => {
  it('[R2.34] come in English when the user chooses English later', async () => {
    const { i18n, changeLanguage } = await createPortalTexts({
      language: 'hu',
      namespaces: ['portal'],
      onMissingKey: never,
    });
    expect(i18n.t('portal:page.list')).toBe(hu.page.list);
    // The user has not chosen English yet.
    expect(i18n.getResource('en', 'portal', 'page')).toBeUndefined();
    await changeLanguage('en');
    expect(i18n.t('portal:page.list')).toBe(en.page.list);
    await changeLanguage('bg');
    expect(i18n.t('portal:page.list')).not.toBe(en.page.list);
  });

  it('[R9.10] fall back to English if a text is missing, and report it once', async () => {
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
