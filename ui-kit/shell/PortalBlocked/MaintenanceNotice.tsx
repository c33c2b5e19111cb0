import { useTranslation } from 'react-i18next';
import { formatDayTime } from '../../helpers/moments.ts';
import type { PortalFunction } from '@dokubox/spec/enums.ts';
import { blockedWords } from './blockedWords.ts';
import { StatusMessage } from '../StatusMessage/StatusMessage.tsx';

export interface MaintenanceNoticeProps {
  /** The function that users cannot use then. */
  readonly of: PortalFunction;
  /** Start of a planned maintenance. Absent during maintenance. */
  readonly from?: Date;
  /** When the portal opens again. Null if this is unknown. */
  readonly until: Date | null;
  readonly onDismiss?: () => void;
}

/** Maintenance that is planned or has begun (A-058, R8.10). */
export function MaintenanceNotice({ of, from, until, onDismiss }: MaintenanceNoticeProps) {
  const { t } = useTranslation('shell');
  const words = blockedWords(of);
  const end = until === null ? undefined : formatDayTime(until);
  const begins = from === undefined ? undefined : formatDayTime(from);
  const text =
    begins === undefined
      ? end === undefined
        ? t(`${words}.text`)
        : t(`${words}.textUntil`, { until: end })
      : end === undefined
        ? t(`${words}.scheduledOpen`, { from: begins })
        : t(`${words}.scheduled`, { from: begins, until: end });
  return (
    <StatusMessage
      kind="warning"
      title={begins === undefined ? t(`${words}.title`) : t('blocked.scheduledTitle')}
      {...(onDismiss ? { onDismiss } : {})}
    >
      {text}
    </StatusMessage>
  );
}
