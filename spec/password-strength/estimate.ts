import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { limits } from '../limits.ts';
import known from './known.json' with { type: 'json' };
import { commonWords } from './words.ts';

/** Strength of a password: 0 to 4, on the scale of zxcvbn. */
export type Score = 0 | 1 | 2 | 3 | 4;

const estimator = new ZxcvbnFactory({
  dictionary: { commonPasswords: known.commonPasswords, words: [...commonWords] },
  graphs: known.keyboards,
  maxLength: limits.passwordMax,
});

/**
 * Returns what an attacker knows about the user: each input and its words, with and without
 * accents.
 */
function ownWords(inputs: readonly string[]): string[] {
  const parts = inputs.flatMap((input) => [input, ...input.split(/[^\p{L}\p{N}]+/u)]);
  const plain = parts.map((part) => part.normalize('NFD').replace(/\p{M}/gu, ''));
  return [...new Set([...parts, ...plain])].filter((word) => word.length >= 3);
}

/** Returns the text from its first letter to its last, without digits and marks at both ends. */
const unwrapped = /\p{L}(?:.*\p{L})?/su;
/** A part below this is among an attacker's first million guesses. */
const GUESSABLE = 2;

/**
 * Returns how hard a password is to guess (R5.11). It uses zxcvbn with the most common passwords,
 * and the words and keyboards of the portal's countries. zxcvbn counts every third part as a
 * hundred million guesses. Attackers try a word with a year and a mark early, so such a password
 * does not count as strong here.
 *
 * @param inputs known facts about the user: username, full name
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
