import type { i18n as I18n } from 'i18next';
import { lazy, Suspense, useMemo } from 'react';
import { Route, Routes } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { tenants } from '@dokubox/spec/enums.ts';
import { DokuboxProvider } from '@dokubox/ui-kit/foundations/DokuboxProvider/DokuboxProvider.tsx';
import type { MantineColorSchemeManager } from '@mantine/core';
import { createControlClient } from './api/client.ts';
import { ControlContext } from './api/hooks.ts';
import { ConsoleFrame } from './frame/ConsoleFrame.tsx';
import { paths } from './paths.ts';
import { ConsolePlatformContext, type ConsolePlatform } from './platform.ts';
import { SituationsPage } from './situations/SituationsPage.tsx';

const StatusIndex = lazy(async () => ({
  default: (await import('./situations/StatusIndex.tsx')).StatusIndex,
}));
const WorldsPage = lazy(async () => ({
  default: (await import('./worlds/WorldsPage.tsx')).WorldsPage,
}));
const ComparePage = lazy(async () => ({
  default: (await import('./worlds/ComparePage.tsx')).ComparePage,
}));
const WorldPage = lazy(async () => ({
  default: (await import('./world/WorldPage.tsx')).WorldPage,
}));

export interface ConsoleProps {
  readonly platform: ConsolePlatform;
  readonly i18n: I18n;
  /** Storage of the chosen colour scheme. The default is Mantine's, in local storage. */
  readonly colorSchemeManager?: MantineColorSchemeManager;
}

/** The console of a simulator: situations, worlds, and what happens in them. Needs a router around it. */
export function Console({ platform, i18n, colorSchemeManager }: ConsoleProps) {
  const client = useMemo(() => createControlClient(platform.fetch), [platform]);
  const swr = useMemo(() => ({ provider: () => new Map() }), []);
  return (
    <DokuboxProvider
      tenant={tenants[0]}
      i18n={i18n}
      {...(colorSchemeManager ? { colorSchemeManager } : {})}
    >
      <ConsolePlatformContext value={platform}>
        <ControlContext value={client}>
          <SWRConfig value={swr}>
            <ConsoleFrame>
              <Suspense fallback={null}>
                <Routes>
                  <Route path={paths.situations} element={<SituationsPage />} />
                  <Route path="/console" element={<SituationsPage />} />
                  <Route path={paths.statuses} element={<StatusIndex />} />
                  <Route path={paths.worlds} element={<WorldsPage />} />
                  <Route path="/console/compare" element={<ComparePage />} />
                  <Route path={`${paths.worlds}/:worldId/:part?`} element={<WorldPage />} />
                  <Route path="*" element={<SituationsPage />} />
                </Routes>
              </Suspense>
            </ConsoleFrame>
          </SWRConfig>
        </ControlContext>
      </ConsolePlatformContext>
    </DokuboxProvider>
  );
}
