import type { Language } from '@dokubox/spec/enums.ts';
import type { SeedLocale } from './people.ts';
import type { SeedContent } from './types.ts';

/** The local language of a tenant. */
export type OwnLanguage = Exclude<Language, 'en'>;

/** The texts for a world in the language of its tenant. */
export interface OwnTexts {
  /** Texts of messages and documents. */
  readonly content: SeedContent;
  /** Names of people and companies, and addresses. */
  readonly people: SeedLocale;
}
