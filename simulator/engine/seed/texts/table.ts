import type { Language } from '@dokubox/spec/enums.ts';
import { bgContent } from './bg/content.ts';
import { bgNames } from './bg/names.ts';
import { csContent } from './cs/content.ts';
import { csNames } from './cs/names.ts';
import { enNames } from './en/names.ts';
import { hrContent } from './hr/content.ts';
import { hrNames } from './hr/names.ts';
import { huContent } from './hu/content.ts';
import { huNames } from './hu/names.ts';
import { roContent } from './ro/content.ts';
import { roNames } from './ro/names.ts';
import { skContent } from './sk/content.ts';
import { skNames } from './sk/names.ts';
import { srContent } from './sr/content.ts';
import { srNames } from './sr/names.ts';
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
