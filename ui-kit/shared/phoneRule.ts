import { fullPhoneNumber, isPhoneNumber } from '@dokubox/spec/phone-numbers.ts';
import type { TenantPolicy } from '@dokubox/spec/tenants/policy.ts';
import type { Rule } from './fieldRules.ts';

/**
 * A phone number by the rule of the tenant, however it is typed (R5.7, R5.8, A-030). In a module by
 * itself: the library behind it is for forms with a phone number, not for the sign-in.
 */
export function phoneNumber(policy: TenantPolicy): Rule<string> {
  return (value) =>
    isPhoneNumber(fullPhoneNumber(value, policy), policy)
      ? undefined
      : 'dde.error.invalidPhoneNumber';
}
