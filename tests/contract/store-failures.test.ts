import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { dokuboxSearchStatuses } from '@dokubox/spec/enums.ts';
import { operations } from '@dokubox/spec/operations/table.ts';
import type { WorldView } from '@dokubox/spec/control/schemas/worlds.ts';
import { FolderStore } from '../../simulator/store/folder/folder-store.ts';
import { MemoryStore } from '../../simulator/store/memory-store.ts';
import type { FileChange, StoreWrite } from '../../simulator/store/store.ts';
import { mountSmallDisk, noSmallDisk } from '../store/small-disk.ts';
import { inFolder, withServer, type ContractServer, type SignedIn } from './contract-server.ts';

const DONE = operations.renameDokubox.success.status;
const UNAVAILABLE = 503;

function rename(server: ContractServer, { headers }: SignedIn, box: number, name: string) {
  const body = { dokuBoxId: box, newCustomName: name };
  return server.post(operations.renameDokubox.url, body, headers);
}

async function firstBox(server: ContractServer, user: SignedIn): Promise<number> {
  const body = { status: dokuboxSearchStatuses[0], page: 0, size: 25 };
  const list = await server.post(operations.searchClientDokuboxes.url, body, user.headers);
  for (const [, id] of list.text.matchAll(/"id":(\d+)/g)) {
    if ((await rename(server, user, Number(id), 'Mine')).status === DONE) return Number(id);
  }
  throw new Error('no box to rename');
}

async function nameOf(server: ContractServer, { headers }: SignedIn, box: number) {
  const path = operations.loadDokubox.url.replace('{id}', String(box));
  const { status, json } = await server.fetch(path, { headers });
  return status === 200 ? (json as { customName: string | null }).customName : status;
}

const listOf = async (server: ContractServer) => {
  const { json } = await server.fetch(operations.listWorlds.url);
  return (json as WorldView[]).map(({ worldId }) => worldId);
};

describe('a full disk', () => {
  it('[A-465] rejects with 503 what cannot be stored, and everything else continues', async ({
    skip,
  }) => {
    const disk = mountSmallDisk(8 * 1024);
    if (!disk) return skip(noSmallDisk);
    onTestFinished(() => disk.leave());
    const data = join(disk.folder, 'data');
    let user: SignedIn | undefined;
    let box = 0;
    const names: string[] = ['Mine'];
    await withServer({ store: await FolderStore.open(data) }, async (server) => {
      user = await server.signIn();
      box = await firstBox(server, user);
      disk.fill();
      let refused = 0;
      for (let count = 0; count < 40; count += 1) {
        const name = `On a full disk ${count} ${'x'.repeat(80)}`;
        const answer = await rename(server, user, box, name);
        if (answer.status === DONE) names.push(name);
        else {
          refused += 1;
          expect(answer.status).toBe(UNAVAILABLE);
          expect(answer.headers.get('retry-after')).toBe('1');
          expect(answer.error.reason).toContain('its disk is full. Free some space');
        }
        expect(await nameOf(server, user, box)).toBe(names.at(-1));
      }
      expect(refused).toBeGreaterThan(20);
      expect((await server.fetch('/__sim/health')).status).toBe(200);
      expect(await listOf(server)).toEqual([user.worldId]);
      disk.free();
      expect((await rename(server, user, box, 'Freed')).status).toBe(DONE);
      const undone = await server.post(operations.undo.url.replace('{worldId}', user.worldId), {});
      expect(undone.status).toBe(operations.undo.success.status);
      expect(server.problems.map(({ kind }) => kind)).not.toContain('breach');
    });
    await withServer({ store: await FolderStore.open(data) }, async (server) => {
      if (!user) throw new Error('nobody signed in');
      expect(await nameOf(server, user, box)).toBe(names.at(-1));
    });
  });
});

describe('a slow disk', () => {
  /** Delays writers of one world until it is released. */
  class Slow extends MemoryStore {
    slow: string | undefined;
    release: () => void = () => undefined;
    readonly #released = new Promise<void>((resolve) => {
      this.release = resolve;
    });
    override async write(changes: readonly StoreWrite[], files: readonly FileChange[]) {
      if (changes.some(({ key }) => key[1] === this.slow)) await this.#released;
      await super.write(changes, files);
    }
  }

  it('[A-465] delays only the answers of the world that waits for it', async () => {
    const store = new Slow();
    await withServer({ store }, async (server) => {
      const [waiting, other] = [await server.signIn(), await server.signIn()];
      const boxes = [await firstBox(server, waiting), await firstBox(server, other)] as const;
      store.slow = waiting.worldId;
      let isAnswered = false;
      const answer = rename(server, waiting, boxes[0], 'Slowly').finally(() => (isAnswered = true));
      expect((await rename(server, other, boxes[1], 'At once')).status).toBe(DONE);
      expect(await nameOf(server, other, boxes[1])).toBe('At once');
      expect((await server.fetch('/__sim/health')).status).toBe(200);
      expect(await listOf(server)).toContain(other.worldId);
      expect(isAnswered).toBe(false);
      store.release();
      expect((await answer).status).toBe(DONE);
    });
  });
});

describe('a damaged file', () => {
  it('[A-465] makes only its own world unavailable, not the list or another world', async () => {
    await inFolder(async (folder) => {
      const users: SignedIn[] = [];
      await withServer({ store: await FolderStore.open(folder) }, async (server) => {
        for (let count = 0; count < 3; count += 1) users.push(await server.signIn());
        for (const user of users) await firstBox(server, user);
      });
      const [broken = { worldId: '' }, ...others] = users;
      const path = join(folder, 'worlds', `${broken.worldId}.log`);
      const bytes = readFileSync(path);
      bytes[100] = (bytes[100] ?? 0) ^ 0x01;
      writeFileSync(path, bytes);
      await withServer({ store: await FolderStore.open(folder) }, async (server) => {
        const listed = await listOf(server);
        for (const user of others) {
          expect(listed).toContain(user.worldId);
          expect((await rename(server, user, await firstBox(server, user), 'On')).status).toBe(
            DONE,
          );
        }
        expect((await server.fetch('/__sim/metrics')).status).toBe(200);
        const said = server.problems.map(({ detail }) => detail).join();
        expect(said).toContain(
          `worlds/${broken.worldId}.log in the data folder is damaged in line`,
        );
      });
      expect(readdirSync(join(folder, 'worlds'))).toContain(`${broken.worldId}.log`);
    });
  });
});
