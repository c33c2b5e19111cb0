import { languages, type Language, type Tenant } from '../enums.ts';
import { bg } from './bg.ts';
import { cz } from './cz.ts';
import { hr } from './hr.ts';
import { hu } from './hu.ts';
import type { TenantPolicy } from './policy.ts';
import { ro } from './ro.ts';
import { rs } from './rs.ts';
import { sk } from './sk.ts';

/** The only table of tenant differences. */
export const tenantPolicies = {
  HU: hu,
  CZ: cz,
  SK: sk,
  RS: rs,
  BG: bg,
  HR: hr,
  RO: ro,
} as const satisfies Record<Tenant, TenantPolicy>;

/** Returns the policy of a tenant. */
export function policyOf(tenant: Tenant): TenantPolicy {
  return tenantPolicies[tenant];
}

/** Returns the tenant's languages in menu order: its own, English, then all others. */
export function languageOrder(tenant: Tenant): readonly Language[] {
  const local = policyOf(tenant).localLanguage;
  return [local, 'en', ...languages.filter((language) => language !== local && language !== 'en')];
}
