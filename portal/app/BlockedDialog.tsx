import { useEffect } from 'react';
import { PortalBlockedDialog } from '@dokubox/ui-kit/shell/PortalBlocked/PortalBlockedDialog.tsx';
import { useServices } from '../services/services.ts';
import { usePortalStatus } from '../session/portalStatus.ts';
import { useSession } from '../session/session.ts';

/**
 * Shows which part of the portal is blocked (R2.28, R8.10), and until when, if the statuses say so.
 */
export function BlockedDialog({ onClose }: { readonly onClose: () => void }) {
  const { session } = useServices();
  const { blocked, reload } = usePortalStatus();
  const { status } = useSession();
  // A 307 means that the statuses have changed, so they are read again (R7.24).
  useEffect(reload, [reload]);
  const signedIn = status === 'signedIn' || status === 'incomplete';
  return (
    <PortalBlockedDialog
      of={blocked?.of ?? 'ALL'}
      until={blocked?.until ?? null}
      onStay={onClose}
      {...(signedIn
        ? {
            onSignOut: () => {
              onClose();
              void session.signOut();
            },
          }
        : {})}
    />
  );
}
