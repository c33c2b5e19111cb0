import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { StatusMessage } from '../StatusMessage/StatusMessage.tsx';

export interface LockBannerProps {
  /** Full name of whoever holds the box. */
  readonly holder: string;
  /** True while the lock is being asked for again. */
  readonly busy?: boolean;
  readonly onRetry: () => void;
}

/** Somebody else works on the box: the screen can be read only, and asked for again (R4.3, A-111). */
export function LockBanner({ holder, busy = false, onRetry }: LockBannerProps) {
  const { t } = useTranslation('box');
  return (
    <StatusMessage
      kind="warning"
      title={t('lockBanner.title', { name: holder })}
      action={
        <Button variant="default" size="sm" loading={busy} onClick={onRetry}>
          {t('lockBanner.retry')}
        </Button>
      }
    >
      {t('lockBanner.text')}
    </StatusMessage>
  );
}
