import { createContext, useContext } from 'react';
import { tenants, type Tenant } from '@dokubox/spec/enums.ts';

/** Tenant whose design surrounds a component. */
export const TenantContext = createContext<Tenant>(tenants[0]);

/** Tenant of the nearest `DokuboxProvider`, for design only. Rules come from `spec/tenants`. */
export function useTenantLook(): Tenant {
  return useContext(TenantContext);
}
