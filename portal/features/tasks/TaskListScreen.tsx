import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { limits } from '@dokubox/spec/limits.ts';
import { TaskList } from '@dokubox/ui-kit/list/TaskList/TaskList.tsx';
import { useQuery } from '../../api/hooks.ts';
import { useStart } from '../../session/start.ts';
import { dokuPath } from '../../shared/boxAddress.ts';
import { useFailureText } from '../../shared/failure.ts';
import { listStateOf } from '../../shared/listState.ts';
import { usePageTitle } from '../../shared/usePageTitle.ts';
import { useScreenQuery } from '../../shared/useScreenQuery.ts';
import { addressOfTaskView, taskBody, taskViewOfAddress, type TaskView } from './taskAddress.ts';

/**
 * The bank's open tasks (R2.4, A-085), read again every minute and when the user returns to the
 * tab.
 */
export function TaskListScreen() {
  const { t } = useTranslation('portal');
  const { launch } = useStart();
  const textOf = useFailureText();
  const navigate = useNavigate();
  const [query, setQuery] = useScreenQuery();
  const view = taskViewOfAddress(query);
  const list = useQuery(
    'getTaskList',
    { body: taskBody(view) },
    { keepPreviousData: true, refreshInterval: limits.windowPollMs },
  );
  const { data, error, reload } = list;
  usePageTitle(t('page.tasks'));
  const show = (change: Partial<TaskView>) => {
    setQuery(addressOfTaskView({ ...view, page: 0, ...change }));
  };
  return (
    <TaskList
      rows={data?.content ?? []}
      tenant={launch.tenant}
      filters={view.filters}
      onFiltersChange={(filters) => {
        show({ filters });
      }}
      state={listStateOf(list)}
      total={data?.totalElements ?? 0}
      page={view.page}
      size={view.size}
      onPageChange={(page) => {
        show({ page });
      }}
      onSizeChange={(size) => {
        show({ size });
      }}
      hrefOf={({ dokuBoxId, dokuId }) => dokuPath(dokuBoxId, dokuId)}
      onNavigate={(href) => void navigate(href)}
      onRetry={reload}
      {...(error ? { errorText: textOf(error) } : {})}
    />
  );
}
