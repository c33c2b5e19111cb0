import type { KeyValueStorage } from '../../config/storage.ts';
import { guardKeys } from './guardKeys.ts';

/** The two calls of the window check (R7.3, R7.4). */
export interface WindowCalls {
  /** The window the user opened last; null before the first. */
  readonly get: () => Promise<string | null>;
  /** Declares this one the opened window; answers its name. */
  readonly set: () => Promise<string>;
}

/** Declares this browser's window the opened one and keeps its name for all tabs. */
export async function claimWindow(local: KeyValueStorage, calls: WindowCalls): Promise<void> {
  local.setItem(guardKeys.openedWindow, await calls.set());
}

/**
 * Compares the window the user opened last with the one this browser keeps. A browser that
 * has opened none yet, or a server that knows none any more, makes this one the opened window.
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
  // Read after the answer: another tab of this browser may have taken over meanwhile.
  return opened === local.getItem(guardKeys.openedWindow);
}
