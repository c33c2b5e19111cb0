import { createContext, useContext } from 'react';
import type { PortalConfig, TenantConfig } from '@dokubox/spec/schemas/portal.ts';
import type { Place } from '../config/resolve.ts';

/** What is decided once a page load and known everywhere: configuration and place. */
export interface Start {
  readonly config: PortalConfig;
  readonly place: Place;
}

export const StartContext = createContext<Start | null>(null);

/** Configuration and place of this page load. */
export function useStart(): Start {
  const start = useContext(StartContext);
  if (!start) throw new Error('useStart outside of StartContext');
  return start;
}

/** Configuration of the page's tenant. */
export function useTenantConfig(): TenantConfig {
  const { config, place } = useStart();
  return config.tenants[place.tenant];
}
