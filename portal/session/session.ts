import { useSyncExternalStore } from 'react';
import type { CurrentUser } from '@dokubox/spec/schemas/user.ts';
import { useServices } from '../services/services.ts';
import type { SessionState } from './sessionStore.ts';

/** Returns the session, in a component. */
export function useSession(): SessionState {
  const { session } = useServices();
  return useSyncExternalStore(session.subscribe, session.current);
}

/** Returns the signed-in user. Only for screens behind the sign-in. */
export function useUser(): CurrentUser {
  const session = useSession();
  if (session.status !== 'signedIn')
    throw new Error('useUser must be called on a screen behind the sign-in.');
  return session.user;
}
