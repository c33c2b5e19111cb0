import type { Language } from '@dokubox/spec/enums.ts';
import { bg } from './bg.ts';
import { cs } from './cs.ts';
import { hr } from './hr.ts';
import { hu } from './hu.ts';
import { ro } from './ro.ts';
import { sk } from './sk.ts';
import { sr } from './sr.ts';
import type { SeedLocale } from './types.ts';

/** The locales by the tenants' own languages. */
export const seedLocales: Readonly<Record<Exclude<Language, 'en'>, SeedLocale>> = {
  bg,
  hu,
  hr,
  ro,
  sr,
  cs,
  sk,
};
