import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formatDay, formatDayTime, formatTime } from '../../helpers/moments.ts';
import { upperFirst } from '../../helpers/names.ts';
import { StatusMessage } from '../../shell/StatusMessage/StatusMessage.tsx';

/** What trying again needs, and what came of it. */
export interface LockRetry {
  /** True while the lock is being asked for again. */
  readonly busy: boolean;
  /** When the box was last found in use by somebody else, by trying again. */
  readonly heldAt?: Date;
  /** Why trying again failed, in words. */
  readonly error?: string;
  readonly onRetry: () => void;
}

export interface LockBannerProps extends Omit<LockRetry, 'busy'> {
  /** True while the lock is being asked for again; default: no. */
  readonly busy?: boolean;
  /** Full name of whoever holds the box. */
  readonly holder: string;
  /** When the lock runs out unless they go on; leave it out where it is not known. */
  readonly until?: Date;
}

/** The time, with its day where that is not today. */
function momentOf(until: Date): string {
  return formatDay(until) === formatDay(new Date()) ? formatTime(until) : formatDayTime(until);
}

/**
 * Somebody else works on the box: nothing is changed meanwhile, and it can be asked for again (R4.3,
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
