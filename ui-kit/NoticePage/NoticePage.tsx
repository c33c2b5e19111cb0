import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { linkProps, type Navigate } from '../shared/link.ts';
import { PlainPage } from '../shared/PlainPage.tsx';
import { StatusMessage } from '../StatusMessage/StatusMessage.tsx';

export interface NoticePageProps {
  /** Screen that is not available yet. */
  readonly screen: 'taskList' | 'userManagement';
  readonly listHref: string;
  readonly onNavigate?: Navigate;
}

const contents = {
  taskList: ['item1', 'item2', 'item3', 'item4'],
  userManagement: ['item1', 'item2', 'item3'],
} as const;

/** Says plainly that a screen is not available yet, what it will hold and what to do meanwhile. */
export function NoticePage({ screen, listHref, onNavigate }: NoticePageProps) {
  const { t } = useTranslation('shell');
  return (
    <PlainPage
      title={t(`notice.${screen}.title`)}
      actions={
        <Button component="a" {...linkProps(listHref, onNavigate)}>
          {t('notice.openList')}
        </Button>
      }
    >
      <StatusMessage kind="info" announce={false}>
        {t('notice.notYet')}
      </StatusMessage>
      <h2>{t('notice.willHold')}</h2>
      <ul>
        {screen === 'taskList'
          ? contents.taskList.map((item) => <li key={item}>{t(`notice.taskList.${item}`)}</li>)
          : contents.userManagement.map((item) => (
              <li key={item}>{t(`notice.userManagement.${item}`)}</li>
            ))}
      </ul>
      <h2>{t('notice.meanwhile')}</h2>
      <p>{t(`notice.${screen}.meanwhile`)}</p>
    </PlainPage>
  );
}
