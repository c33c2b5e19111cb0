import { tenants, type Tenant } from '@dokubox/spec/enums.ts';
import { limits } from '@dokubox/spec/limits.ts';
import { policyOf } from '@dokubox/spec/tenants/table.ts';
import { describe, expect, it } from 'vitest';
import { validEmail } from './email.ts';
import { fullNumber, phoneRules } from './phone.ts';

const invalid = 'dde.error.invalidPhoneNumber';

function finding(tenant: Tenant, typed: string) {
  for (const rule of phoneRules(policyOf(tenant).phone)) {
    const key = rule(typed);
    if (key) return key;
  }
  return undefined;
}

describe('phone', () => {
  it.each(tenants)('[R5.7] is required and international in %s', (tenant) => {
    const { callingCode, nationalDigits } = policyOf(tenant).phone;
    const good = '2'.repeat(nationalDigits[0]);
    expect(finding(tenant, '  ')).toBe('dde.error.requiredField');
    expect(finding(tenant, good)).toBeUndefined();
    expect(fullNumber(good, policyOf(tenant).phone)).toBe(`${callingCode}${good}`);
    expect(finding(tenant, '2')).toBe(invalid);
    expect(finding(tenant, `${good}x`)).toBe(invalid);
  });

  it.each(['BG', 'SK'] as const)('[R5.8] is a plus and 12 to 15 digits in %s', (tenant) => {
    const { callingCode } = policyOf(tenant).phone;
    const national = (digits: number) => '2'.repeat(digits - (callingCode.length - 1));
    expect(finding(tenant, national(11))).toBe(invalid);
    expect(finding(tenant, national(12))).toBeUndefined();
    // With its plus a number has at most 14 digits: 15 characters is the other limit.
    expect(finding(tenant, national(limits.phoneMax - 1))).toBeUndefined();
    expect(finding(tenant, national(limits.phoneMax))).toBe(invalid);
  });

  it.each(['HU', 'CZ', 'RS', 'HR', 'RO'] as const)(
    '[R5.8] has the number of digits of the country in %s',
    (tenant) => {
      const [min, max] = policyOf(tenant).phone.nationalDigits;
      for (const [count, good] of [
        [min - 1, false],
        [min, true],
        [max, true],
        [max + 1, false],
      ] as const) {
        expect(finding(tenant, '2'.repeat(count)), String(count)).toBe(good ? undefined : invalid);
      }
    },
  );

  it('[R5.7] reads a number as people write it', () => {
    const { phone } = policyOf('HU');
    for (const typed of ['20 123 4567', '(20) 123-4567', '+36 20 123 4567', '0036201234567']) {
      expect(fullNumber(typed, phone), typed).toBe('+36201234567');
    }
    expect(fullNumber('0601 123 456', policyOf('SK').phone)).toBe('+421601123456');
  });
});

describe('e-mail', () => {
  it.each(['anna@example.org', 'a.b+c@sub.example.co', ' anna@example.org '])(
    '[R5.5] takes %s',
    (value) => {
      expect(validEmail(value)).toBeUndefined();
    },
  );
  it.each([
    'anna',
    'anna@',
    '@example.org',
    'anna@example',
    'a b@example.org',
    'a@b..org',
    `${'a'.repeat(250)}@b.org`,
  ])('[R5.5] refuses %s', (value) => {
    expect(validEmail(value)).toBe('dde.error.invalidEmail');
  });
});
