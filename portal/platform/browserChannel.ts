import type { TabChannel } from './platform.ts';

/** A channel to the other tabs of the same origin, where the browser has such a thing. */
export function openBrowserChannel(name: string): TabChannel | undefined {
  return typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name);
}
