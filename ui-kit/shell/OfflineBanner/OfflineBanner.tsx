import { Button } from '@mantine/core';
import { IconCloudOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './OfflineBanner.module.css';

export interface OfflineBannerProps {
  /** The opposite of `navigator.onLine`, or the state that the transport found. */
  readonly offline: boolean;
  /** Reads the screen's data again. Without it there is no button. */
  readonly onRetry?: () => void;
  /** A retry is in progress. */
  readonly retrying?: boolean;
}

/**
 * Shows that the connection is lost. Its live region stays in the page, so that screen
 * readers announce the change.
 */
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
