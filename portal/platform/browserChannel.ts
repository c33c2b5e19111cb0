import type { TabChannel } from './platform.ts';

/** Opens a channel to the other tabs of the same origin, if the browser supports channels. */
export function openBrowserChannel(name: string): TabChannel | undefined {
  return typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name);
}
