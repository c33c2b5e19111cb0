import { errorCodes } from '@dokubox/spec/errors.ts';
import type { LoginAnswer } from '@dokubox/spec/schemas/sign-in.ts';
import type { CurrentUser } from '@dokubox/spec/schemas/user.ts';
import { ApiError, asApiError } from '../api/errors.ts';
import { flowId } from '../api/flowId.ts';
import type { Api } from '../api/portal.ts';
import { isResumable } from '../config/landing.ts';
import { storageKeys } from '../config/storage.ts';
import type { Platform } from '../platform/platform.ts';

/** Why a session has ended. */
export type EndReason = 'expired' | 'signedOut' | 'loginFailed' | 'lockedByBank';

/** Why a session ends that the server refuses to continue (R7.22, R7.23, A-541). */
export function endReasonOf({ status, messageKey }: ApiError): EndReason {
  if (status !== errorCodes.UNAUTHORIZED_428.httpStatus) return 'expired';
  return messageKey === 'dde.error.userLockedByBank' ? 'lockedByBank' : 'loginFailed';
}

/** The signed-in user, if there is one. The state is `unknown` until the first answer. */
export type SessionState =
  | { readonly status: 'unknown' }
  /** The server failed or could not be reached, so the portal has to ask again. */
  | { readonly status: 'unanswered'; readonly error: ApiError }
  | { readonly status: 'signedOut'; readonly reason?: EndReason }
  /** Password and code were right. The user still has to set a new password or choose the client. */
  | { readonly status: 'incomplete'; readonly user: CurrentUser }
  | { readonly status: 'signedIn'; readonly user: CurrentUser };

/** Whether the user has set a new password and chosen a client, where they must. */
function isComplete(user: CurrentUser): boolean {
  if (user.passwordChangeRequired) return false;
  return user.user.userType === 'BANKER' || Boolean(user.clientNumber);
}

/** Statuses of temporary failures, which do not say who is signed in. */
const passingStatuses: readonly number[] = [408, 425, 429];

/** Whether a failed `getCurrentUser` means that no user is signed in. */
function saysNobody({ status }: ApiError): boolean {
  return status >= 400 && status < 500 && !passingStatuses.includes(status);
}

/** The session of one mounted portal. */
export interface SessionStore {
  readonly current: () => SessionState;
  /** Calls the listener after each change of the session. Returns a function that removes it. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Calls `run` with the first reason when the session has ended. Returns a function that removes it. */
  readonly onEnd: (run: (reason: EndReason) => void) => () => void;
  /**
   * Asks the server who is signed in, for example after a reload. Never throws. A temporary failure does
   * not change a known session.
   */
  readonly probe: () => Promise<void>;
  /**
   * Takes the tokens of a sign-in step and asks the server for their user. The step shows failures.
   * @throws ApiError
   */
  readonly completeSignIn: (pair: Pick<LoginAnswer, 'idToken' | 'refreshToken'>) => Promise<void>;
  /** Sets the user that the server has returned for the current tokens. */
  readonly adopt: (user: CurrentUser) => void;
  /** Forgets the session of this tab, without a call to the server. */
  readonly end: (reason: EndReason) => void;
  /** Ends a session that the server refuses (R7.23): here, on the server and in all tabs. */
  readonly drop: (reason: EndReason) => void;
  /** Ends the session here, on the server and in the other tabs. */
  readonly signOut: (reason?: EndReason) => Promise<void>;
  /** Follows a sign-out in another tab. Returns a function that stops it. */
  readonly followOtherTabs: () => () => void;
}

const channelName = 'dde-session';
/** Options of a sign-out: the 401 of a session that is already over must not end it a second time. */
const unheard = { shownInPlace: true, probe: true } as const;

/**
 * Asks the server who is signed in. The server refuses a session of the other type of user, so this asks
 * again as that type.
 */
async function askWho({ call, context, setContext }: Api): Promise<CurrentUser> {
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
}

/** Sends the end of a session to the other tabs, and receives it from them. */
function channelToTabs({ openChannel }: Platform) {
  return {
    tell: (reason: EndReason): void => {
      const tabs = openChannel(channelName);
      tabs?.postMessage(reason);
      tabs?.close();
    },
    follow: (onEnd: (reason: EndReason) => void): (() => void) => {
      const tabs = openChannel(channelName);
      tabs?.addEventListener('message', (event) => {
        onEnd(event.data as EndReason);
      });
      return () => {
        tabs?.close();
      };
    },
  };
}

/** Creates the session of a portal. It does not ask the server yet who is signed in. */
export function createSessionStore(api: Api, platform: Platform): SessionStore {
  const { call, setContext, tokens } = api;
  const { addressBar, sessionStorage, sessionMark } = platform;
  const otherTabs = channelToTabs(platform);
  let current: SessionState = { status: 'unknown' };
  /** Number of sign-ins so far. An answer to a question from before a sign-in is out of date. */
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
      // The cookie belongs to a later sign-in of another user, whose session replaces this one.
      tokens.clear();
    } else if (pair.ialRefreshToken !== undefined && pair.owner === undefined) {
      tokens.set({ ...pair, owner });
    }
    setContext({ flowType: user.user.userType });
    change({ status: isComplete(user) ? 'signedIn' : 'incomplete', user });
  };
  const end: SessionStore['end'] = (reason) => {
    const { pathname, search } = addressBar.location;
    // A user who did not sign out returns to the page where the session ended.
    if (reason !== 'signedOut' && isResumable(pathname)) {
      sessionStorage.setItem(storageKeys.resume, `${pathname}${search}`);
    }
    tokens.clear();
    change({ status: 'signedOut', reason });
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
      // No user has signed in with this browser: the server could only refuse the call.
      if (sessionMark?.present() === false && tokens.idToken() === undefined) {
        if (current.status !== 'signedIn') change({ status: 'signedOut' });
        return;
      }
      const before = signIns;
      // A sign-in since then asks the server for its user itself.
      const isLate = () => signIns !== before;
      try {
        const user = await askWho(api);
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
      // The call must leave before the tokens are forgotten.
      call('logout', { body: {} }, unheard).catch(() => undefined);
      end(reason);
      otherTabs.tell(reason);
    },
    signOut: async (reason = 'signedOut') => {
      try {
        await call('logout', { body: {} }, unheard);
      } catch (cause) {
        // Signing out must also work without a connection. The session on the server expires.
        if (!(cause instanceof ApiError)) throw cause;
      }
      end(reason);
      otherTabs.tell(reason);
    },
    followOtherTabs: () =>
      otherTabs.follow((reason) => {
        if (current.status !== 'signedOut') end(reason);
      }),
  };
}
