import { tenants, type Tenant } from '@dokubox/spec/enums.ts';
import type { ConsolePlatform } from '../platform.ts';

/** Where the tenant chosen last is kept. */
const TENANT_KEY = 'dokubox.console.tenant';

export const tenantOf = (text: string | null): Tenant | undefined =>
  tenants.find((tenant) => tenant === text);

/** The tenant chosen last; the first one before that. */
export const keptTenant = ({ storage }: ConsolePlatform): Tenant =>
  tenantOf(storage.getItem(TENANT_KEY)) ?? tenants[0];

export function keepTenant({ storage }: ConsolePlatform, tenant: Tenant): void {
  storage.setItem(TENANT_KEY, tenant);
}
