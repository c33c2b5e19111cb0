import { createContext, useContext } from 'react';
import type { PortalConfig, TenantConfig } from '@dokubox/spec/schemas/portal.ts';
import type { Launch } from '../config/launch.ts';

/** What is decided once a page load and known everywhere: configuration and launch. */
export interface Start {
  readonly config: PortalConfig;
  readonly launch: Launch;
}

export const StartContext = createContext<Start | null>(null);

/** Configuration and launch of this page load. */
export function useStart(): Start {
  const start = useContext(StartContext);
  if (!start) throw new Error('useStart outside of StartContext');
  return start;
}

/** Configuration of the page's tenant. */
export function useTenantConfig(): TenantConfig {
  const { config, launch } = useStart();
  return config.tenants[launch.tenant];
}
