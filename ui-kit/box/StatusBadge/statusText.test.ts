import { describe, expect, it } from 'vitest';
import { dokuStatuses, languages, userTypes } from '@dokubox/spec/enums.ts';
import { statusSide } from '@dokubox/spec/workflow/doku-statuses.ts';
import { createDokuboxI18n } from '../../locales/i18n.ts';
import { isOwnStatus } from './ownStatuses.ts';
import { dokuStatusText, dokuboxStatusText } from './statusText.ts';

async function wordsIn(language: (typeof languages)[number]) {
  const i18n = await createDokuboxI18n({ language, namespaces: ['contractBox'] });
  return i18n.getFixedT(language, 'contractBox');
}

describe('[A-544] words of a status', () => {
  it('name the company to its own people, and the client to the bank', async () => {
    const t = await wordsIn('en');
    expect(dokuStatusText(t, 'WAITING_CLIENT_SIGNATURE', 'CLIENT')).toBe('Company to sign');
    expect(dokuStatusText(t, 'WAITING_CLIENT_SIGNATURE', 'BANKER')).toBe('Client to sign');
    expect(dokuboxStatusText(t, 'CLIENT_SETUP', 'CLIENT')).toBe('Company to prepare');
    expect(dokuboxStatusText(t, 'CLIENT_SETUP', 'BANKER')).toBe('Client to prepare');
  });

  it('say “us” to the bank’s own people, and “bank” to the client', async () => {
    const t = await wordsIn('en');
    expect(dokuStatusText(t, 'WAITING_BANK_SIGNATURE', 'BANKER')).toBe('For us to sign');
    expect(dokuStatusText(t, 'WAITING_BANK_SIGNATURE', 'CLIENT')).toBe('Bank to sign');
    expect(dokuboxStatusText(t, 'WAITING_BANK_CONFIGURATION', 'BANKER')).toBe('For us to set up');
    expect(dokuboxStatusText(t, 'WAITING_BANK_CONFIGURATION', 'CLIENT')).toBe('Bank to set up');
  });

  it('are the same for both sides if neither must act, and for an unknown status', async () => {
    const t = await wordsIn('en');
    for (const userType of userTypes) {
      expect(dokuStatusText(t, 'ARCHIVED', userType)).toBe('Archived');
      expect(dokuboxStatusText(t, 'FINALIZED', userType)).toBe('Completed');
      expect(dokuStatusText(t, 'LATER_STATUS', userType)).toBe('LATER_STATUS');
      expect(dokuboxStatusText(t, 'LATER_STATUS', userType)).toBe('LATER_STATUS');
    }
  });

  it.each([
    ['CLIENT', 'CLIENT'],
    ['BANKER', 'BANK'],
  ] as const)('differ for a %s only if the side %s must act', (userType, side) => {
    const own = dokuStatuses.filter((status) => isOwnStatus(status, userType));
    expect(own.map(statusSide)).toEqual(own.map(() => side));
  });

  it.each(languages)('never name the client to its own people in %s', async (language) => {
    const t = await wordsIn(language);
    for (const status of dokuStatuses) {
      expect(dokuStatusText(t, status, 'CLIENT')).not.toMatch(
        /\bclien|клиент|\bklient|\bklijent|ügyf/iu,
      );
    }
  });

  it.each(languages)('never name the bank to its own people in %s', async (language) => {
    const t = await wordsIn(language);
    for (const status of dokuStatuses) {
      expect(dokuStatusText(t, status, 'BANKER')).not.toMatch(/\bban[ckč]|банк/iu);
    }
  });
});
