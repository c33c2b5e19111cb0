import { describe, expect, it } from 'vitest';
import { Refusal } from '../engine/handler.ts';
import { GUESSES, Guesses } from './guesses.ts';

let now = 0;

/** Tries that many different tokens. True if the address may still try. */
function tried(guesses: Guesses, ip: string, tokens: number, first = 0): boolean {
  for (let at = 0; at < tokens; at += 1) guesses.wrong(ip, `token ${first + at}`);
  return guesses.secondsToWait(ip) === 0;
}

describe('guessing the control token', () => {
  it('[A-474] makes only the guessing address wait after so many tokens', () => {
    const guesses = new Guesses(() => now);
    expect(tried(guesses, '10.0.0.1', GUESSES - 1)).toBe(true);
    expect(tried(guesses, '10.0.0.1', 1, GUESSES)).toBe(false);
    expect(guesses.secondsToWait('10.0.0.2')).toBe(0);
    now += 59_000;
    expect(guesses.secondsToWait('10.0.0.1')).toBe(1);
    expect(() => {
      guesses.count('10.0.0.1', 'another');
    }).toThrow(Refusal);
    now += 1_000;
    expect(guesses.secondsToWait('10.0.0.1')).toBe(0);
  });

  it('[A-474] counts the same wrong token once', () => {
    const guesses = new Guesses(() => now);
    for (let at = 0; at < 10 * GUESSES; at += 1) guesses.wrong('10.0.0.1', 'an old one');
    expect(guesses.secondsToWait('10.0.0.1')).toBe(0);
  });

  it('[A-474] counts a network of IPv6 as one address, and an address of IPv4 inside IPv6 as itself', () => {
    const guesses = new Guesses(() => now);
    for (let at = 0; at < GUESSES; at += 1) guesses.wrong(`2001:db8::${at}`, `token ${at}`);
    expect(guesses.secondsToWait('2001:db8::ffff')).toBeGreaterThan(0);
    expect(guesses.secondsToWait('2001:db8:0:1::1')).toBe(0);
    expect(tried(guesses, '::ffff:10.0.0.1', GUESSES)).toBe(false);
    expect(guesses.secondsToWait('10.0.0.1')).toBeGreaterThan(0);
    expect(guesses.secondsToWait('::ffff:10.0.0.2')).toBe(0);
  });

  it('[A-474] forgets the address that began first where there are too many', () => {
    const guesses = new Guesses(() => now);
    tried(guesses, 'first', GUESSES);
    for (let at = 0; at < 10_000; at += 1) guesses.wrong(`address ${at}`, 'x');
    expect(guesses.secondsToWait('first')).toBe(0);
  });
});
