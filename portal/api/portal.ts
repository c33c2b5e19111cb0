import { tenants } from '@dokubox/spec/enums.ts';
import { createClient } from './client.ts';
import { uuid, type ApiContext } from './context.ts';
import { createTokenStore } from './tokens.ts';

/** Id of this page load. */
export const flowId = uuid();

// Overwritten before the first call that carries headers; `/config.json` carries none.
let context: ApiContext = {
  tenant: tenants[0],
  language: 'en',
  channel: 'INTERNET',
  flowType: 'CLIENT',
  flowId,
};
let refreshAllowed = true;

/** Changes what later requests say about where they come from. */
export function setApiContext(change: Partial<Omit<ApiContext, 'flowId'>>): void {
  context = { ...context, ...change };
}

/** What requests say now. */
export function apiContext(): ApiContext {
  return context;
}

/** Whether a 401 may start a refresh; the page of the access layer forbids it. */
export function allowRefresh(allowed: boolean): void {
  refreshAllowed = allowed;
}

function sessionStorageOrNothing(): Storage | undefined {
  try {
    return globalThis.sessionStorage;
  } catch {
    return undefined;
  }
}

/** The tokens of this tab. */
export const tokens = createTokenStore(sessionStorageOrNothing());

/** The portal's client of its own origin. */
export const { call, events } = createClient({
  context: apiContext,
  tokens,
  mayRefresh: () => refreshAllowed,
});
