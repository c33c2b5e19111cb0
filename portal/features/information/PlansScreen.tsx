import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { NoticePage, type NoticePageProps } from '@dokubox/ui-kit/NoticePage/NoticePage.tsx';
import { listPath } from '../../config/landing.ts';
import { usePageTitle } from '../../shared/usePageTitle.ts';

/** Task list and user management until they are built: what they will hold, and where to go now. */
export function PlansScreen({ screen }: Pick<NoticePageProps, 'screen'>) {
  const { t } = useTranslation('portal');
  const navigate = useNavigate();
  usePageTitle(t(screen === 'taskList' ? 'page.tasks' : 'page.users'));
  return (
    <NoticePage screen={screen} listHref={listPath} onNavigate={(href) => void navigate(href)} />
  );
}
