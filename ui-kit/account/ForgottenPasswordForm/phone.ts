import { limits } from '@dokubox/spec/limits.ts';
import type { TenantPolicy } from '@dokubox/spec/tenants/policy.ts';
import { required, type Rule } from '../../shared/fieldRules.ts';

type PhonePolicy = TenantPolicy['phone'];

/** §5, BG and SK: an optional plus, then 12 to 15 digits. */
const digitsRule = /^\+?[0-9]{12,15}$/;

/** Separators that people type between the digits of a number. */
const separators = /[\s()./-]/g;

/**
 * The number in the form that is sent: calling code and national digits without spaces. A
 * typed calling code, with plus or double zero, is not repeated. One leading zero, used only inside
 * the country, is left out.
 */
export function fullNumber(typed: string, { callingCode }: PhonePolicy): string {
  const plain = typed.replace(separators, '');
  const international = plain.replace(/^00/, '+');
  if (international.startsWith(callingCode)) return international;
  return callingCode + plain.replace(/^0/, '');
}

/**
 * Rules of the phone field in the order of §5: required, at most 15 characters, valid for the
 * country.
 */
export function phoneRules(policy: PhonePolicy): readonly Rule<string>[] {
  const [min, max] = policy.nationalDigits;
  // eslint-disable-next-line no-restricted-syntax -- two numbers of the policy
  const national = new RegExp(`^[0-9]{${min},${max}}$`);
  return [
    required,
    (typed) => {
      const number = fullNumber(typed, policy);
      const valid =
        number.length <= limits.phoneMax &&
        (policy.rule === 'digits'
          ? digitsRule.test(number)
          : national.test(number.slice(policy.callingCode.length)));
      return valid ? undefined : 'dde.error.invalidPhoneNumber';
    },
  ];
}
