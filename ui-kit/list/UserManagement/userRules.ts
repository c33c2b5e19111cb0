import type { MessageKey } from '@dokubox/spec/errors.ts';
import { limits } from '@dokubox/spec/limits.ts';
import type { TenantPolicy } from '@dokubox/spec/tenants/policy.ts';
import { required } from '../../shared/fieldRules.ts';

/** One @, something on both sides, a dot in the domain; the server has the last word (§5). */
const email = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/u;
const emailMax = 254;

/** What is wrong with an e-mail address (R5.5). */
export function emailFinding(value: string): MessageKey | undefined {
  const text = value.trim();
  if (required(text)) return 'dde.error.requiredField';
  return text.length <= emailMax && email.test(text) ? undefined : 'dde.error.invalidEmail';
}

/** The number as it is stored: digits and a leading plus, without what people write between. */
export function plainPhone(value: string): string {
  return value.replace(/[\s()/.-]/gu, '');
}

/** What is wrong with a phone number in the tenant's rule (R5.7, R5.8, A-030). */
export function phoneFinding(
  value: string,
  { callingCode, rule, nationalDigits: [min, max] }: TenantPolicy['phone'],
): MessageKey | undefined {
  const text = plainPhone(value);
  if (required(text)) return 'dde.error.requiredField';
  if (text.length > limits.phoneMax) return 'dde.error.invalidPhoneNumber';
  if (rule === 'digits') {
    return /^\+?\d{12,15}$/u.test(text) ? undefined : 'dde.error.invalidPhoneNumber';
  }
  const national = text.startsWith(callingCode) ? text.slice(callingCode.length) : '';
  const right = /^\d+$/u.test(national) && national.length >= min && national.length <= max;
  return right ? undefined : 'dde.error.invalidPhoneNumber';
}

/** A number that fits the rule, as an example beside the field. */
export function phoneExample({ callingCode, nationalDigits }: TenantPolicy['phone']): string {
  return `${callingCode}${'123456789012'.slice(0, nationalDigits[1])}`;
}
