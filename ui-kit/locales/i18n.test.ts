import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { languages, type Language } from '@dokubox/spec/enums.ts';
import bg from './bg/portal.ts';
import en from './en/portal.ts';
import hu from './hu/portal.ts';
import { createDokuboxI18n } from './i18n.ts';
import { loadTexts, type TextLoader } from './load.ts';

/** Our texts, of which some languages lack those of `portal`. */
const without =
  (lacking: readonly Language[]): TextLoader =>
  (namespace, language) =>
    namespace === 'portal' && lacking.includes(language)
      ? Promise.resolve({})
      : loadTexts(namespace, language);

/** Resolves with the next change. */
const change = (i18n: { subscribe: (listener: () => void) => () => void }) =>
  new Promise<void>((resolve) => {
    const stop = i18n.subscribe(() => {
      stop();
      resolve();
    });
  });

describe('createDokuboxI18n', () => {
  it('[R2.34] changes the language once its texts are there, English as any other', async () => {
    const i18n = await createDokuboxI18n({ language: 'hu', namespaces: ['portal'] });
    expect(i18n.t('portal:page.list')).toBe(hu.page.list);
    // Nobody has asked for English yet.
    expect(i18n.hasTexts('en', 'portal')).toBe(false);
    const changing = i18n.changeLanguage('en');
    expect(i18n.t('portal:page.list')).toBe(hu.page.list);
    await changing;
    expect(i18n.t('portal:page.list')).toBe(en.page.list);
    await i18n.changeLanguage('bg');
    expect(i18n.t('portal:page.list')).toBe(bg.page.list);
  });

  it('[R2.34] shows the language chosen last, whichever texts come first', async () => {
    let arrive: (() => void) | undefined;
    const i18n = await createDokuboxI18n({
      language: 'hu',
      namespaces: ['portal'],
      loadTexts: async (namespace, language) => {
        if (language === 'en') await new Promise<void>((resolve) => (arrive = resolve));
        return loadTexts(namespace, language);
      },
    });
    const first = i18n.changeLanguage('en');
    await i18n.changeLanguage('bg');
    arrive?.();
    await first;
    expect(i18n.language).toBe('bg');
    expect(i18n.t('portal:page.list')).toBe(bg.page.list);
  });

  it('[R2.34] brings what a screen has come to want while the language was changing', async () => {
    const i18n = await createDokuboxI18n({ language: 'hu', namespaces: ['portal'] });
    const changing = i18n.changeLanguage('bg');
    await i18n.load('contractBox');
    await changing;
    expect(i18n.hasTexts('bg', 'contractBox')).toBe(true);
  });

  it('[R9.10][A-247] falls back to English where a text is missing, and says so once', async () => {
    const missing: string[] = [];
    const i18n = await createDokuboxI18n({
      language: 'hu',
      namespaces: ['portal'],
      loadTexts: without(['hu']),
      onMissingKey: (key, language) => missing.push(`${key} in ${language}`),
    });
    const drawnAnew = change(i18n);
    const before = i18n.version();
    i18n.t('portal:page.list');
    i18n.t('portal:page.list');
    await drawnAnew;
    expect(i18n.t('portal:page.list')).toBe(en.page.list);
    expect(i18n.version()).not.toBe(before);
    expect(missing).toEqual(['portal:page.list in hu']);
  });

  it('[A-247] shows the key where even English has no text', async () => {
    const missing: string[] = [];
    const i18n = await createDokuboxI18n({
      language: 'en',
      namespaces: ['portal'],
      loadTexts: without(['en']),
      onMissingKey: (key) => missing.push(key),
    });
    expect(i18n.t('portal:page.list')).toBe('page.list');
    expect(missing).toEqual(['portal:page.list']);
  });

  it('[R9.10] chooses the plural form by the rules of the language', async () => {
    const i18n = await createDokuboxI18n({ language: 'cs' });
    const t = i18n.getFixedT('cs', 'signIn');
    expect(t('otp.resendIn', { count: 1 })).toContain('1 sekundu');
    expect(t('otp.resendIn', { count: 3 })).toContain('3 sekundy');
    expect(t('otp.resendIn', { count: 30 })).toContain('30 sekund.');
  });

  it('fills values in as they are, and leaves one visible that nobody gave', async () => {
    const i18n = await createDokuboxI18n({
      language: 'en',
      namespaces: ['portal'],
      loadTexts: () => Promise.resolve({ product: '{{who}} has {{count}} of $& {{what}}' }),
    });
    expect(i18n.t('portal:product', { who: '$1 & <b>', count: 0 })).toBe(
      '$1 & <b> has 0 of $& {{what}}',
    );
  });

  it('loads a namespace of the signed-in screens only when asked, and once', async () => {
    const i18n = await createDokuboxI18n({ language: 'ro' });
    expect(i18n.hasTexts('ro', 'contractBox')).toBe(false);
    expect(i18n.load('contractBox')).toBe(i18n.load('contractBox'));
    await i18n.loadNamespaces(['contractBox']);
    expect(i18n.hasTexts('ro', 'contractBox')).toBe(true);
  });

  it('has rules of plural forms for every language', () => {
    expect(Intl.PluralRules.supportedLocalesOf([...languages])).toEqual([...languages]);
  });
});

describe('texts that do not come', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('[A-247] are asked for again, because a failed chunk is mostly a passing fault', async () => {
    let failures = 3;
    const made = createDokuboxI18n({
      language: 'hu',
      namespaces: ['portal'],
      loadTexts: (namespace, language) =>
        failures-- > 0 ? Promise.reject(new Error('no net')) : loadTexts(namespace, language),
    });
    await vi.runAllTimersAsync();
    expect((await made).t('portal:page.list')).toBe(hu.page.list);
  });

  it('[A-247] leave the screen to English, and each missing text is told', async () => {
    const missing: string[] = [];
    const made = createDokuboxI18n({
      language: 'hu',
      namespaces: ['portal'],
      loadTexts: (namespace, language) =>
        language === 'hu'
          ? Promise.reject(new Error('no such chunk'))
          : loadTexts(namespace, language),
      onMissingKey: (key) => missing.push(key),
    });
    await vi.runAllTimersAsync();
    const i18n = await made;
    const drawnAnew = change(i18n);
    expect(i18n.t('portal:page.list')).toBe('page.list');
    await vi.runAllTimersAsync();
    await drawnAnew;
    expect(i18n.t('portal:page.list')).toBe(en.page.list);
    expect(missing).toEqual(['portal:page.list']);
  });
});
