import { StoreFailed, WorldDamaged } from './store.ts';

/** What is read of a world; undefined where that cannot be done, whatever is wrong with it. */
export function readable<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof StoreFailed && !(error instanceof WorldDamaged)) throw error;
    return undefined;
  }
}

/** What is read of a world; undefined where it is damaged. */
export function undamaged<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof WorldDamaged) return undefined;
    throw error;
  }
}
