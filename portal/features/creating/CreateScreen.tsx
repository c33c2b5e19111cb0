import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { limits, pageSizes } from '@dokubox/spec/limits.ts';
import { mayAct } from '@dokubox/spec/workflow/roles.ts';
import { PageSkeleton } from '@dokubox/ui-kit/shell/PageSkeleton/PageSkeleton.tsx';
import type { Failure } from '@dokubox/ui-kit/locales/messageText.ts';
import { useQuery } from '../../api/hooks.ts';
import { useUser } from '../../session/session.ts';
import { failureOf } from '../../shared/failure.ts';
import { RoleStop } from '../../shared/RoleStop.tsx';
import { usePageTitle } from '../../shared/usePageTitle.ts';
import { ChooseClient } from './ChooseClient.tsx';
import { CreateForm } from './CreateForm.tsx';

/** Selection form of a new box (R1.4, R2.17). A banker first chooses the client. */
export function CreateScreen() {
  const { t } = useTranslation('creating');
  const { user, roles } = useUser();
  const { userType } = user;
  usePageTitle(t('form.title'));
  if (!mayAct('work', { roles })) return <RoleStop />;
  return userType === 'CLIENT' ? <CreateForm /> : <ForClient />;
}

function ForClient() {
  const [query, setQuery] = useSearchParams();
  const wanted = query.get('clientNumber') ?? '';
  const valid = /^\d{1,20}$/.test(wanted) && wanted.length >= limits.clientSearchMin;
  const { data, error } = useQuery(
    'searchClients',
    valid ? { body: { text: wanted, page: 0, size: pageSizes[0] } } : null,
  );
  if (valid && !data && !error) return <PageSkeleton shape="form" />;
  const client = data?.content.find(({ clientNumber }) => clientNumber === wanted);
  if (client) {
    return (
      <CreateForm
        key={client.clientNumber}
        client={client}
        onChangeClient={() => {
          setQuery({});
        }}
      />
    );
  }
  const unknown: Failure | undefined =
    wanted === '' ? undefined : { messageKey: 'dde.error.notFound' };
  const failure = error ? failureOf(error) : unknown;
  return (
    <ChooseClient
      onChoose={(clientNumber) => {
        setQuery({ clientNumber });
      }}
      {...(failure ? { error: failure } : {})}
    />
  );
}
