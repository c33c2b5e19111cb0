import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { limits, pageSizes } from '@dokubox/spec/limits.ts';
import type { ClientListItem } from '@dokubox/spec/schemas/client.ts';
import { policyOf } from '@dokubox/spec/tenants/table.ts';
import { messageText } from '@dokubox/ui-kit/locales/messageText.ts';
import { UserManagement } from '@dokubox/ui-kit/UserManagement/UserManagement.tsx';
import { useCommand, useQuery } from '../../api/hooks.ts';
import { listPath } from '../../config/landing.ts';
import { useStart } from '../../session/place.ts';
import { createPath } from '../../shared/boxAddress.ts';
import { listStateOf } from '../../shared/listState.ts';
import { outcomeOf } from '../../shared/outcome.ts';
import { usePageTitle } from '../../shared/usePageTitle.ts';
import { addressOfView, dayIn, viewOfAddress, type UserView } from './userAddress.ts';

const shownInPlace = { shownInPlace: true };

/** The representatives of a client and their accounts (R2.4, A-087, A-088). */
export function UserManagementScreen() {
  const { t } = useTranslation('portal');
  const { t: tContract } = useTranslation('contract');
  const { place } = useStart();
  const navigate = useNavigate();
  const [query, setQuery] = useSearchParams();
  const view = viewOfAddress(query);
  const { clientNumber, page, size } = view;
  const clients = useClients(clientNumber);
  const users = useQuery(
    'searchUsers',
    clientNumber === '' ? null : { body: { clientNumber, page, size } },
  );
  const update = useCommand('updateClientUser');
  const reset = useCommand('resetPassword');
  usePageTitle(t('page.users'));
  const show = (change: Partial<UserView>) => {
    setQuery(addressOfView({ ...view, page: 0, ...change }));
  };
  const failure = users.error ?? clients.error;
  const listState = listStateOf({ ...users, error: failure });
  return (
    <UserManagement
      users={users.data?.content ?? []}
      tenant={place.tenant}
      today={dayIn(policyOf(place.tenant).timeZone, new Date())}
      clientNumber={clientNumber}
      clients={clients.found}
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
      startHref={createPath(clientNumber)}
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
      {...(failure
        ? { errorText: messageText(tContract, failure.messageKey, failure.messageParams) }
        : {})}
    />
  );
}

/** Clients that fit what is typed, and the chosen one, which keeps its name meanwhile. */
function useClients(clientNumber: string) {
  const [text, setText] = useState('');
  const bodyOf = (wanted: string) =>
    wanted.length < limits.clientSearchMin
      ? null
      : { body: { text: wanted, page: 0, size: pageSizes[1] } };
  const typed = useQuery('searchClients', bodyOf(text), { keepPreviousData: true });
  const chosen = useQuery('searchClients', bodyOf(clientNumber));
  const found = new Map<string, ClientListItem>();
  for (const client of chosen.data?.content ?? []) {
    if (client.clientNumber === clientNumber) found.set(client.clientNumber, client);
  }
  for (const client of typed.data?.content ?? []) found.set(client.clientNumber, client);
  return {
    found: [...found.values()],
    error: typed.error ?? chosen.error,
    search: setText,
    reload: () => {
      typed.reload();
      chosen.reload();
    },
  };
}
