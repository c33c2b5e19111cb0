import { MaintenanceNotice } from '@dokubox/ui-kit/shell/PortalBlocked/MaintenanceNotice.tsx';
import { SessionNotice } from '@dokubox/ui-kit/shell/SessionNotice/SessionNotice.tsx';
import { storageKeys } from '../../config/storage.ts';
import { useServices } from '../../services/services.ts';
import { useSession } from '../../session/session.ts';
import { useAvailability } from './useAvailability.ts';

/** Above the form: why the session ended, planned or running maintenance (A-058, R8.10). */
export function SignInNotices() {
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
        <MaintenanceNotice from={availability.from} until={availability.until ?? null} />
      ) : null}
      {availability.kind === 'blocked' ? (
        <MaintenanceNotice until={availability.until ?? null} />
      ) : null}
    </>
  );
}
