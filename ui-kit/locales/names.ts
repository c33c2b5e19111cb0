import type { Language } from '@dokubox/spec/enums.ts';

/** Each language by its own name, the label of the language menu. Never translated. */
export const languageNames = {
  en: 'English',
  bg: 'Български',
  hu: 'Magyar',
  hr: 'Hrvatski',
  ro: 'Română',
  sr: 'Srpski',
  cs: 'Čeština',
  sk: 'Slovenčina',
} as const satisfies Record<Language, string>;

/**
 * Value of the `lang` attribute: Serbian includes its script, so that screen readers pronounce it
 * correctly.
 */
export const languageTags = {
  en: 'en',
  bg: 'bg',
  hu: 'hu',
  hr: 'hr',
  ro: 'ro',
  sr: 'sr-Latn',
  cs: 'cs',
  sk: 'sk',
} as const satisfies Record<Language, string>;
