import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formatDay, formatDayTime, formatTime } from '../../helpers/moments.ts';
import { upperFirst } from '../../helpers/names.ts';
import { StatusMessage } from '../../shell/StatusMessage/StatusMessage.tsx';

/** The state of the attempts to take the lock. */
export interface LockRetry {
  /** True while the lock is being requested again. */
  readonly busy: boolean;
  /** Time of the last attempt that found the box in use by another user. */
  readonly heldAt?: Date;
  /** Why the attempt failed, as a text. */
  readonly error?: string;
  readonly onRetry: () => void;
}

export interface LockBannerProps extends Omit<LockRetry, 'busy'> {
  /** True while the lock is being requested again. Default: no. */
  readonly busy?: boolean;
  /** Full name of the user who holds the box. */
  readonly holder: string;
  /** When the lock expires unless it is renewed. Leave it out if it is not known. */
  readonly until?: Date;
}

/** Returns the time, with its day if that is not today. */
function momentOf(until: Date): string {
  return formatDay(until) === formatDay(new Date()) ? formatTime(until) : formatDayTime(until);
}

/**
 * Another user works on the box. Until then it cannot be changed, and the user can try again (R4.3,
 *
 */
export function LockBanner({
  holder,
  until,
  busy = false,
  heldAt,
  error,
  onRetry,
}: LockBannerProps) {
  const { t } = useTranslation(['box', 'contract']);
  return (
    <StatusMessage
      kind="warning"
      title={upperFirst(t('lockBanner.title', { name: holder }))}
      action={
        <Button variant="default" size="sm" loading={busy} onClick={onRetry}>
          {t('lockBanner.retry')}
        </Button>
      }
    >
      {t('contract:errorHelp.DOKUBOX_LOCKED')} {t('lockBanner.kept')}
      {until === undefined ? null : (
        <>
          {' '}
          <span className="dk-figures">{t('lockBanner.until', { time: momentOf(until) })}</span>
        </>
      )}
      {heldAt === undefined ? null : (
        <>
          {' '}
          <span className="dk-figures">{t('lockBanner.held', { time: formatTime(heldAt) })}</span>
        </>
      )}
      {error === undefined ? null : ` ${error}`}
    </StatusMessage>
  );
}
