import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { IdleDialog } from '@dokubox/ui-kit/shell/SessionGuards/IdleDialog.tsx';
import { OpenedElsewhereDialog } from '@dokubox/ui-kit/shell/SessionGuards/OpenedElsewhereDialog.tsx';
import { TabLockedDialog } from '@dokubox/ui-kit/shell/SessionGuards/TabLockedDialog.tsx';
import { useServices } from '../../services/services.ts';
import { useStart, useTenantConfig } from '../../session/start.ts';
import { dropDrafts, hasDrafts } from '../../shared/drafts.ts';
import { guardKeys } from './guardKeys.ts';
import { useIdle } from './useIdle.ts';
import { useOpenedWindow } from './useOpenedWindow.ts';
import { usePortalBlocks } from './usePortalBlocks.ts';
import { useTabLock } from './useTabLock.ts';

/**
 * Guards the session while a user is signed in (§8, §9): one tab at a time, one window at a time,
 * an end after inactivity, notices of blocks. Shows at most one of its dialogs.
 *
 * @param entered whether the user came through the entrance rather than back to a screen
 */
export function Guards({ entered }: { readonly entered: boolean }) {
  const { config } = useStart();
  const services = useServices();
  const { localStorage, sessionStorage } = services.platform;
  const { current, signOut } = services.session;
  const thresholds = useTenantConfig().idle ?? config.idle;
  // The texts are loaded before they are needed, because the connection may be lost then.
  useTranslation('guards');
  const tab = useTabLock();
  const window = useOpenedWindow({ working: !tab.locked, entered });
  const idle = useIdle(thresholds, () => void signOut('expired'));
  usePortalBlocks();

  useEffect(
    () => () => {
      // The session has ended. The next one in this browser starts without an opened window.
      localStorage.removeItem(guardKeys.openedWindow);
      localStorage.removeItem(guardKeys.activity);
      const session = current();
      // Signing out deletes the drafts. After an automatic end they are kept and offered again
      //
      if (session.status === 'signedOut' && session.reason === 'signedOut')
        dropDrafts(sessionStorage);
    },
    [current, localStorage, sessionStorage],
  );

  if (idle.secondsLeft !== null) {
    return (
      <IdleDialog
        secondsLeft={idle.secondsLeft}
        keepsDrafts={hasDrafts(sessionStorage)}
        onStay={() => {
          idle.stay();
          window.keepAlive();
        }}
        onSignOut={() => void signOut()}
      />
    );
  }
  if (tab.locked) return <TabLockedDialog onUseHere={tab.useHere} />;
  if (!window.elsewhere) return null;
  return (
    <OpenedElsewhereDialog
      busy={window.busy}
      onUseHere={() => void window.useHere()}
      onSignOut={() => void signOut()}
    />
  );
}
