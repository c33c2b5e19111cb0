import { IconCloudOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './OfflineBanner.module.css';

export interface OfflineBannerProps {
  /** `navigator.onLine` turned round, or what the transport found out. */
  readonly offline: boolean;
}

/** Says that the connection is gone; its live region stays, so that the change is read out. */
export function OfflineBanner({ offline }: OfflineBannerProps) {
  const { t } = useTranslation('shell');
  return (
    <div role="status">
      {offline ? (
        <div className={classes.banner}>
          <IconCloudOff size={20} stroke={1.75} aria-hidden="true" />
          <span>{t('offline.text')}</span>
        </div>
      ) : null}
    </div>
  );
}
