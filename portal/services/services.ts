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
 * What one mounted portal is made of beside its screens. It is made with the portal and ends with it:
 * no module keeps anything, so that portals in one document do not know of each other.
 */
export interface Services {
  readonly platform: Platform;
  readonly api: Api;
  readonly session: SessionStore;
  readonly navigation: Navigation;
  readonly leaving: Leaving;
  readonly notices: Notices;
  /** Reports an error of the portal to the server (R7.17, A-233). Never throws and never waits. */
  readonly logError: (cause: unknown) => void;
  /** Ends everything that outlives the screens: calls under way, the log. */
  readonly ended: AbortSignal;
}

/** Makes the services of a portal that runs in this place, until the signal ends them. */
export function createServices(platform: Platform, ended: AbortSignal): Services {
  const { addressBar, sessionStorage, tokenStorage } = platform;
  const kept = createKeptAnswers({ storage: sessionStorage, key: storageKeys.kept });
  const api = createApi(platform, {
    kept,
    // On the page of the access layer a 401 is an answer, not a session that ran out.
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

/** The services of the portal around; always the same object in one mounted portal. */
export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('useServices outside of ServicesContext');
  return services;
}
