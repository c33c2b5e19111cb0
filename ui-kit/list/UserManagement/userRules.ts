import type { MessageKey } from '@dokubox/spec/errors.ts';
import { limits } from '@dokubox/spec/limits.ts';
import type { TenantPolicy } from '@dokubox/spec/tenants/policy.ts';
import { required } from '../../shared/fieldRules.ts';

/**
 * One @ with text on both sides, and a dot in the domain. The server makes the final check (§5).
 */
const email = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/u;
const emailMax = 254;

/** Returns the error of an e-mail address (R5.5). */
export function emailFinding(value: string): MessageKey | undefined {
  const text = value.trim();
  if (required(text)) return 'dde.error.requiredField';
  return text.length <= emailMax && email.test(text) ? undefined : 'dde.error.invalidEmail';
}

/** Returns the number as it is stored: digits and a leading plus, without separators. */
export function plainPhone(value: string): string {
  return value.replace(/[\s()/.-]/gu, '');
}

/** Returns the error of a phone number under the tenant's rule (R5.7, R5.8, A-030). */
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

/** Returns an example number that matches the rule, shown next to the field. */
export function phoneExample({ callingCode, nationalDigits }: TenantPolicy['phone']): string {
  return `${callingCode}${'123456789012'.slice(0, nationalDigits[1])}`;
}
