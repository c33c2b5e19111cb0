import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { limits } from '../limits.ts';
import known from './known.json' with { type: 'json' };
import { commonWords } from './words.ts';

/** Strength of a password: 0 to 4, as zxcvbn counts. */
export type Score = 0 | 1 | 2 | 3 | 4;

const estimator = new ZxcvbnFactory({
  dictionary: { commonPasswords: known.commonPasswords, words: [...commonWords] },
  graphs: known.keyboards,
  maxLength: limits.passwordMax,
});

/** What an attacker knows of the user: each input, its words, and both without accents. */
function ownWords(inputs: readonly string[]): string[] {
  const parts = inputs.flatMap((input) => [input, ...input.split(/[^\p{L}\p{N}]+/u)]);
  const plain = parts.map((part) => part.normalize('NFD').replace(/\p{M}/gu, ''));
  return [...new Set([...parts, ...plain])].filter((word) => word.length >= 3);
}

/** From the first letter to the last: without the digits and marks at both ends. */
const unwrapped = /\p{L}(?:.*\p{L})?/su;
/** Below this a part is among an attacker's first million guesses. */
const GUESSABLE = 2;

/**
 * How hard a password is to guess (R5.11): zxcvbn with the passwords people choose most, and the
 * words and keyboards of the portal's countries. It thinks every third part worth a hundred million
 * guesses; but a word with a year and a mark is what attackers try next, so that is not strong here.
 *
 * @param inputs what is known of the user: username, full name
 */
export function passwordScore(password: string, inputs: readonly string[] = []): Score {
  if (password === '') return 0;
  const known = ownWords(inputs);
  const scoreOf = (text: string) => estimator.check(text, known).score;
  const text = password.slice(0, limits.passwordMax);
  const score = scoreOf(text);
  if (score <= limits.passwordStrengthAbove) return score;
  const [word = ''] = unwrapped.exec(text) ?? [];
  const decorated = scoreOf(word) < GUESSABLE && scoreOf(text.replace(word, '')) < GUESSABLE;
  return decorated ? limits.passwordStrengthAbove : score;
}
