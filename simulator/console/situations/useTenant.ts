import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Tenant } from '@dokubox/spec/enums.ts';
import { useConsolePlatform } from '../platform.ts';
import { keepTenant, keptTenant, tenantOf } from './keptTenant.ts';

/** The bank a tester works with: that of the address, else the one chosen last, which is remembered. */
export function useTenant(): readonly [Tenant, (next: Tenant) => void] {
  const platform = useConsolePlatform();
  const [query] = useSearchParams();
  const [tenant, setTenant] = useState(() => tenantOf(query.get('tenant')) ?? keptTenant(platform));
  const choose = (next: Tenant) => {
    setTenant(next);
    keepTenant(platform, next);
  };
  return [tenant, choose];
}
