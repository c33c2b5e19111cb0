import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { mayAct } from '@dokubox/spec/workflow/roles.ts';
import { DokuboxList } from '@dokubox/ui-kit/list/DokuboxList/DokuboxList.tsx';
import { NewDokuboxLink } from '@dokubox/ui-kit/list/DokuboxList/NewDokuboxLink.tsx';
import { useQuery } from '../../api/hooks.ts';
import { boxPath } from '@dokubox/spec/portal-paths.ts';
import { useCategoryNames } from '../../session/categories.ts';
import { useStart } from '../../session/start.ts';
import { useUser } from '../../session/session.ts';
import { createPath } from '../../shared/boxAddress.ts';
import { useFailureText } from '../../shared/failure.ts';
import { listStateOf } from '../../shared/listState.ts';
import { TerminatedDialog } from '../../shared/TerminatedDialog.tsx';
import { useClientSearch } from '../../shared/useClientSearch.ts';
import { useDialog } from '../../shared/useDialog.ts';
import { usePageTitle } from '../../shared/usePageTitle.ts';
import { useScreenQuery } from '../../shared/useScreenQuery.ts';
import { addressOfListView, searchBody, listViewOfAddress, type ListView } from './listAddress.ts';

/** The list of boxes, home of clients (R2.3). The address contains its view. */
export function BoxListScreen() {
  const { t } = useTranslation('portal');
  const textOf = useFailureText();
  const { launch } = useStart();
  const { user, roles } = useUser();
  const { userType } = user;
  const navigate = useNavigate();
  const [query, setQuery] = useScreenQuery();
  const view = listViewOfAddress(query, userType);
  const list = useBoxSearch(view);
  const { data, error, reload } = list;
  const categories = useCategoryNames();
  // A row whose category gets its name later would grow while the user reads.
  const [complete, setComplete] = useState(false);
  if (!complete && data && categories.known) setComplete(true);
  const { dialog, open, close } = useDialog();
  const clients = useClientSearch(view.filters.clientNumber);
  usePageTitle(t('page.list'));

  const show = (change: Partial<ListView>) => {
    setQuery(addressOfListView({ ...view, page: 0, ...change }, query));
  };
  return (
    <>
      <DokuboxList
        currentUser={user}
        tenant={launch.tenant}
        categoryNames={categories.names}
        categoryChoices={categories.possible}
        hrefOf={boxPath}
        onNavigate={(href) => void navigate(href, { state: { list: query.toString() } })}
        onShowTermination={(row) => {
          open('termination', row.id);
        }}
        filters={view.filters}
        onFiltersChange={(filters) => {
          show({ filters });
        }}
        newAction={
          mayAct('work', { roles }) ? (
            <NewDokuboxLink
              href={createPath(view.filters.clientNumber)}
              onNavigate={(href) => void navigate(href)}
            />
          ) : null
        }
        {...(userType === 'BANKER'
          ? {
              clients: clients.found,
              searchingClients: clients.searching,
              onClientSearch: clients.search,
            }
          : {})}
        rows={data?.content ?? []}
        sort={view.sort}
        onSortChange={(sort) => {
          show({ sort });
        }}
        page={view.page}
        size={view.size}
        total={data?.totalElements ?? 0}
        onPageChange={(page) => {
          show({ page });
        }}
        onSizeChange={(size) => {
          show({ size });
        }}
        state={complete || error ? listStateOf(list) : 'loading'}
        onRetry={reload}
        {...(error ? { errorText: textOf(error) } : {})}
      />
      <TerminatedDialog
        box={
          dialog?.name === 'termination'
            ? (data?.content.find((row) => row.id === dialog.id) ?? null)
            : null
        }
        onClose={close}
      />
    </>
  );
}

/** The rows of a view. The previous rows stay until the new ones have loaded. */
function useBoxSearch(view: ListView) {
  const { userType } = useUser().user;
  const options = { keepPreviousData: true };
  const client = useQuery(
    'searchClientDokuboxes',
    userType === 'CLIENT' ? { body: searchBody(view, userType) } : null,
    options,
  );
  const banker = useQuery(
    'searchBankerDokuboxes',
    userType === 'BANKER' ? { body: searchBody(view, userType) } : null,
    options,
  );
  return userType === 'CLIENT' ? client : banker;
}
