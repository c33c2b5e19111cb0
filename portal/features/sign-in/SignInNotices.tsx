import { MaintenanceNotice } from '@dokubox/ui-kit/shell/PortalBlocked/MaintenanceNotice.tsx';
import { SessionNotice } from '@dokubox/ui-kit/shell/SessionNotice/SessionNotice.tsx';
import { storageKeys } from '../../config/storage.ts';
import { useServices } from '../../services/services.ts';
import { useSession } from '../../session/session.ts';
import { useAvailability } from './useAvailability.ts';

/**
 * Notices above the form: why the session ended, planned or current maintenance (A-058, R8.10). An
 * error of the form is newer and replaces an older notice.
 */
export function SignInNotices({ refused }: { readonly refused: boolean }) {
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
      {reason === 'signedOut' ||
      ((reason === 'loginFailed' || reason === 'lockedByBank') && !refused) ? (
        <SessionNotice reason={reason} />
      ) : null}
      {availability.kind === 'scheduled' ? (
        <MaintenanceNotice
          of={availability.of}
          from={availability.from}
          until={availability.until ?? null}
        />
      ) : null}
      {availability.kind === 'blocked' ? (
        <MaintenanceNotice of={availability.of} until={availability.until ?? null} />
      ) : null}
    </>
  );
}
