import type { Language } from '@dokubox/spec/enums.ts';

/** A place where the glossary of a language (`docs/wording`) asks for a no-break space, or for none. */
interface NoBreak {
  readonly place: string;
  /** Finds an ordinary space in that place. */
  readonly breaks: RegExp;
  /** Limits the rule to texts with such a key. The default is all texts. */
  readonly keys?: RegExp;
  readonly wrong: readonly string[];
  /** The same places as they have to be. */
  readonly right: readonly string[];
}

const unit: NoBreak = {
  place: 'a no-break space between a number and the sign of its unit',
  breaks: /[\d}] (?:MB|kB|%)(?!\p{L})/u,
  wrong: ['10 MB', 'up to {{maxUploadMb}} MB'],
  right: ['10\u00a0MB', 'up to {{maxUploadMb}}\u00a0MB'],
};

const percent: NoBreak = {
  place: 'no space before the percent sign',
  breaks: /[\d}]\s%/u,
  wrong: ['50 %', '{{percent}}\u00a0%'],
  right: ['50%', '{{percent}}%'],
};

/** The places of each language. */
export const noBreaks: Readonly<Record<Language, readonly NoBreak[]>> = {
  en: [unit, percent],
  bg: [unit],
  hr: [unit],
  hu: [unit, percent],
  ro: [unit],
  sr: [unit, percent],
  cs: [
    unit,
    {
      place: 'a no-break space after a word of one letter in a title',
      breaks: /(?<!\p{L})[aikosuvz] /iu,
      // Titles in the catalogue are the bank's own.
      keys: /^(?!seed:).*title/iu,
      wrong: ['O tomto prostředí', 'Žádost o podpis'],
      right: ['O\u00a0tomto prostředí', 'Žádost o\u00a0podpis'],
    },
  ],
  sk: [
    unit,
    {
      place: 'a no-break space between a number and its unit of time',
      breaks: /[\d}] (?:min[úu]t|sek[úu]nd)/u,
      wrong: ['5 minút', '{{count}} sekundu'],
      right: ['5\u00a0minút', '{{count}}\u00a0sekundu'],
    },
    {
      place: 'no-break spaces in the short form of a company',
      breaks: /(?<!\p{L})(?:a\. s\.|s\. r\.|r\. o\.)/u,
      wrong: ['Lesy a. s.', 'Lesy s. r.\u00a0o.'],
      right: ['Lesy a.\u00a0s.', 'Lesy s.\u00a0r.\u00a0o.'],
    },
  ],
};
