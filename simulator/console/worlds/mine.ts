import type { ConsolePlatform } from '../platform.ts';

/** Storage key of the worlds of this browser. */
const MINE_KEY = 'dokubox.console.worlds';
/** More than anybody looks back to. */
const MOST = 200;

/** Ids of the worlds that were made or visited with the console of this browser, the last one first. */
export function mine({ storage }: ConsolePlatform): readonly string[] {
  return (storage.getItem(MINE_KEY) ?? '').split(' ').filter(Boolean);
}

/** Remembers a world as one of this browser. */
export function keepMine(platform: ConsolePlatform, worldId: string): void {
  const others = mine(platform).filter((one) => one !== worldId);
  platform.storage.setItem(MINE_KEY, [worldId, ...others].slice(0, MOST).join(' '));
}
