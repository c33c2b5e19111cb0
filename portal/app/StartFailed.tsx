import type { Tenant } from '@dokubox/spec/enums.ts';
import { DokuboxProvider } from '@dokubox/ui-kit/foundations/DokuboxProvider/DokuboxProvider.tsx';
import type { I18n } from '@dokubox/ui-kit/locales/i18n.ts';
import { useTranslation } from '@dokubox/ui-kit/locales/useTranslation.ts';
import { ErrorPage } from '@dokubox/ui-kit/shell/ErrorPage/ErrorPage.tsx';
import { flowId } from '../api/flowId.ts';
import { useServices } from '../services/services.ts';

/** Shown when the portal cannot even read its configuration. */
export function StartFailed({ tenant, i18n }: { readonly tenant: Tenant; readonly i18n: I18n }) {
  const { colorScheme } = useServices().platform;
  return (
    <DokuboxProvider tenant={tenant} i18n={i18n} colorSchemeManager={colorScheme}>
      <Message />
    </DokuboxProvider>
  );
}

function Message() {
  const { t } = useTranslation('portal');
  const { restart } = useServices().platform;
  return (
    <main>
      <ErrorPage
        kind="general"
        title={t('start.failedTitle')}
        text={t('start.failedText')}
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
