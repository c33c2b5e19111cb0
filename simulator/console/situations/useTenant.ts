import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Tenant } from '@dokubox/spec/enums.ts';
import { usePlace } from '../place.ts';
import { keepTenant, keptTenant, tenantOf } from './keptTenant.ts';

/** The bank a tester works with: that of the address, else the one chosen last, which is remembered. */
export function useTenant(): readonly [Tenant, (next: Tenant) => void] {
  const place = usePlace();
  const [query] = useSearchParams();
  const [tenant, setTenant] = useState(() => tenantOf(query.get('tenant')) ?? keptTenant(place));
  const choose = (next: Tenant) => {
    setTenant(next);
    keepTenant(place, next);
  };
  return [tenant, choose];
}
