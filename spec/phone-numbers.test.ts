import { describe, expect, it } from 'vitest';
import { tenants, type Tenant } from './enums.ts';
import { limits } from './limits.ts';
import { fullPhoneNumber, isPhoneNumber } from './phone-numbers.ts';
import { policyOf } from './tenants/table.ts';

/** Numbers as they are typed at home and from abroad, and as they are sent. */
const numbers: Readonly<Record<Tenant, Readonly<Record<string, readonly string[]>>>> = {
  HU: {
    '+3612345678': ['06 1 234 5678', '1 234 5678', '(06-1) 234-5678', '+36 1 234 5678'],
    '+36301234567': ['06 30 123 4567', '30 123 4567', '06-30/123.4567', '0036 30 123 4567'],
    '+3652123456': ['06 52 123 456', '52 123 456'],
  },
  CZ: { '+420602123456': ['602 123 456', '+420 602 123 456', '00420602123456'] },
  SK: { '+421901123456': ['0901 123 456', '901 123 456', '+421 901 123 456', '00421901123456'] },
  RS: {
    '+381641234567': ['064 123 4567', '64 1234567', '+381 64 123 4567'],
    '+381111234567': ['011 123 4567', '11 123 4567'],
  },
  BG: { '+359881234567': ['088 123 4567', '88 123 4567', '+359 88 123 4567'] },
  HR: {
    '+385912345678': ['091 234 5678', '91 234 5678', '+385 91 234 5678'],
    '+38512345678': ['01 2345 678', '1 2345 678'],
  },
  RO: {
    '+40712345678': ['0712 345 678', '712 345 678', '+40 712 345 678'],
    '+40212345678': ['021 234 5678', '21 234 5678'],
  },
};
const rows = tenants.flatMap((tenant) =>
  Object.entries(numbers[tenant]).flatMap(([number, ways]) =>
    ways.map((typed) => [tenant, typed, number] as const),
  ),
);

describe('[R5.7][A-030] a phone number', () => {
  it.each(rows)('is sent in %s for "%s" as %s', (tenant, typed, number) => {
    const policy = policyOf(tenant);
    expect(fullPhoneNumber(typed, policy)).toBe(number);
    expect(isPhoneNumber(number, policy)).toBe(true);
  });

  it.each(tenants)('has an example in %s that follows the rule', (tenant) => {
    const policy = policyOf(tenant);
    const number = policy.phone.callingCode + policy.phone.example;
    expect(isPhoneNumber(number, policy)).toBe(true);
    expect(fullPhoneNumber(policy.phone.example, policy)).toBe(number);
  });

  it.each(tenants)('[R5.8] is refused in %s when it is none', (tenant) => {
    const policy = policyOf(tenant);
    const { callingCode, example } = policy.phone;
    for (const typed of [
      '',
      '2',
      'anna',
      `${example}x`,
      `${callingCode}1`,
      `${example} ext 5`,
      `${example};ext=5`,
      example.slice(0, 6),
      `${example}${example}`,
      // Digits of another script.
      '\u0663\u0660'.repeat(6),
    ]) {
      expect(isPhoneNumber(fullPhoneNumber(typed, policy), policy), typed).toBe(false);
    }
  });

  it.each(tenants.filter((tenant) => policyOf(tenant).phone.rule === 'national'))(
    '[R5.8] is refused in %s with another country’s code, a trunk prefix or separators',
    (tenant) => {
      const policy = policyOf(tenant);
      const { callingCode, example } = policy.phone;
      for (const number of [
        example,
        `0${example}`,
        `${callingCode}0${example}`,
        `${callingCode} ${example}`,
        tenant === 'CZ' ? '+36301234567' : '+420602123456',
        '+99123456789',
        callingCode + '1'.repeat(12),
      ]) {
        expect(isPhoneNumber(number, policy), number).toBe(false);
      }
    },
  );

  it.each(['BG', 'SK'] as const)('[R5.8] is a plus and 12 to 15 digits in %s', (tenant) => {
    const policy = policyOf(tenant);
    const isGood = (number: string) => isPhoneNumber(number, policy);
    expect(isGood('1'.repeat(11))).toBe(false);
    expect(isGood('1'.repeat(12))).toBe(true);
    expect(isGood('1'.repeat(15))).toBe(true);
    // With its plus a number has at most 14 digits: 15 characters is the other limit.
    expect(isGood(`+${'1'.repeat(limits.phoneMax - 1)}`)).toBe(true);
    expect(isGood(`+${'1'.repeat(limits.phoneMax)}`)).toBe(false);
  });

  it('takes no longer for a long text than its length', () => {
    const policy = policyOf('HU');
    expect(fullPhoneNumber('0'.repeat(100_000), policy)).toHaveLength(100_000);
    expect(isPhoneNumber('0'.repeat(100_000), policy)).toBe(false);
  });
});
