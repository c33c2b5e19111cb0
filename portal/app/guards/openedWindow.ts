import type { KeyValueStorage } from '../../config/storage.ts';
import { guardKeys } from './guardKeys.ts';

/** The two calls of the window check (R7.3, R7.4). */
export interface WindowCalls {
  /** Returns the window the user opened last, or null before the first. */
  readonly get: () => Promise<string | null>;
  /** Makes this window the opened one and returns its name. */
  readonly set: () => Promise<string>;
}

/** Makes this browser's window the opened one and stores its name for all tabs. */
export async function claimWindow(local: KeyValueStorage, calls: WindowCalls): Promise<void> {
  local.setItem(guardKeys.openedWindow, await calls.set());
}

/**
 * Compares the window the user opened last with the stored one. This becomes the opened
 * window if the browser has opened none yet, or if the server has no window any more.
 *
 * @returns false when the user has opened another window since
 */
export async function isOpenedHere(local: KeyValueStorage, calls: WindowCalls): Promise<boolean> {
  if (local.getItem(guardKeys.openedWindow) === null) {
    await claimWindow(local, calls);
    return true;
  }
  const opened = await calls.get();
  if (opened === null) {
    await claimWindow(local, calls);
    return true;
  }
  // Read after the answer, because another tab of this browser may have taken over since then.
  return opened === local.getItem(guardKeys.openedWindow);
}
