import { limits } from '../limits.ts';
import { describe, expect, it } from 'vitest';
import { passwordScore } from './estimate.ts';

describe('the strength of a password', () => {
  it.each([
    'Password1!',
    'P@ssw0rd1',
    'Phoenix1123!',
    'Choochoo1!',
    'Qwertz123!',
    'Heslo2024!',
    'Jelszo123!',
    'Lozinka1!',
    'Parola123!',
    'Abcdef123!',
    'Aaaaaaaa1!',
    'Abcabc123!',
    'Summer2025!',
    'Praha2026!',
    'Dokubox1!',
    'Bank1234!',
    '01.05.1990A!a',
    '!1drowssaP',
  ])('[R5.11] is at most two for %s', (password) => {
    expect(passwordScore(password)).toBeLessThanOrEqual(limits.passwordStrengthAbove);
  });

  it.each([
    'Zatoka-7-Sirok#Duna',
    'mrKev8?Lampa_okno',
    'tR7#kw9Qz!mP',
    'Vlak%jede3domu.Pozde',
    'x9$Lq2!vBn',
  ])('[R5.11] is above two for %s', (password) => {
    expect(passwordScore(password)).toBeGreaterThan(limits.passwordStrengthAbove);
  });

  it('[R5.11] takes the user’s own names into account, also with accents', () => {
    const password = 'Kovacsova7!a';
    expect(passwordScore(password)).toBeGreaterThan(
      passwordScore(password, ['kovacsova', 'Žofia Kovácsová']),
    );
    expect(passwordScore(password, ['Žofia Kovácsová'])).toBeLessThanOrEqual(
      limits.passwordStrengthAbove,
    );
  });

  it('[R5.11] grows with every unpredictable character', () => {
    const scores = ['t', 'tR7#', 'tR7#kw9', 'tR7#kw9Qz', 'tR7#kw9Qz!mP'].map((text) =>
      passwordScore(text),
    );
    expect(scores).toEqual([...scores].sort((a, b) => a - b));
    expect(scores.at(-1)).toBe(4);
  });

  it('[R5.11] depends only on as many characters as a password may have', () => {
    const longest = 'tR7#kw9Qz!mP'.padEnd(limits.passwordMax, 'v');
    expect(passwordScore(`${longest}${'x'.repeat(100_000)}`)).toBe(passwordScore(longest));
  });
});
