import { formatDayTime } from '../../helpers/moments.ts';
import { useTranslation } from '../../locales/useTranslation.ts';
import { StatusMessage } from '../StatusMessage/StatusMessage.tsx';

export interface MaintenanceNoticeProps {
  /** When a planned maintenance begins; absent while one goes on. */
  readonly from?: Date;
  /** When the portal opens again; null when nobody knows. */
  readonly until: Date | null;
  readonly onDismiss?: () => void;
}

/** Maintenance that is planned, or that has begun (A-058, R8.10). */
export function MaintenanceNotice({ from, until, onDismiss }: MaintenanceNoticeProps) {
  const { t } = useTranslation('shell');
  const end = until === null ? undefined : formatDayTime(until);
  const begins = from === undefined ? undefined : formatDayTime(from);
  const text =
    begins === undefined
      ? end === undefined
        ? t('blocked.text')
        : t('blocked.textUntil', { until: end })
      : end === undefined
        ? t('blocked.scheduledOpen', { from: begins })
        : t('blocked.scheduled', { from: begins, until: end });
  return (
    <StatusMessage
      kind="warning"
      title={t(begins === undefined ? 'blocked.title' : 'blocked.scheduledTitle')}
      {...(onDismiss ? { onDismiss } : {})}
    >
      {text}
    </StatusMessage>
  );
}
