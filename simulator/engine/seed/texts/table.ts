import type { Language } from '@dokubox/spec/enums.ts';
import { bgNames } from './bg/names.ts';
import { csNames } from './cs/names.ts';
import { enNames } from './en/names.ts';
import { hrNames } from './hr/names.ts';
import { huNames } from './hu/names.ts';
import { roNames } from './ro/names.ts';
import { skNames } from './sk/names.ts';
import { srNames } from './sr/names.ts';
import type { OwnLanguage } from './own-texts.ts';
import type { SeedNames } from './types.ts';

/** Names in every language, because a user can choose any language. */
export const seedNames: Readonly<Record<Language, SeedNames>> = {
  en: enNames,
  bg: bgNames,
  hu: huNames,
  hr: hrNames,
  ro: roNames,
  sr: srNames,
  cs: csNames,
  sk: skNames,
};

/** Name of the bank in each country. */
export const bankNames: Readonly<Record<OwnLanguage, string>> = {
  bg: 'Истър Банк България АД',
  cs: 'Ister Bank Česko a.s.',
  hr: 'Ister Bank Hrvatska d.d.',
  hu: 'Ister Bank Magyarország Zrt.',
  ro: 'Ister Bank România S.A.',
  sk: 'Ister Bank Slovensko, a.s.',
  sr: 'Ister Bank a.d. Beograd',
};
