import type { LoginAnswer } from '@dokubox/spec/schemas/sign-in.ts';
import type { CurrentUser } from '@dokubox/spec/schemas/user.ts';
import { ApiError, asApiError } from '../api/errors.ts';
import { flowId } from '../api/flowId.ts';
import type { Api } from '../api/portal.ts';
import { isResumable } from '../config/landing.ts';
import { storageKeys } from '../config/storage.ts';
import type { Platform } from '../platform/platform.ts';

/** Why nobody is signed in any more. */
export type EndReason = 'expired' | 'signedOut' | 'loginFailed';

/** Who is signed in; `unknown` until the first answer. */
export type SessionState =
  | { readonly status: 'unknown' }
  /** Nobody has said who is signed in: the server failed, or was not reached. To be asked again. */
  | { readonly status: 'unanswered'; readonly error: ApiError }
  | { readonly status: 'signedOut'; readonly reason?: EndReason }
  /** Password and code were right; a new password or the client is still to come. */
  | { readonly status: 'incomplete'; readonly user: CurrentUser }
  | { readonly status: 'signedIn'; readonly user: CurrentUser };

/** Who must change the password or choose a client has not finished signing in. */
function isComplete(user: CurrentUser): boolean {
  if (user.passwordChangeRequired) return false;
  return user.user.userType === 'BANKER' || Boolean(user.clientNumber);
}

/** Refusals that pass by themselves: they say nothing about who is signed in. */
const passingStatuses: readonly number[] = [408, 425, 429];

/** Whether a failed `getCurrentUser` means that nobody is signed in. */
function saysNobody({ status }: ApiError): boolean {
  return status >= 400 && status < 500 && !passingStatuses.includes(status);
}

/** The session of one mounted portal. */
export interface SessionStore {
  readonly current: () => SessionState;
  /** Calls the listener after each change of the session; returns what ends it. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Runs when the session has ended, for the first reason it ends for; returns what ends it. */
  readonly onEnd: (run: (reason: EndReason) => void) => () => void;
  /**
   * Asks the server who is signed in, e.g. after a reload or by a cookie. Never throws; a failure that
   * says nothing about it changes no session that is known already.
   */
  readonly probe: () => Promise<void>;
  /**
   * Takes the tokens of a sign-in step and asks who it made the session's user; the step shows why
   * that failed. @throws ApiError
   */
  readonly completeSignIn: (pair: Pick<LoginAnswer, 'idToken' | 'refreshToken'>) => Promise<void>;
  /** Makes a user, whom the server has named for the tokens in use, the session's. */
  readonly adopt: (user: CurrentUser) => void;
  /** Forgets the session of this tab, without telling the server. */
  readonly end: (reason: EndReason) => void;
  /** Ends at once a session the server refuses to go on with (R7.23): here, there and in all tabs. */
  readonly drop: (reason: EndReason) => void;
  /** Ends the session here, on the server and in the other tabs. */
  readonly signOut: (reason?: EndReason) => Promise<void>;
  /** Follows a sign-out in another tab; returns what ends the following. */
  readonly followOtherTabs: () => () => void;
}

const channelName = 'dde-session';
/**
 * For a sign-out whose failure is not told: the 401 of a session that was over already would end it a
 * second time.
 */
const unheard = { shownInPlace: true, probe: true } as const;

/** Makes the session of a portal that runs in this place; who is signed in is not asked yet. */
export function createSessionStore(
  { call, context, setContext, tokens }: Api,
  { addressBar, sessionStorage, sessionMark, openChannel }: Platform,
): SessionStore {
  let current: SessionState = { status: 'unknown' };
  /** Sign-ins so far: what was asked before one of them says nothing any more. */
  let signIns = 0;
  const listeners = new Set<() => void>();

  const change = (next: SessionState): void => {
    current = next;
    for (const listener of [...listeners]) listener();
  };
  const subscribe: SessionStore['subscribe'] = (listener) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  };
  const adopt = (user: CurrentUser): void => {
    const owner = `${user.tenant}:${user.user.username}`;
    const pair = tokens.pair();
    if (pair.owner !== undefined && pair.owner !== owner) {
      // The cookie belongs to a later sign-in of somebody else: theirs is the session.
      tokens.clear();
    } else if (pair.ialRefreshToken !== undefined && pair.owner === undefined) {
      tokens.set({ ...pair, owner });
    }
    setContext({ flowType: user.user.userType });
    change({ status: isComplete(user) ? 'signedIn' : 'incomplete', user });
  };
  const end: SessionStore['end'] = (reason) => {
    const { pathname, search } = addressBar.location;
    // Who did not sign out comes back to the page the session ended on.
    if (reason !== 'signedOut' && isResumable(pathname)) {
      sessionStorage.setItem(storageKeys.resume, `${pathname}${search}`);
    }
    tokens.clear();
    change({ status: 'signedOut', reason });
  };
  /** Asks who is signed in; a session of the other type of user is refused under this one's. */
  const askWho = async (): Promise<CurrentUser> => {
    const ask = () => call('getCurrentUser', {}, { probe: true, shownInPlace: true });
    try {
      return await ask();
    } catch (cause) {
      if (asApiError(cause, flowId).errorCode !== 'DOKUBOX_ACCESS_DENIED') throw cause;
    }
    const { flowType } = context();
    setContext({ flowType: flowType === 'CLIENT' ? 'BANKER' : 'CLIENT' });
    try {
      return await ask();
    } catch (cause) {
      setContext({ flowType });
      throw cause;
    }
  };
  const tellOtherTabs = (reason: EndReason): void => {
    const tabs = openChannel(channelName);
    tabs?.postMessage(reason);
    tabs?.close();
  };

  return {
    current: () => current,
    subscribe,
    onEnd: (run) => {
      let former = current.status;
      return subscribe(() => {
        const session = current;
        const ended = session.status === 'signedOut' && former !== 'signedOut';
        former = session.status;
        if (ended && session.reason) run(session.reason);
      });
    },
    probe: async () => {
      // Nobody has signed in with this browser: the server could only refuse the call.
      if (sessionMark?.present() === false && tokens.idToken() === undefined) {
        if (current.status !== 'signedIn') change({ status: 'signedOut' });
        return;
      }
      const before = signIns;
      // Whoever signs in meanwhile is asked about by the sign-in itself.
      const isLate = () => signIns !== before;
      try {
        const user = await askWho();
        if (!isLate()) adopt(user);
      } catch (cause) {
        if (isLate()) return;
        if (current.status !== 'unknown' && current.status !== 'unanswered') return;
        const error = asApiError(cause, flowId);
        if (saysNobody(error)) sessionMark?.remove();
        change(saysNobody(error) ? { status: 'signedOut' } : { status: 'unanswered', error });
      }
    },
    completeSignIn: async (pair) => {
      signIns += 1;
      tokens.clear();
      if (pair.idToken && pair.refreshToken) {
        tokens.set({ ialIdToken: pair.idToken, ialRefreshToken: pair.refreshToken });
      }
      adopt(await call('getCurrentUser', {}, { shownInPlace: true }));
    },
    adopt: (user) => {
      signIns += 1;
      adopt(user);
    },
    end,
    drop: (reason) => {
      // Leaves before the tokens are forgotten.
      call('logout', { body: {} }, unheard).catch(() => undefined);
      end(reason);
      tellOtherTabs(reason);
    },
    signOut: async (reason = 'signedOut') => {
      try {
        await call('logout', { body: {} }, unheard);
      } catch (cause) {
        // Signing out must work without a connection too; the server's session runs out by itself.
        if (!(cause instanceof ApiError)) throw cause;
      }
      end(reason);
      tellOtherTabs(reason);
    },
    followOtherTabs: () => {
      const tabs = openChannel(channelName);
      tabs?.addEventListener('message', (event) => {
        if (current.status !== 'signedOut') end(event.data as EndReason);
      });
      return () => {
        tabs?.close();
      };
    },
  };
}
