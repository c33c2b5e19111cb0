import { describe, expect, it } from 'vitest';
import { tenants } from '@dokubox/spec/enums.ts';
import { policyOf } from '@dokubox/spec/tenants/table.ts';
import { emailFinding, phoneExample, phoneFinding, plainPhone } from './userRules.ts';

describe('contact data of a representative', () => {
  it('[R5.5] needs an e-mail address that can be one', () => {
    expect(emailFinding(' kovacs.eszter@malom.example ')).toBeUndefined();
    expect(emailFinding(' ')).toBe('dde.error.requiredField');
    for (const text of [
      'kovacs',
      'a@b',
      'a b@c.hu',
      'a@b@c.hu',
      'a@b.',
      `a@${'b'.repeat(260)}.hu`,
    ]) {
      expect(emailFinding(text), text).toBe('dde.error.invalidEmail');
    }
  });

  it('[R5.7] needs a number of the country, however it is written', () => {
    const { phone } = policyOf('HU');
    expect(plainPhone('+36 (30) 123-4567')).toBe('+36301234567');
    expect(phoneFinding('+36 30 123 4567', phone)).toBeUndefined();
    expect(phoneFinding('', phone)).toBe('dde.error.requiredField');
    for (const text of ['06301234567', '+420301234567', '+36301', '+36 30 123 45678 9', '+36abc']) {
      expect(phoneFinding(text, phone), text).toBe('dde.error.invalidPhoneNumber');
    }
  });

  it('[R5.8] takes 12 to 15 digits where the tenant says so', () => {
    const { phone } = policyOf('BG');
    expect(phoneFinding('359881234567', phone)).toBeUndefined();
    expect(phoneFinding('+359881234567', phone)).toBeUndefined();
    expect(phoneFinding('35988123456', phone)).toBe('dde.error.invalidPhoneNumber');
    expect(phoneFinding('3598812345678901', phone)).toBe('dde.error.invalidPhoneNumber');
  });

  it('[R5.7] shows an example that fits the rule of each tenant', () => {
    for (const tenant of tenants) {
      const { phone } = policyOf(tenant);
      expect(phoneFinding(phoneExample(phone), phone), tenant).toBeUndefined();
    }
  });
});
