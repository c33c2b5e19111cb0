import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { policyOf } from '@dokubox/spec/tenants/table.ts';
import { ClientSelectionForm } from '@dokubox/ui-kit/creating/ClientSelectionForm/ClientSelectionForm.tsx';
import { PageSkeleton } from '@dokubox/ui-kit/shell/PageSkeleton/PageSkeleton.tsx';
import { asApiError } from '../../api/errors.ts';
import { useQuery } from '../../api/hooks.ts';
import { flowId } from '../../api/flowId.ts';
import { useApi } from '../../api/portal.ts';
import { useStart } from '../../session/place.ts';
import { useServices } from '../../services/services.ts';
import { QueryCache } from '../../shared/QueryCache.tsx';
import { usePageTitle } from '../../shared/usePageTitle.ts';
import type { Refused } from './flow.ts';

/** Which client a representative acts for. */
export function ClientStep(props: { readonly onBack: () => void }) {
  return (
    <QueryCache>
      <Step {...props} />
    </QueryCache>
  );
}

function Step({ onBack }: { readonly onBack: () => void }) {
  const { t } = useTranslation('signIn');
  const { place } = useStart();
  const { call } = useApi();
  const { session } = useServices();
  const { data, error } = useQuery('getClients', { body: {} });
  usePageTitle(t('clientSelection.title'));
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Refused>();
  const failure =
    refused ?? (error ? { messageKey: error.messageKey, params: error.messageParams } : undefined);

  const choose = async (clientNumber: string) => {
    setBusy(true);
    try {
      await session.completeSignIn(await call('selectClient', { body: { clientNumber } }));
    } catch (cause) {
      const { messageKey, messageParams } = asApiError(cause, flowId);
      setRefused({ messageKey, params: messageParams });
    } finally {
      setBusy(false);
    }
  };

  if (!data && !error) return <PageSkeleton shape="form" />;
  return (
    <ClientSelectionForm
      clients={data?.content ?? []}
      localLanguage={policyOf(place.tenant).localLanguage}
      busy={busy}
      onSubmit={(clientNumber) => void choose(clientNumber)}
      onBack={() => {
        onBack();
        void session.signOut();
      }}
      {...(failure ? { error: failure } : {})}
    />
  );
}
