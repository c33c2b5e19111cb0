import { describe, expect, it } from 'vitest';
import { languages, tenants, type Language } from '@dokubox/spec/enums.ts';
import { errorCodes, messageKeys } from '@dokubox/spec/errors.ts';
import { createDokuboxI18n } from './i18n.ts';
import { uiKitLoaders, type UiKitNamespace } from './load.ts';
import { errorCodeText, messageText } from './messageText.ts';
import hu from './hu/contract.ts';
import { languageTags } from './names.ts';
import { limitVariables } from './variables.ts';

const namespaces = Object.keys(uiKitLoaders) as UiKitNamespace[];
const suffix = /_(zero|one|two|few|many|other)$/u;

/** All texts of a namespace by their full key. */
async function textsOf(namespace: UiKitNamespace, language: Language) {
  const flat = new Map<string, string>();
  const walk = (value: unknown, path: string) => {
    if (typeof value === 'string') flat.set(path, value);
    else if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value)) walk(inner, path ? `${path}.${key}` : key);
    }
  };
  walk(await uiKitLoaders[namespace](language), '');
  return flat;
}

/** Counted keys of English, without their suffix. */
function countedKeys(english: ReadonlyMap<string, string>): Set<string> {
  return new Set(
    [...english.keys()].filter((key) => key.endsWith('_one')).map((key) => key.slice(0, -4)),
  );
}

function placeholders(text: string): string[] {
  return [...new Set([...text.matchAll(/\{\{(\w+)\}\}/gu)].map((match) => match[1] ?? ''))].sort();
}

describe.each(namespaces)('texts of %s', (namespace) => {
  it.each(languages)(
    '[R9.10] are complete in %s, with its own plural categories',
    async (language) => {
      const english = await textsOf(namespace, 'en');
      const texts = await textsOf(namespace, language);
      const counted = countedKeys(english);
      const categories = new Intl.PluralRules(languageTags[language]).resolvedOptions()
        .pluralCategories;
      const wanted = [...english.keys()].flatMap((key) => {
        const base = key.replace(suffix, '');
        if (!counted.has(base)) return [key];
        return key.endsWith('_other') ? categories.map((category) => `${base}_${category}`) : [];
      });
      expect([...texts.keys()].sort()).toEqual(wanted.sort());
    },
  );

  it.each(languages)(
    '[R9.10] have no empty text and the same placeholders in %s',
    async (language) => {
      const english = await textsOf(namespace, 'en');
      const counted = countedKeys(english);
      for (const [key, text] of await textsOf(namespace, language)) {
        expect(text.trim(), key).not.toBe('');
        expect(text, `${key} has no exclamation mark`).not.toContain('!');
        const base = key.replace(suffix, '');
        const source = english.get(counted.has(base) ? `${base}_other` : key) ?? '';
        // A singular form may say "one" instead of the number.
        const wanted = placeholders(source).filter(
          (name) => !(key.endsWith('_one') && name === 'count' && !text.includes('{{count}}')),
        );
        expect(placeholders(text), key).toEqual(wanted);
      }
    },
  );
});

describe('createDokuboxI18n', () => {
  it('[R9.2] fills the limits in, so that no text repeats a number', async () => {
    const i18n = await createDokuboxI18n({ language: 'en' });
    const t = i18n.getFixedT('en', 'contract');
    expect(messageText(t, 'dde.error.maxSize')).toBe('The file is larger than 10 MB.');
    expect(messageText(t, 'dde.error.passwordLength')).toContain('9 to 32');
    for (const key of Object.keys(messageKeys)) {
      // A message carries its values, except limits.
      const text = messageText(t, key, { extension: 'pdf', place: 2 });
      expect(text, key).not.toContain('{{');
    }
    expect(Object.values(limitVariables).every(Number.isInteger)).toBe(true);
  });

  it('[R8.1] reads an unknown or missing message key as the general error', async () => {
    const i18n = await createDokuboxI18n({ language: 'hu' });
    const t = i18n.getFixedT('hu', 'contract');
    const general = messageText(t, 'dde.error.generalError');
    expect(messageText(t, 'dde.error.neverHeardOf')).toBe(general);
    expect(messageText(t, null)).toBe(general);
    expect(general).toBe(hu.message['dde.error.generalError']);
  });

  it('[R8.7] has a title and a text for every error code in every language', async () => {
    for (const language of languages) {
      const i18n = await createDokuboxI18n({ language });
      const t = i18n.getFixedT(language, 'contract');
      for (const code of Object.keys(errorCodes) as (keyof typeof errorCodes)[]) {
        const { title, text } = errorCodeText(t, code);
        expect(title).not.toContain(code);
        expect(text).not.toContain('dde.');
      }
      for (const tenant of tenants) expect(t(`bankName.${tenant}`)).not.toBe('');
    }
  });

  it('[A-247] falls back to English and reports a missing key once', async () => {
    const reported: string[] = [];
    const i18n = await createDokuboxI18n({
      language: 'bg',
      namespaces: ['extra'],
      loaders: {
        extra: (language) => Promise.resolve(language === 'en' ? { both: 'English' } : {}),
      },
      onMissingKey: (key) => reported.push(key),
    });
    // The namespace is this test's own, unknown to the typed keys.
    const t = i18n.getFixedT('bg') as unknown as (key: string) => string;
    expect(t('extra:both')).toBe('English');
    t('extra:nowhere');
    t('extra:nowhere');
    expect(reported.filter((key) => key === 'extra:nowhere')).toHaveLength(1);
  });

  it('chooses the plural form of the language', async () => {
    const i18n = await createDokuboxI18n({ language: 'cs' });
    const t = i18n.getFixedT('cs', 'signIn');
    expect(t('otp.resendIn', { count: 1 })).toContain('1 sekundu');
    expect(t('otp.resendIn', { count: 3 })).toContain('3 sekundy');
    expect(t('otp.resendIn', { count: 30 })).toContain('30 sekund.');
  });

  it('loads a namespace of the signed-in screens only when asked', async () => {
    const i18n = await createDokuboxI18n({ language: 'ro' });
    expect(i18n.hasResourceBundle('ro', 'contractBox')).toBe(false);
    await i18n.loadNamespaces('contractBox');
    expect(i18n.hasResourceBundle('ro', 'contractBox')).toBe(true);
  });
});
