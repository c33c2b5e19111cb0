import { createContext, useContext } from 'react';
import { createKeptAnswers } from '../api/kept.ts';
import { createApi, type Api } from '../api/portal.ts';
import { bankerEntryPaths } from '../config/landing.ts';
import { storageKeys } from '../config/storage.ts';
import type { Platform } from '../platform/platform.ts';
import { createSessionStore, type SessionStore } from '../session/sessionStore.ts';
import { createLeaving, type Leaving } from './leaving.ts';
import { createErrorLog } from './logError.ts';
import { createNavigation, type Navigation } from './navigation.ts';
import { createNotices, type Notices } from './notices.ts';

/**
 * The parts of one mounted portal other than its screens. They are created and end with it. No
 * module keeps state, so portals in one document do not affect each other.
 */
export interface Services {
  readonly platform: Platform;
  readonly api: Api;
  readonly session: SessionStore;
  readonly navigation: Navigation;
  readonly leaving: Leaving;
  readonly notices: Notices;
  /** Reports an error of the portal to the server (R7.17, A-233). Never throws or waits. */
  readonly logError: (cause: unknown) => void;
  /** Ends everything that outlives the screens: calls in progress and the log. */
  readonly ended: AbortSignal;
}

/** Creates the services of a portal on this platform, until the signal ends them. */
export function createServices(platform: Platform, ended: AbortSignal): Services {
  const { addressBar, sessionStorage, tokenStorage } = platform;
  const kept = createKeptAnswers({ storage: sessionStorage, key: storageKeys.kept });
  const api = createApi(platform, {
    kept,
    // On the page of the access layer, a 401 is an answer and not an expired session.
    mayRefresh: () => !bankerEntryPaths.some((path) => path === addressBar.location.pathname),
    signal: ended,
    ...(tokenStorage ? { tokenStorage } : {}),
  });
  const session = createSessionStore(api, platform);
  session.onEnd(kept.forget);
  return {
    platform,
    api,
    session,
    navigation: createNavigation(addressBar),
    leaving: createLeaving(),
    notices: createNotices(),
    logError: createErrorLog(api, addressBar),
    ended,
  };
}

export const ServicesContext = createContext<Services | null>(null);

/**
 * Returns the services of the surrounding portal. The object stays the same in one mounted portal.
 */
export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('useServices must be called inside ServicesContext.');
  return services;
}
