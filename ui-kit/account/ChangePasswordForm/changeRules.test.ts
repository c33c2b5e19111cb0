import { limits } from '@dokubox/spec/limits.ts';
import { describe, expect, it } from 'vitest';
import { checkFields } from '../../shared/fieldRules.ts';
import { changeRules, shownStrength } from './changeRules.ts';

const good = 'Zatoka-7-Sirok#Duna';
const rules = changeRules(['kovacsova', 'Žofia Kovácsová']);

function findings(next: string, repeated = next) {
  return checkFields({ current: 'whatever', next, repeated }, rules);
}

describe('change of password', () => {
  it('[R5.10] requires all three fields', () => {
    expect(checkFields({ current: ' ', next: '', repeated: '' }, rules)).toEqual({
      current: 'dde.error.requiredField',
      next: 'dde.error.requiredField',
      repeated: 'dde.error.requiredField',
    });
    expect(findings(good)).toEqual({});
  });

  it.each([
    ['Ab1!xyz8', 'dde.error.passwordLength'],
    [`Aa1!${'x'.repeat(limits.passwordMax - 3)}`, 'dde.error.passwordLength'],
    // The length comes first, even for a password with a forbidden character.
    ['ž', 'dde.error.passwordLength'],
    ['Zatoka 7 Sirok#Duna', 'dde.error.invalidCharacter'],
    ['Žatoka-7-Sirok#Duna', 'dde.error.invalidCharacter'],
    ['zatoka-7-sirok#duna', 'dde.error.patternMatch'],
    ['ZatokaSirokDunaReka', 'dde.error.patternMatch'],
    ['Password1!', 'dde.error.patternMatch'],
    ['Kovacsova1!', 'dde.error.patternMatch'],
  ])('[R5.10][R5.11] reports the first rule that %s breaks', (next, key) => {
    expect(findings(next)).toEqual({ next: key });
  });

  it('[R5.11] shows no strength for a password with an error', () => {
    const tried = [
      'A',
      'Ab1!xyz8',
      'Žatoka-7-Sirok#Duna',
      'ZatokaSirokDunaReka',
      'Password1!',
      good,
    ];
    for (const password of tried) {
      const showsStrength = (shownStrength(password, []) ?? 0) > limits.passwordStrengthAbove;
      expect([password, showsStrength]).toEqual([password, findings(password).next === undefined]);
    }
  });

  it('[R5.12] requires the same password again, after the other rules of the field', () => {
    expect(findings(good, `${good}.`)).toEqual({ repeated: 'dde.error.identical' });
    expect(findings(good, '')).toEqual({ repeated: 'dde.error.requiredField' });
  });
});
