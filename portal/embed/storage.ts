import type { Keeper } from '../config/storage.ts';

export { storageKeys, type Keeper } from '../config/storage.ts';

const kept = new Map<string, string>();

/** Takes the place of the browser's storage: inside a host nothing is left in it. */
const memory: Keeper = {
  getItem: (key) => kept.get(key) ?? null,
  setItem: (key, value) => {
    kept.set(key, value);
  },
  removeItem: (key) => {
    kept.delete(key);
  },
};

export const localKeeper = memory;
export const sessionKeeper = memory;

/** Forgets everything, as the end of a tab would. */
export function forgetKept(): void {
  kept.clear();
}
