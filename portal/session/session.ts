import { useSyncExternalStore } from 'react';
import type { CurrentUser } from '@dokubox/spec/schemas/user.ts';
import { useServices } from '../services/services.ts';
import type { SessionState } from './sessionStore.ts';

/** The session, in a component. */
export function useSession(): SessionState {
  const { session } = useServices();
  return useSyncExternalStore(session.subscribe, session.current);
}

/** The signed-in user; only for screens behind the sign-in. */
export function useUser(): CurrentUser {
  const session = useSession();
  if (session.status !== 'signedIn') throw new Error('useUser without a session');
  return session.user;
}
