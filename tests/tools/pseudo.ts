/**
 * The pseudo-language of the tests: English in odd letters, in brackets, a third longer. Other text
 * on a screen does not come from the catalogues. A screen with enough room for it has room for the
 * longer languages too. It is created when a test needs it, and is not part of a build.
 */

const plain = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const strange = [...'ÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞɊŔŠŢÛṼŴẊÝŽåƀçðéƒĝĥîĵķļɱñöþɋŕšţûṽŵẋýž'];
const letters = new Map([...plain].map((letter, index) => [letter, strange[index] ?? letter]));

/** Placeholders and references to other texts, which stay as they are. */
const kept = /(\{\{[^}]*\}\}|\$t\([^)]*\)|<\/?\w+\/?>)/u;

/** The factor by which a text grows. */
const GROWTH = 1 / 3;
/** Letters per added word, so that long texts still break into lines. */
const WORD = 7;

/** A text in the pseudo-language. Placeholders and references stay as they are. */
export function pseudoText(text: string): string {
  const changed = text
    .split(kept)
    .map((part, index) =>
      // Every second part is a match of the pattern.
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

/** Texts with their keys, each in the pseudo-language. Other values stay as they are. */
export function pseudoTexts(value: unknown): unknown {
  if (typeof value === 'string') return pseudoText(value);
  if (Array.isArray(value)) return value.map(pseudoTexts);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, pseudoTexts(inner)]));
}

/**
 * Words that come from neither our texts nor the data. The data are removed from the text, and the
 * remaining words with a plain letter are returned.
 *
 * @param data allowed texts besides ours, in whole words
 * @returns `null` if nothing is left
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
