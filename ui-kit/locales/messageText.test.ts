import { describe, expect, it } from 'vitest';
import { languages, type Language } from '@dokubox/spec/enums.ts';
import type { MessageKey } from '@dokubox/spec/errors.ts';
import { limits } from '@dokubox/spec/limits.ts';
import { createDokuboxI18n } from './i18n.ts';
import { failureText, fieldText, messageText } from './messageText.ts';

async function textsIn(language: Language) {
  const i18n = await createDokuboxI18n({ language });
  return i18n.getFixedT(language, 'contract');
}

describe('[A-540] a message that says how long to wait', () => {
  it.each([
    [1, '1 minute.'],
    [60, '1 minute.'],
    [61, '2 minutes.'],
    [899, '15 minutes.'],
    [undefined, '15 minutes.'],
  ])('rounds %s seconds of a lock up to %s', async (seconds, words) => {
    const params = seconds === undefined ? {} : { seconds };
    const text = messageText(await textsIn('en'), 'dde.error.userLocked', params);
    expect(text).toMatch(new RegExp(`in ${words}$`, 'u'));
  });

  it.each([
    ['cs', 4, '4 minuty'],
    ['cs', 5, '5 minut'],
    ['sk', 2, '2 minúty'],
    ['sr', 1, '1 minut'],
    ['hr', 3, '3 minute'],
    ['ro', 15, '15 minute'],
    ['ro', 20, '20 de minute'],
    ['hu', 2, '2 perc'],
    ['bg', 1, '1 минута'],
  ] as const)('has the plural of %s for %i minutes', async (language, minutes, words) => {
    const params = { seconds: minutes * 60 };
    const text = messageText(await textsIn(language), 'dde.error.userLocked', params);
    expect(text.replaceAll('\u00a0', ' ')).toMatch(new RegExp(`(?<!\\d)${words}(?!\\p{L})`, 'u'));
  });

  it.each(languages)('counts the seconds until the next code in %s', async (language) => {
    const t = await textsIn(language);
    const wait = (params: { seconds?: number }) =>
      messageText(t, 'dde.error.otpResendTooSoon', params);
    expect(wait({ seconds: 17 })).toContain('17');
    expect(wait({})).toContain(String(limits.otpResendAfterSeconds));
  });
});

describe('[A-542] an error of a field', () => {
  const required = 'dde.error.requiredField';

  it.each([
    ['username', required, 'Enter the username.'],
    ['username', 'dde.error.maxLength50', 'Use 50 characters or fewer for the username.'],
    ['dokus[2].actionData.reason', required, 'Choose a reason.'],
    ['reasonOfCancellation', required, 'Choose a reason.'],
    ['newCustomName', 'dde.error.maxLength100', /^Use 100 .* name of the dokubox\.$/u],
    ['content', 'dde.error.unusableCharacter', /^The message contains/u],
  ] as const)('names the field %s of %s', async (field, messageKey, words) => {
    expect(failureText(await textsIn('en'), { field, messageKey })).toMatch(words);
  });

  it.each([
    ['dokus[0].participants', required],
    ['toString', required],
    ['username', 'dde.error.otpInvalid'],
  ] as const)('is its message where %s has no sentence for %s', async (field, messageKey) => {
    const t = await textsIn('en');
    expect(failureText(t, { field, messageKey })).toBe(messageText(t, messageKey));
  });

  it('says nothing of a field that is right', async () => {
    expect(fieldText(await textsIn('en'), 'username', undefined)).toBeUndefined();
  });

  it.each(languages)('never calls a field "this" in %s', async (language) => {
    const t = await textsIn(language);
    const keys: MessageKey[] = [required, 'dde.error.maxLength100', 'dde.error.invalidEmail'];
    for (const key of keys) {
      expect(messageText(t, key)).not.toMatch(
        /^(?:This|Това|Toto|Ovo|Ova|Ez|Acest|Această|Aceasta) /u,
      );
    }
  });
});
