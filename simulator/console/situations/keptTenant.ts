import { tenants, type Tenant } from '@dokubox/spec/enums.ts';
import type { Place } from '../place.ts';

/** Where the tenant chosen last is kept. */
const TENANT_KEY = 'dokubox.console.tenant';

export const tenantOf = (text: string | null): Tenant | null =>
  tenants.find((tenant) => tenant === text) ?? null;

/** The tenant chosen last; null: all. */
export const keptTenant = ({ storage }: Place): Tenant | null =>
  tenantOf(storage.getItem(TENANT_KEY));

export function keepTenant({ storage }: Place, tenant: Tenant | null): void {
  storage.setItem(TENANT_KEY, tenant ?? '');
}
