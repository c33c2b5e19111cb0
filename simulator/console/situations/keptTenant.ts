import { tenants, type Tenant } from '@dokubox/spec/enums.ts';
import type { ConsolePlatform } from '../platform.ts';

/** Storage key of the tenant chosen last. */
const TENANT_KEY = 'dokubox.console.tenant';

export const tenantOf = (text: string | null): Tenant | undefined =>
  tenants.find((tenant) => tenant === text);

/** The tenant chosen last. Before any choice, the first tenant. */
export const keptTenant = ({ storage }: ConsolePlatform): Tenant =>
  tenantOf(storage.getItem(TENANT_KEY)) ?? tenants[0];

export function keepTenant({ storage }: ConsolePlatform, tenant: Tenant): void {
  storage.setItem(TENANT_KEY, tenant);
}
