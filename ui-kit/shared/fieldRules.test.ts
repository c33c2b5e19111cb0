import { describe, expect, it } from 'vitest';
import { limits } from '@dokubox/spec/limits.ts';
import { loginRules, typedUsername } from '../sign-in/LoginForm/loginRules.ts';
import { otpDigits, otpState, secondsLeft } from '../sign-in/OneTimePasswordForm/otp.ts';
import {
  clientOptions,
  matchingOptions,
  preselected,
} from '../creating/ClientSelectionForm/clientOptions.ts';
import { initials } from '../shell/UserMenu/initials.ts';
import { isValid, checkFields } from './fieldRules.ts';

describe('login rules', () => {
  it('[R5.15] require language, username and password, and treat blanks as empty', () => {
    expect(checkFields({ language: '', username: '  ', password: '' }, loginRules)).toEqual({
      language: 'dde.error.requiredField',
      username: 'dde.error.requiredField',
      password: 'dde.error.requiredField',
    });
    expect(isValid(checkFields({ language: 'en', username: 'a', password: 'b' }, loginRules))).toBe(
      true,
    );
  });

  it('[R9.2] accept a username of exactly the maximum length and reject a longer one', () => {
    const at = (length: number) =>
      checkFields({ language: 'en', username: 'x'.repeat(length), password: 'p' }, loginRules);
    expect(at(limits.usernameMax)).toEqual({});
    expect(at(limits.usernameMax + 1)).toEqual({ username: 'dde.error.maxLength50' });
  });

  it('[R5.15] upper-case a banker’s username and keep a client’s', () => {
    expect(typedUsername('hu1234a', 'BANKER')).toBe('HU1234A');
    expect(typedUsername('hu1234a', 'CLIENT')).toBe('hu1234a');
  });
});

describe('one-time password', () => {
  it('[A-023] keeps the digits of a pasted text, up to the length of a code', () => {
    expect(otpDigits('123 456')).toBe('123456');
    expect(otpDigits('Your code: 12-34-56-78')).toBe('123456');
    expect(otpDigits('abc')).toBe('');
  });

  it('[R5.13] is empty, incomplete or complete', () => {
    expect(otpState('')).toBe('empty');
    expect(otpState('1'.repeat(limits.otpLength - 1))).toBe('incomplete');
    expect(otpState('1'.repeat(limits.otpLength))).toBe('complete');
  });

  it('rounds the remaining seconds up, and never below zero', () => {
    expect(secondsLeft(30_000, 0)).toBe(30);
    expect(secondsLeft(30_000, 29_001)).toBe(1);
    expect(secondsLeft(30_000, 30_000)).toBe(0);
    expect(secondsLeft(30_000, 99_000)).toBe(0);
  });
});

describe('client selection', () => {
  const client = { clientNumber: '00012', clientName: 'Duna Ltd', clientNameLocal: 'Duna Kft.' };

  it('[A-024] labels a client “number – name”, local in the local language only', () => {
    expect(clientOptions([client], 'hu', 'hu')).toEqual([
      { value: '00012', label: '00012 – Duna Kft.' },
    ]);
    expect(clientOptions([client], 'en', 'hu')[0]?.label).toBe('00012 – Duna Ltd');
    expect(clientOptions([{ ...client, clientNameLocal: null }], 'hu', 'hu')[0]?.label).toBe(
      '00012 – Duna Ltd',
    );
  });

  it('[A-024] finds a client by number or name, and shows all clients for the chosen label', () => {
    const options = clientOptions(
      [client, { clientNumber: '00077', clientName: 'Tisza Solar' }],
      'en',
      'hu',
    );
    const labels = (text: string) => matchingOptions(options, text).map((option) => option.value);
    expect(labels('tisza')).toEqual(['00077']);
    expect(labels('0001')).toEqual(['00012']);
    expect(labels('zzz')).toEqual([]);
    expect(labels('00012 – Duna Ltd')).toEqual(['00012', '00077']);
  });

  it('[R5.14] preselects an only client, and no other', () => {
    expect(preselected([client])).toBe('00012');
    expect(preselected([client, { ...client, clientNumber: '2' }])).toBeNull();
    expect(preselected([])).toBeNull();
  });
});

describe('initials', () => {
  it('have the first letters of the first and the last word, in any script', () => {
    expect(initials('Katalin Szabó-Varga')).toBe('KV');
    expect(initials('Иван Петров')).toBe('ИП');
    expect(initials('čiko')).toBe('Č');
    expect(initials('')).toBe('');
  });
});
