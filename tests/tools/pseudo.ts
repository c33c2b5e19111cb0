/**
 * The pseudo-language of the tests: English in letters nobody writes English with, in brackets, a
 * third longer. What a screen shows otherwise was not taken from the texts, and a screen that holds it
 * holds the longer languages too. It is made when a test asks for it and is part of no build.
 */

const plain = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const strange = [...'ÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞɊŔŠŢÛṼŴẊÝŽåƀçðéƒĝĥîĵķļɱñöþɋŕšţûṽŵẋýž'];
const letters = new Map([...plain].map((letter, index) => [letter, strange[index] ?? letter]));

/** Placeholders and references to other texts, which stay as they are. */
const kept = /(\{\{[^}]*\}\}|\$t\([^)]*\)|<\/?\w+\/?>)/u;

/** How much longer the text gets. */
const GROWTH = 1 / 3;
/** Letters of one word of what is added, so that long texts still break into lines. */
const WORD = 7;

/** A text in the pseudo-language; placeholders and references stay as they are. */
export function pseudoText(text: string): string {
  const changed = text
    .split(kept)
    .map((part, index) =>
      // Every second part is what the pattern has found.
      index % 2 === 1 ? part : [...part].map((letter) => letters.get(letter) ?? letter).join(''),
    )
    .join('');
  const length = text
    .split(kept)
    .filter((_, index) => index % 2 === 0)
    .join('').length;
  const added = 'ö'.repeat(Math.max(1, Math.ceil(length * GROWTH)));
  const words = added.match(new RegExp(`.{1,${WORD}}`, 'gu')) ?? [];
  return `[${changed} ${words.join(' ')}]`;
}

/** Texts with their keys, each in the pseudo-language; what is no text stays as it is. */
export function pseudoTexts(value: unknown): unknown {
  if (typeof value === 'string') return pseudoText(value);
  if (Array.isArray(value)) return value.map(pseudoTexts);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, pseudoTexts(inner)]));
}

/**
 * What no text of ours and no data accounts for: the words that are left when the data are taken out
 * of a text and still hold a letter of the plain alphabet.
 *
 * @param data what the text may say besides, in whole words
 * @returns `null` where nothing is left
 */
export function strayWords(text: string, data: ReadonlySet<string>): string | null {
  let rest = text;
  if (!/[A-Za-z]/.test(rest)) return null;
  const longestFirst = [...data].sort((a, b) => b.length - a.length);
  for (const known of longestFirst) {
    if (!rest.includes(known)) continue;
    const escaped = known.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    rest = rest.replace(new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'gu'), ' ');
    if (!/[A-Za-z]/.test(rest)) return null;
  }
  return rest.trim();
}
