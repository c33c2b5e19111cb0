import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  sharedStoreProgram,
  startSharedStore,
  type RunningStore,
} from '../../../tests/store/redis-server.ts';
import { LEASE_MS } from './beat.ts';
import { RedisStore } from './redis-store.ts';

describe.skipIf(sharedStoreProgram() === undefined)('[A-466] a process with a shared store', () => {
  let server: RunningStore;
  beforeAll(async () => {
    server = await startSharedStore();
  });
  afterAll(() => server.stop());

  const joined = async (address: string) => {
    const lost: string[] = [];
    const store = await RedisStore.open(server.url);
    const listener = { brought: () => undefined, gone: (id: string) => lost.push(id) };
    await store.join(address, listener);
    return { store, lost };
  };

  it('keeps its worlds while it is busy for longer than its lease', async () => {
    const [busy, other] = [await joined('http://busy'), await joined('http://other')];
    const header = JSON.stringify({ tenant: 'HU', scenarioHash: 'none' });
    await busy.store.write([{ key: ['world', 'w1'], value: header }], []);
    // Nothing else in this process runs during the wait, as in a long computation.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, LEASE_MS + 300);
    expect(busy.store.isReady).toBe(true);
    expect(await other.store.find('w1')).toMatchObject({ at: 'there', address: 'http://busy' });
    await busy.store.write([{ key: ['step', 'w1', 1], value: '{}' }], []);
    expect(busy.lost).toEqual([]);
    await Promise.all([busy.store.close(), other.store.close()]);
  });
});
