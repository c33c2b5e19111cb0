import { createContext, useContext } from 'react';
import type { PortalConfig, TenantConfig } from '@dokubox/spec/schemas/portal.ts';
import type { Launch } from '../config/launch.ts';

/** Configuration and launch, decided once for each page load and available everywhere. */
export interface Start {
  readonly config: PortalConfig;
  readonly launch: Launch;
}

export const StartContext = createContext<Start | null>(null);

/** Configuration and launch of this page load. */
export function useStart(): Start {
  const start = useContext(StartContext);
  if (!start) throw new Error('useStart must be called inside StartContext.');
  return start;
}

/** Configuration of the page's tenant. */
export function useTenantConfig(): TenantConfig {
  const { config, launch } = useStart();
  return config.tenants[launch.tenant];
}
