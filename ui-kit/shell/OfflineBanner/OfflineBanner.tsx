import { Button } from '@mantine/core';
import { IconCloudOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './OfflineBanner.module.css';

export interface OfflineBannerProps {
  /** `navigator.onLine` turned round, or what the transport found out. */
  readonly offline: boolean;
  /** Reads anew what the screen shows; without it there is no button. */
  readonly onRetry?: () => void;
  /** A retry is on its way. */
  readonly retrying?: boolean;
}

/** Says that the connection is gone; its live region stays, so that the change is read out. */
export function OfflineBanner({ offline, onRetry, retrying = false }: OfflineBannerProps) {
  const { t } = useTranslation('shell');
  return (
    <div className={offline ? classes.banner : undefined}>
      {offline ? <IconCloudOff size={20} stroke={1.75} aria-hidden="true" /> : null}
      <span role="status">{offline ? t('offline.text') : null}</span>
      {offline && onRetry ? (
        <Button className={classes.retry} size="xs" loading={retrying} onClick={onRetry}>
          {t('offline.retry')}
        </Button>
      ) : null}
    </div>
  );
}
