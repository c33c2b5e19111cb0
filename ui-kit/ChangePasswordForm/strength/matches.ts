import { ranks } from './words.ts';

/** A part of a password an attacker would try as one: where it stands and after how many guesses. */
export interface Match {
  readonly from: number;
  /** Behind the last character. */
  readonly to: number;
  readonly guesses: number;
}

const shortest = 3;
const leet: Readonly<Record<string, string>> = {
  '4': 'a',
  '@': 'a',
  '8': 'b',
  '(': 'c',
  '3': 'e',
  '6': 'g',
  '9': 'g',
  '1': 'i',
  '!': 'i',
  '|': 'l',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
  '+': 't',
  '2': 'z',
};

function unleet(text: string): string {
  return Array.from(text, (character) => leet[character] ?? character).join('');
}

/** How many ways of writing capitals an attacker tries for a word written so. */
function capitals(word: string): number {
  const upper = word.replace(/[^A-Z]/g, '').length;
  if (upper === 0) return 1;
  // One capital in front, one at the end, or all: the first tries.
  if (/^[^a-z]+$/.test(word) || /^[A-Z][^A-Z]*$/.test(word) || /^[^A-Z]*[A-Z]$/.test(word))
    return 2;
  return 2 ** Math.min(upper, word.length - upper) * word.length;
}

function turned(text: string): string {
  return Array.from(text).reverse().join('');
}

function words(password: string, own: ReadonlyMap<string, number>): Match[] {
  const found: Match[] = [];
  const rankOf = (word: string) => own.get(word) ?? ranks.get(word);
  for (let from = 0; from < password.length; from += 1) {
    for (let to = from + shortest; to <= password.length; to += 1) {
      const part = password.slice(from, to);
      const plain = part.toLowerCase();
      const clear = unleet(plain);
      const tries: readonly [string, number][] = [
        [plain, 1],
        [turned(plain), 2],
        [clear, 2],
        [turned(clear), 4],
      ];
      for (const [word, factor] of tries) {
        const rank = rankOf(word);
        if (rank === undefined) continue;
        found.push({ from, to, guesses: rank * factor * capitals(part) });
        break;
      }
    }
  }
  return found;
}

/** Rows of the keyboards of the portal's countries. */
const rows = ['qwertyuiop', 'qwertzuiop', 'asdfghjkl', 'zxcvbnm', 'yxcvbnm', '1234567890'];
const row = [...rows, ...rows.map(turned)];

/** The longest run from a place on for which `goesOn` holds, counted in characters. */
function runLength(text: string, from: number, goesOn: (at: number) => boolean): number {
  let at = from + 1;
  while (at < text.length && goesOn(at)) at += 1;
  return at - from;
}

function runs(password: string): Match[] {
  const found: Match[] = [];
  const text = password.toLowerCase();
  for (let from = 0; from < text.length; from += 1) {
    const add = (length: number, guesses: number) => {
      if (length >= shortest) found.push({ from, to: from + length, guesses });
    };
    const step = text.charCodeAt(from + 1) - text.charCodeAt(from);
    if (Math.abs(step) === 1) {
      const length = runLength(
        text,
        from,
        (at) => text.charCodeAt(at) - text.charCodeAt(at - 1) === step,
      );
      const start = /[az019]/.test(text.charAt(from)) ? 4 : 26;
      add(length, start * length * (step < 0 ? 2 : 1));
    }
    const walk = runLength(text, from, (at) =>
      row.some((keys) => keys.includes(text.slice(at - 1, at + 1))),
    );
    add(walk, 40 * walk * capitals(password.slice(from, from + walk)));
  }
  return found;
}

function repeats(password: string): Match[] {
  return [...password.toLowerCase().matchAll(/(.+?)\1+/g)].flatMap(({ 0: all, 1: unit, index }) =>
    all.length < shortest || unit === undefined
      ? []
      : [
          {
            from: index,
            to: index + all.length,
            guesses: 12 ** Math.min(unit.length, 6) * (all.length / unit.length),
          },
        ],
  );
}

/** Years of a life, and days written with or without a separator. */
function dates(password: string): Match[] {
  const patterns: readonly [RegExp, number][] = [
    [/(?:19|20)\d\d/g, 150],
    [/(?:0?[1-9]|[12]\d|3[01])[-./]?(?:0?[1-9]|1[0-2])[-./]?(?:19|20)?\d\d/g, 365 * 100],
    [/(?:19|20)\d\d[-./]?(?:0?[1-9]|1[0-2])[-./]?(?:0?[1-9]|[12]\d|3[01])/g, 365 * 100],
  ];
  return patterns.flatMap(([pattern, guesses]) =>
    [...password.matchAll(pattern)].map(({ 0: all, index }) => ({
      from: index,
      to: index + all.length,
      guesses,
    })),
  );
}

/** Everything guessable in a password; `own` are words of the user, by rank. */
export function matchesIn(password: string, own: ReadonlyMap<string, number>): Match[] {
  return [...words(password, own), ...runs(password), ...repeats(password), ...dates(password)];
}
