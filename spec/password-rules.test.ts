import { limits } from './limits.ts';
import { describe, expect, it } from 'vitest';
import { testPassword } from '@dokubox/spec/test-sign-in.ts';
import { missingKinds, passwordProblem } from './password-rules.ts';

describe('a chosen password', () => {
  it('[A-542] says which kinds of characters it lacks', () => {
    expect(missingKinds('abc')).toEqual(['uppercase', 'digit', 'special']);
    expect(missingKinds('A1')).toEqual(['lowercase', 'special']);
    expect(missingKinds(testPassword)).toEqual([]);
  });

  it.each([testPassword, 'Aa1-bcdef', `Aa1[${'x'.repeat(28)}`, `aA1"#$%&'()*+,/;:=!?_@>.<[]{}|~^`])(
    '[R5.10][R5.11] is accepted: %s',
    (password) => {
      expect(passwordProblem(password)).toBeNull();
    },
  );

  it.each([
    ['Aa1-bcde', 'dde.error.passwordLength'],
    [`Aa1-${'x'.repeat(limits.passwordMax - 3)}`, 'dde.error.passwordLength'],
    ['Aa1-bcdeő', 'dde.error.invalidCharacter'],
    ['Aa1- bcdef', 'dde.error.invalidCharacter'],
    ['Aa1\\bcdefg', 'dde.error.invalidCharacter'],
    ['aa1-bcdef', 'dde.error.patternMatch'],
    ['AA1-BCDEF', 'dde.error.patternMatch'],
    ['Aab-bcdef', 'dde.error.patternMatch'],
    ['Aa1bbcdef', 'dde.error.patternMatch'],
  ])('[R5.10][R5.11] is rejected: %s with %s', (password, key) => {
    expect(passwordProblem(password)).toBe(key);
  });

  it('[R5.11] is checked for length before characters, and for characters before the pattern', () => {
    expect(passwordProblem('é')).toBe('dde.error.passwordLength');
    expect(passwordProblem('ééééééééé')).toBe('dde.error.invalidCharacter');
  });
});
