import { useTranslation } from 'react-i18next';
import { policyOf } from '@dokubox/spec/tenants/table.ts';
import { ClientSelectionForm } from '@dokubox/ui-kit/creating/ClientSelectionForm/ClientSelectionForm.tsx';
import { PageSkeleton } from '@dokubox/ui-kit/shell/PageSkeleton/PageSkeleton.tsx';
import { useQuery } from '../../api/hooks.ts';
import { useApi } from '../../api/portal.ts';
import { useStart } from '../../session/start.ts';
import { useServices } from '../../services/services.ts';
import { failureOf, useAttempt } from '../../shared/failure.ts';
import { QueryCache } from '../../shared/QueryCache.tsx';
import { usePageTitle } from '../../shared/usePageTitle.ts';

/** Asks a representative which client to act for. */
export function ClientStep(props: { readonly onBack: () => void }) {
  return (
    <QueryCache>
      <Step {...props} />
    </QueryCache>
  );
}

function Step({ onBack }: { readonly onBack: () => void }) {
  const { t } = useTranslation('signIn');
  const { launch } = useStart();
  const { call } = useApi();
  const { session } = useServices();
  const { data, error } = useQuery('getClients', { body: {} });
  usePageTitle(t('clientSelection.title.CLIENT'));
  const { run, busy, failure } = useAttempt();
  const shown = failure ?? (error && failureOf(error));
  const choose = (clientNumber: string) =>
    run(async () => {
      const options = { shownInPlace: true };
      await session.completeSignIn(await call('selectClient', { body: { clientNumber } }, options));
    });

  if (!data && !error) return <PageSkeleton shape="form" />;
  return (
    <ClientSelectionForm
      clients={data?.content ?? []}
      localLanguage={policyOf(launch.tenant).localLanguage}
      busy={busy}
      onSubmit={(clientNumber) => void choose(clientNumber)}
      onBack={() => {
        onBack();
        void session.signOut();
      }}
      {...(shown ? { error: shown } : {})}
    />
  );
}
