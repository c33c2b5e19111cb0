import { StoreFailed, WorldDamaged } from './store.ts';

/** Result of reading from a world. Undefined after any error. */
export function readable<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof StoreFailed && !(error instanceof WorldDamaged)) throw error;
    return undefined;
  }
}

/** Result of reading from a world. Undefined if the world is damaged. */
export function undamaged<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof WorldDamaged) return undefined;
    throw error;
  }
}
