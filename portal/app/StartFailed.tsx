import type { i18n as I18n } from 'i18next';
import { useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Tenant } from '@dokubox/spec/enums.ts';
import { DokuboxProvider } from '@dokubox/ui-kit/foundations/DokuboxProvider/DokuboxProvider.tsx';
import { ErrorPage } from '@dokubox/ui-kit/shell/ErrorPage/ErrorPage.tsx';
import { flowId } from '../api/flowId.ts';
import { useServices } from '../services/services.ts';

/** Shown when the portal cannot even read its configuration. */
export function StartFailed({
  tenant,
  i18n,
  offline,
}: {
  readonly tenant: Tenant;
  readonly i18n: I18n;
  /** There was no connection. */
  readonly offline: boolean;
}) {
  const { colorScheme } = useServices().platform;
  return (
    <DokuboxProvider tenant={tenant} i18n={i18n} colorSchemeManager={colorScheme}>
      <Message offline={offline} />
    </DokuboxProvider>
  );
}

function Message({ offline }: { readonly offline: boolean }) {
  const { t } = useTranslation('portal');
  const { restart } = useServices().platform;
  useLayoutEffect(() => {
    if (!offline) return undefined;
    const again = () => {
      restart();
    };
    window.addEventListener('online', again);
    return () => {
      window.removeEventListener('online', again);
    };
  }, [offline, restart]);
  const words = offline
    ? ({ kind: 'offline' } as const)
    : ({ kind: 'general', title: t('start.failedTitle') } as const);
  return (
    <main>
      <ErrorPage
        {...words}
        flowId={flowId}
        homeHref="/"
        onNavigate={restart}
        onRetry={() => {
          restart();
        }}
      />
    </main>
  );
}
