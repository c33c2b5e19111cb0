import type { Language } from '@dokubox/spec/enums.ts';
import { bgContent } from './bg/content.ts';
import { bgNames } from './bg/names.ts';
import { bgPeople } from './bg/people.ts';
import { csContent } from './cs/content.ts';
import { csNames } from './cs/names.ts';
import { csPeople } from './cs/people.ts';
import { enNames } from './en/names.ts';
import { hrContent } from './hr/content.ts';
import { hrNames } from './hr/names.ts';
import { hrPeople } from './hr/people.ts';
import { huContent } from './hu/content.ts';
import { huNames } from './hu/names.ts';
import { huPeople } from './hu/people.ts';
import { roContent } from './ro/content.ts';
import { roNames } from './ro/names.ts';
import { roPeople } from './ro/people.ts';
import { skContent } from './sk/content.ts';
import { skNames } from './sk/names.ts';
import { skPeople } from './sk/people.ts';
import { srContent } from './sr/content.ts';
import { srNames } from './sr/names.ts';
import { srPeople } from './sr/people.ts';
import type { SeedLocale } from './people.ts';
import type { SeedContent, SeedNames } from './types.ts';

/** Names in every language, because a reader may choose any. */
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

/** Content in the tenants' own languages. */
export const seedContents: Readonly<Record<Exclude<Language, 'en'>, SeedContent>> = {
  bg: bgContent,
  hu: huContent,
  hr: hrContent,
  ro: roContent,
  sr: srContent,
  cs: csContent,
  sk: skContent,
};

/** What people, companies and addresses look like, by the tenants' own languages. */
export const seedLocales: Readonly<Record<Exclude<Language, 'en'>, SeedLocale>> = {
  bg: bgPeople,
  hu: huPeople,
  hr: hrPeople,
  ro: roPeople,
  sr: srPeople,
  cs: csPeople,
  sk: skPeople,
};
