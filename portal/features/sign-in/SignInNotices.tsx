import { MaintenanceNotice } from '@dokubox/ui-kit/shell/PortalBlocked/MaintenanceNotice.tsx';
import { SessionNotice } from '@dokubox/ui-kit/shell/SessionNotice/SessionNotice.tsx';
import { storageKeys } from '../../config/storage.ts';
import { useServices } from '../../services/services.ts';
import { useSession } from '../../session/session.ts';
import { useAvailability } from './useAvailability.ts';

/**
 * Above the form: why the session ended, planned or running maintenance (A-058, R8.10). The form's own
 * refusal is news that takes the place of an older one.
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
