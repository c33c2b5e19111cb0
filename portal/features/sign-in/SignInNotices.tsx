import { useTranslation } from 'react-i18next';
import { formatDayTime } from '@dokubox/ui-kit/helpers/moments.ts';
import { SessionNotice } from '@dokubox/ui-kit/SessionNotice/SessionNotice.tsx';
import { StatusMessage } from '@dokubox/ui-kit/StatusMessage/StatusMessage.tsx';
import { storageKeys } from '../../config/storage.ts';
import { useServices } from '../../services/services.ts';
import { useSession } from '../../session/session.ts';
import { useAvailability } from './useAvailability.ts';

/** Above the form: why the session ended, planned or running maintenance (A-058, R8.10). */
export function SignInNotices() {
  const { t } = useTranslation('portal');
  const { sessionStorage } = useServices().platform;
  const session = useSession();
  const availability = useAvailability();
  const reason = session.status === 'signedOut' ? session.reason : undefined;
  return (
    <>
      {reason === 'expired' ? (
        <SessionNotice
          reason="expired"
          resumes={sessionStorage.getItem(storageKeys.resume) !== null}
        />
      ) : null}
      {reason === 'signedOut' ? <SessionNotice reason="signedOut" /> : null}
      {availability.kind === 'scheduled' ? (
        <StatusMessage kind="warning" title={t('blocked.scheduledTitle')}>
          {availability.until
            ? t('blocked.scheduled', {
                from: formatDayTime(availability.from),
                until: formatDayTime(availability.until),
              })
            : t('blocked.scheduledOpen', { from: formatDayTime(availability.from) })}
        </StatusMessage>
      ) : null}
      {availability.kind === 'blocked' ? (
        <StatusMessage kind="warning" title={t('blocked.title')}>
          {availability.until
            ? t('blocked.textUntil', { until: formatDayTime(availability.until) })
            : t('blocked.text')}
        </StatusMessage>
      ) : null}
    </>
  );
}
