import { limits } from '@dokubox/spec/limits.ts';
import { matchesIn, type Match } from './matches.ts';

/** Strength of a password: 0 to 4, as zxcvbn counts. */
export type Score = 0 | 1 | 2 | 3 | 4;

/** Below so many guesses a password has the score of its place: 0, 1, 2, 3. */
const thresholds = [1e3, 1e6, 1e8, 1e10] as const;
/** Guesses for a character nothing is known of. */
const PER_CHARACTER = 10;
/** Guesses for another part. Less than zxcvbn's, so that a town, a year and a mark stay weak. */
const PER_PART = 1_000;

/** Words an attacker knows of the user, split at everything but letters and digits. */
function ownWords(inputs: readonly string[]): ReadonlyMap<string, number> {
  const words = inputs
    .flatMap((input) => [input, ...input.split(/[^\p{L}\p{N}]+/u)])
    .map((word) => word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, ''))
    .filter((word) => word.length >= 3);
  return new Map(words.map((word) => [word, 1]));
}

function factorial(count: number): number {
  return count < 2 ? 1 : count * factorial(count - 1);
}

/**
 * The fewest guesses a password takes when it is taken apart into guessable parts and single
 * characters, whatever way of taking it apart costs least.
 */
function fewestGuesses(length: number, matches: readonly Match[]): number {
  /** By end and number of parts: the least product of guesses. */
  const best: Map<number, number>[] = [new Map([[0, 1]])];
  for (let end = 1; end <= length; end += 1) {
    const here = new Map<number, number>();
    const consider = (parts: number, guesses: number) => {
      if (guesses < (here.get(parts) ?? Infinity)) here.set(parts, guesses);
    };
    for (let from = 0; from < end; from += 1) {
      const guesses = PER_CHARACTER ** (end - from);
      for (const [parts, product] of best[from] ?? []) consider(parts + 1, product * guesses);
    }
    for (const match of matches) {
      if (match.to !== end) continue;
      for (const [parts, product] of best[match.from] ?? []) {
        consider(parts + 1, product * match.guesses);
      }
    }
    best.push(here);
  }
  const totals = [...(best[length] ?? [])].map(
    ([parts, product]) => factorial(parts) * product + PER_PART ** (parts - 1),
  );
  return Math.min(...totals);
}

/**
 * How hard a password is to guess (R5.11). The scale and its thresholds are zxcvbn's; words, keyboards
 * and dates are those of the portal's countries.
 *
 * @param inputs what is known of the user: username, full name
 */
export function passwordScore(password: string, inputs: readonly string[] = []): Score {
  const text = password.slice(0, limits.passwordMax);
  if (text === '') return 0;
  const guesses = fewestGuesses(text.length, matchesIn(text, ownWords(inputs)));
  const place = thresholds.findIndex((threshold) => guesses < threshold);
  return (place < 0 ? 4 : place) as Score;
}
