import type { Language } from '@dokubox/spec/enums.ts';
import type { SeedLocale } from './people.ts';
import type { SeedContent } from './types.ts';

/** A language that is some tenant's own. */
export type OwnLanguage = Exclude<Language, 'en'>;

/** What a world draws from in the language of its tenant. */
export interface OwnTexts {
  /** What people wrote, and what the documents say. */
  readonly content: SeedContent;
  /** What people, companies and addresses look like. */
  readonly people: SeedLocale;
}
