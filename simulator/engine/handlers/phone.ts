import type { TenantPolicy } from '@dokubox/spec/tenants/policy.ts';

/** Whether a phone number follows the rule of the tenant (§5, A-030). */
export function validPhone(phoneNumber: string, { phone }: TenantPolicy): boolean {
  if (phone.rule === 'digits') return /^\+?\d{12,15}$/.test(phoneNumber);
  const [min, max] = phone.nationalDigits;
  const national = phoneNumber.slice(phone.callingCode.length);
  return (
    phoneNumber.startsWith(phone.callingCode) &&
    /^\d+$/.test(national) &&
    national.length >= min &&
    national.length <= max
  );
}
