import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { policyOf } from '@dokubox/spec/tenants/table.ts';
import { mayAct } from '@dokubox/spec/workflow/roles.ts';
import { UserManagement } from '@dokubox/ui-kit/list/UserManagement/UserManagement.tsx';
import { useCommand, useQuery } from '../../api/hooks.ts';
import { listPath } from '../../config/landing.ts';
import { useStart } from '../../session/start.ts';
import { useUser } from '../../session/session.ts';
import { createPath } from '../../shared/boxAddress.ts';
import { outcomeOf, useFailureText } from '../../shared/failure.ts';
import { listStateOf } from '../../shared/listState.ts';
import { useClientSearch } from '../../shared/useClientSearch.ts';
import { usePageTitle } from '../../shared/usePageTitle.ts';
import { useScreenQuery } from '../../shared/useScreenQuery.ts';
import { addressOfUserView, dayIn, userViewOfAddress, type UserView } from './userAddress.ts';

const shownInPlace = { shownInPlace: true };

/** The representatives of a client and their accounts (R2.4, A-087, A-088). */
export function UserManagementScreen() {
  const { t } = useTranslation('portal');
  const textOf = useFailureText();
  const { launch } = useStart();
  const navigate = useNavigate();
  const currentUser = useUser();
  const [query, setQuery] = useScreenQuery();
  const view = userViewOfAddress(query);
  const { clientNumber, page, size } = view;
  const clients = useClientSearch(clientNumber);
  const users = useQuery(
    'searchUsers',
    clientNumber === '' ? null : { body: { clientNumber, page, size } },
  );
  const update = useCommand('updateClientUser');
  const reset = useCommand('resetPassword');
  usePageTitle(t('page.users'));
  const show = (change: Partial<UserView>) => {
    setQuery(addressOfUserView({ ...view, page: 0, ...change }));
  };
  const failure = users.error ?? clients.error;
  const listState = listStateOf({ ...users, error: failure });
  return (
    <UserManagement
      users={users.data?.content ?? []}
      tenant={launch.tenant}
      // oxlint-disable-next-line react/purity -- a new day may begin while the screen is open
      today={dayIn(policyOf(launch.tenant).timeZone, new Date())}
      clientNumber={clientNumber}
      clients={clients.found}
      searching={clients.searching}
      onClientSearch={clients.search}
      onClientChange={(chosen) => {
        show({ clientNumber: chosen });
      }}
      state={clientNumber === '' && !failure ? 'idle' : listState}
      total={users.data?.totalElements ?? 0}
      page={page}
      size={size}
      onPageChange={(next) => {
        show({ page: next });
      }}
      onSizeChange={(next) => {
        show({ size: next });
      }}
      boxesHref={`${listPath}?${new URLSearchParams({ client: clientNumber }).toString()}`}
      readOnly={!mayAct('administerUsers', currentUser)}
      {...(mayAct('work', currentUser) ? { startHref: createPath(clientNumber) } : {})}
      onNavigate={(href) => void navigate(href)}
      onSave={({ userId }, changes) =>
        outcomeOf(update({ body: { userId, ...changes } }, shownInPlace))
      }
      onUnlock={({ userId }) =>
        outcomeOf(update({ body: { userId, locked: false } }, shownInPlace))
      }
      onReset={({ username, email, phoneNumber }) =>
        outcomeOf(
          reset(
            { body: { username, email: email ?? '', phoneNumber: phoneNumber ?? '' } },
            shownInPlace,
          ),
        )
      }
      onRetry={() => {
        users.reload();
        clients.reload();
      }}
      {...(failure ? { errorText: textOf(failure) } : {})}
    />
  );
}
