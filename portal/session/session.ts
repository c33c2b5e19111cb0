import { useSyncExternalStore } from 'react';
import type { LoginAnswer } from '@dokubox/spec/schemas/sign-in.ts';
import type { CurrentUser } from '@dokubox/spec/schemas/user.ts';
import { ApiError } from '../api/errors.ts';
import { call, setApiContext, tokens } from '../api/portal.ts';
import { isResumable } from '../config/landing.ts';
import { sessionKeeper, storageKeys } from '../config/storage.ts';

/** Why nobody is signed in any more. */
export type EndReason = 'expired' | 'signedOut' | 'loginFailed';

/** Who is signed in; `unknown` until the first answer. */
export type Session =
  | { readonly status: 'unknown' }
  | { readonly status: 'signedOut'; readonly reason?: EndReason }
  /** Password and code were right; a new password or the client is still to come. */
  | { readonly status: 'incomplete'; readonly user: CurrentUser }
  | { readonly status: 'signedIn'; readonly user: CurrentUser };

let current: Session = { status: 'unknown' };
const listeners = new Set<() => void>();

function change(next: Session): void {
  current = next;
  for (const listener of [...listeners]) listener();
}

/** Calls the listener after each change of the session; returns what ends it. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Runs when the session has ended, for the first reason it ends for; returns what ends it. */
export function onSessionEnd(run: (reason: EndReason) => void): () => void {
  let former = current.status;
  return subscribe(() => {
    const session = current;
    const ended = session.status === 'signedOut' && former !== 'signedOut';
    former = session.status;
    if (ended && session.reason) run(session.reason);
  });
}

/** The session, from anywhere. */
export function currentSession(): Session {
  return current;
}

/** The session, in a component. */
export function useSession(): Session {
  return useSyncExternalStore(subscribe, currentSession);
}

/** The signed-in user; only for screens behind the sign-in. */
export function useUser(): CurrentUser {
  const session = useSession();
  if (session.status !== 'signedIn') throw new Error('useUser without a session');
  return session.user;
}

/** Who must change the password or choose a client has not finished signing in. */
function isComplete(user: CurrentUser): boolean {
  if (user.passwordChangeRequired) return false;
  return user.user.userType === 'BANKER' || Boolean(user.clientNumber);
}

function adopt(user: CurrentUser): void {
  const owner = `${user.tenant}:${user.user.username}`;
  const pair = tokens.pair();
  if (pair.owner !== undefined && pair.owner !== owner) {
    // The cookie belongs to a later sign-in of somebody else: theirs is the session.
    tokens.clear();
  } else if (pair.ialRefreshToken !== undefined && pair.owner === undefined) {
    tokens.set({ ...pair, owner });
  }
  setApiContext({ flowType: user.user.userType });
  change({ status: isComplete(user) ? 'signedIn' : 'incomplete', user });
}

/** Asks the server who is signed in, e.g. after a reload or by a cookie. Never throws. */
export async function probeSession(): Promise<void> {
  try {
    adopt(await call('getCurrentUser', {}, { probe: true, shownInPlace: true }));
  } catch {
    if (current.status === 'unknown') change({ status: 'signedOut' });
  }
}

/** Takes the tokens of a sign-in step and asks who it made the session's user. @throws ApiError */
export async function completeSignIn(
  pair: Pick<LoginAnswer, 'idToken' | 'refreshToken'>,
): Promise<void> {
  tokens.clear();
  if (pair.idToken && pair.refreshToken) {
    tokens.set({ ialIdToken: pair.idToken, ialRefreshToken: pair.refreshToken });
  }
  adopt(await call('getCurrentUser', {}));
}

/** Forgets the session of this tab, without telling the server. */
export function endSession(reason: EndReason): void {
  const { pathname, search } = window.location;
  // Who did not sign out comes back to the page the session ended on.
  if (reason !== 'signedOut' && isResumable(pathname)) {
    sessionKeeper.setItem(storageKeys.resume, `${pathname}${search}`);
  }
  tokens.clear();
  change({ status: 'signedOut', reason });
}

const channelName = 'dde-session';

function channel(): BroadcastChannel | undefined {
  return typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(channelName);
}

function tellOtherTabs(reason: EndReason): void {
  const tabs = channel();
  tabs?.postMessage(reason);
  tabs?.close();
}

/** Ends at once a session the server refuses to go on with (R7.23): here, there and in all tabs. */
export function dropSession(reason: EndReason): void {
  // Leaves before the tokens are forgotten. Its answer interests nobody, a second refusal neither.
  call('logout', { body: {} }, { shownInPlace: true, probe: true }).catch(() => undefined);
  endSession(reason);
  tellOtherTabs(reason);
}

/** Ends the session here, on the server and in the other tabs. */
export async function signOut(reason: EndReason = 'signedOut'): Promise<void> {
  try {
    // A session that was over already is no failure of it: no event, or it would end twice.
    await call('logout', { body: {} }, { shownInPlace: true, probe: true });
  } catch (cause) {
    // Signing out must work without a connection too; the server's session then runs out by itself.
    if (!(cause instanceof ApiError)) throw cause;
  }
  endSession(reason);
  tellOtherTabs(reason);
}

/** Follows a sign-out in another tab; returns what ends the following. */
export function followOtherTabs(): () => void {
  const tabs = channel();
  tabs?.addEventListener('message', (event) => {
    if (current.status !== 'signedOut') endSession(event.data as EndReason);
  });
  return () => {
    tabs?.close();
  };
}
