import type { ReactNode } from 'react';
import { ApiProvider } from '../api/portal.ts';
import { ServicesContext, type Services } from './services.ts';

/** Provides a portal's services to its children. */
export function ServicesProvider({
  services,
  children,
}: {
  readonly services: Services;
  readonly children: ReactNode;
}) {
  return (
    <ServicesContext value={services}>
      <ApiProvider value={services.api}>{children}</ApiProvider>
    </ServicesContext>
  );
}
