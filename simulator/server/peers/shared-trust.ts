import type { PairStore, StoredPair } from '@dokubox/signatures/signing/trust/keep.ts';
import type { SharedStore } from '../../store/store.ts';

/** Keeps TEST certificates with the worlds: what one process signs with, the others trust. */
export function keptInStore(store: SharedStore): PairStore {
  return async (name, make) => {
    const known = await store.shared(`trust:${name}`);
    const text = known ?? (await store.share(`trust:${name}`, JSON.stringify(await make())));
    return JSON.parse(text) as StoredPair;
  };
}
