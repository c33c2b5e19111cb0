import { describe, expect, it, onTestFinished } from 'vitest';
import { operations, type OperationId } from '@dokubox/spec/operations/table.ts';
import { MemoryStore } from '../../simulator/store/memory-store.ts';
import type { FileChange, StoreWrite } from '../../simulator/store/store.ts';
import { withServer, type ContractServer } from './contract-server.ts';

/** A store that delays some worlds as long as the test needs. */
class SlowStore extends MemoryStore {
  #isSlow: (worldId: string) => boolean = () => false;
  #goOn: () => void = () => undefined;
  #gate = Promise.resolve();

  /** @param isSlow selects the worlds whose changes wait until {@link goOn} */
  hold(isSlow: (worldId: string) => boolean): void {
    this.#isSlow = isSlow;
    this.#gate = new Promise((resolve) => (this.#goOn = resolve));
  }

  goOn(): void {
    this.#isSlow = () => false;
    this.#goOn();
  }

  override async write(
    changes: readonly StoreWrite[],
    files: readonly FileChange[],
  ): Promise<void> {
    if (changes.some(({ key }) => this.#isSlow(String(key[1])))) await this.#gate;
    await super.write(changes, files);
  }
}

type WorldCall = 'setClock' | 'undo' | 'duplicateWorld' | 'resetWorld';
const pathOf = (id: WorldCall, worldId: string) => operations[id].url.replace('{worldId}', worldId);
const move = (server: ContractServer, worldId: string) =>
  server.post(pathOf('setClock', worldId), { advanceMs: 1_000 });
const statusOf = (id: OperationId) => operations[id].success.status;

/** Runs `work` with a server and two worlds on such a store. */
async function withTwoWorlds(
  work: (server: ContractServer, store: SlowStore, mine: string, other: string) => Promise<void>,
): Promise<void> {
  const store = new SlowStore();
  // Ends the wait even if the test fails.
  onTestFinished(() => {
    store.goOn();
  });
  await withServer({ store }, async (server) => {
    const mine = (await server.signIn()).worldId;
    const other = (await server.signIn()).worldId;
    await work(server, store, mine, other);
  });
}

describe('an answer', () => {
  it('[A-465] to a call that changes one world does not wait until another world is stored', async () => {
    await withTwoWorlds(async (server, store, mine, other) => {
      store.hold((worldId) => worldId === other);
      let isThere = false;
      const late = move(server, other).finally(() => (isThere = true));
      const { headers } = await server.signIn();
      expect((await move(server, mine)).status).toBe(statusOf('setClock'));
      expect((await server.post(pathOf('undo', mine), {}, headers)).status).toBe(409);
      expect((await server.post(pathOf('resetWorld', mine), {})).status).toBe(
        statusOf('resetWorld'),
      );
      expect((await server.post(pathOf('duplicateWorld', mine), {})).status).toBe(
        statusOf('duplicateWorld'),
      );
      expect(isThere).toBe(false);
      store.goOn();
      expect((await late).status).toBe(statusOf('setClock'));
    });
  });

  it.each(['createWorld', 'duplicateWorld', 'importWorld'] as const)(
    '[A-465] to %s waits until the new world is stored',
    async (id) => {
      await withTwoWorlds(async (server, store, mine, other) => {
        const path = operations.exportWorld.url.replace('{worldId}', mine);
        const bundle = (await server.fetch(path)).json;
        store.hold((worldId) => worldId !== mine && worldId !== other);
        let isThere = false;
        const made =
          id === 'createWorld'
            ? server.signIn()
            : id === 'importWorld'
              ? server.post(operations.importWorld.url, { bundle })
              : server.post(pathOf(id, mine), {});
        const answered = made.finally(() => (isThere = true));
        await move(server, mine);
        await move(server, other);
        expect(isThere).toBe(false);
        store.goOn();
        await answered;
        expect(isThere).toBe(true);
      });
    },
  );

  it('[A-465] to a call-back waits for the world that its token names', async () => {
    await withTwoWorlds(async (server, store, mine, other) => {
      store.hold((worldId) => worldId === other);
      const first = move(server, other);
      let isThere = false;
      const query = new URLSearchParams({ envelopeId: '1', action: 'x', token: `${other}.x` });
      const { method, url } = operations.signCallback;
      const headers = { 'X-Sim-World': mine };
      const callback = server
        .fetch(`${url}?${query.toString()}`, { method, headers })
        .finally(() => (isThere = true));
      await move(server, mine);
      expect(isThere).toBe(false);
      store.goOn();
      await Promise.all([first, callback]);
    });
  });
});
