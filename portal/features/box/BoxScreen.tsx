import { useParams } from 'react-router-dom';
import { limits } from '@dokubox/spec/limits.ts';
import { PageSkeleton } from '@dokubox/ui-kit/shell/PageSkeleton/PageSkeleton.tsx';
import { useQuery } from '../../api/hooks.ts';
import { boxIdOf } from '../../shared/boxAddress.ts';
import { CannotOpenBox } from '../../shared/CannotOpenBox.tsx';
import { BoxView } from './BoxView.tsx';

/**
 * One dokubox, read again every minute and when the user returns to the tab.
 */
export function BoxScreen() {
  const id = boxIdOf(useParams()['dokuBoxId']);
  const { data, error, reload } = useQuery(
    'loadDokubox',
    id === undefined ? null : { params: { id } },
    { refreshInterval: limits.windowPollMs },
  );
  if (id === undefined) return <CannotOpenBox />;
  // A failed refresh keeps the previous data. Only a failed first read leaves nothing to show.
  if (data) return <BoxView key={data.id} box={data} onReload={reload} />;
  if (error) return <CannotOpenBox error={error} onRetry={reload} />;
  return <PageSkeleton shape="box" />;
}
