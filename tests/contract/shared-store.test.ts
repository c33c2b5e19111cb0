import { createClient } from '@redis/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dokuboxSearchStatuses } from '@dokubox/spec/enums.ts';
import { operations } from '@dokubox/spec/operations/table.ts';
import type { Dokubox } from '@dokubox/spec/schemas/dokubox.ts';
import type { Message } from '@dokubox/spec/schemas/message.ts';
import {
  isReadableWorld,
  type ListedWorld,
  type WorldView,
} from '@dokubox/spec/control/schemas/worlds.ts';
import { lockStatuses } from '@dokubox/spec/workflow/rights.ts';
import { RedisStore } from '../../simulator/store/redis/redis-store.ts';
import { startBalancer, type Balancer } from '../store/balancer.ts';
import { sharedStoreProgram, startSharedStore, type RunningStore } from '../store/redis-server.ts';
import { ContractCaller, ContractServer, type SignedIn } from './contract-server.ts';

const PROCESSES = 4;

let store: RunningStore;
let servers: ContractServer[];
let balancer: Balancer;
/** Each call reaches another process. */
let caller: ContractCaller;

const startOne = async () => ContractServer.start({ store: await RedisStore.open(store.url) });

async function dokuOf(user: SignedIn): Promise<{ boxId: number; dokuId: number }> {
  const search = { status: dokuboxSearchStatuses[0], page: 0, size: 25 };
  const list = await caller.post(operations.searchClientDokuboxes.url, search, user.headers);
  for (const [, id] of list.text.matchAll(/"id":(\d+)/g)) {
    const path = operations.loadDokubox.url.replace('{id}', String(id));
    const { json } = await caller.fetch(path, { headers: user.headers });
    for (const { id: dokuId } of (json as Dokubox).dokus) {
      const added = await say(user, dokuId, 'The first');
      if (added.status === operations.addMessage.success.status)
        return { boxId: Number(id), dokuId };
    }
  }
  throw new Error('no document to talk about');
}

/** A box both bankers may work on, read from the process that serves the world. */
function lockableIn({ worldId }: SignedIn): number {
  const held = servers.map(({ simulator }) => simulator.engine.worlds.get(worldId));
  const boxes = held.flatMap((world) => [...(world?.boxes.values() ?? [])]);
  const box = boxes.find(({ status }) => lockStatuses.some((one) => one === status));
  if (!box) throw new Error('no box to lock');
  return box.id;
}

const messagesPath = (dokuId: number) => operations.getMessages.url.replace('{id}', String(dokuId));

function say({ headers }: SignedIn, dokuId: number, content: string, through = caller) {
  return through.post(
    operations.addMessage.url.replace('{id}', String(dokuId)),
    { content },
    headers,
  );
}

async function heard({ headers }: SignedIn, dokuId: number): Promise<string[]> {
  const { json } = await caller.fetch(messagesPath(dokuId), { headers });
  return (json as Message[]).map(({ content }) => content);
}

describe.skipIf(sharedStoreProgram() === undefined)('several processes on one store', () => {
  beforeAll(async () => {
    store = await startSharedStore();
    servers = await Promise.all(Array.from({ length: PROCESSES }, startOne));
    balancer = await startBalancer(servers.map(({ url }) => url));
    caller = new ContractCaller(balancer.url);
  });
  afterAll(async () => {
    await balancer.stop();
    await Promise.all(servers.map((server) => server.stop()));
    await store.stop();
  });

  it('[A-402] serve one world, whichever of them receives the call', async () => {
    const user = await caller.signIn();
    const { boxId } = await dokuOf(user);
    const path = operations.loadDokubox.url.replace('{id}', String(boxId));
    for (let count = 0; count < 2 * PROCESSES; count += 1) {
      const body = { dokuBoxId: boxId, newCustomName: `Name ${count}` };
      const renamed = await caller.post(operations.renameDokubox.url, body, user.headers);
      expect(renamed.status).toBe(operations.renameDokubox.success.status);
      const { json } = await caller.fetch(path, { headers: user.headers });
      expect((json as Dokubox).customName).toBe(`Name ${count}`);
    }
  });

  it('[A-402] serve a world by its token alone, and default worlds', async () => {
    const user = await caller.signIn();
    const { 'X-Sim-World': _world, ...byToken } = user.headers;
    const { 'X-Id-Token': _token, ...stranger } = byToken;
    // Every process lists the users of the default worlds, whichever process serves these worlds.
    for (const server of servers) {
      const { text } = await server.fetch('/__sim/');
      const [, open = ''] = /href="(\/__sim\/open\/default-cz[^"]*)"/.exec(text) ?? [];
      expect((await server.fetch(open)).status).toBe(302);
    }
    const statuses: number[] = [];
    for (let count = 0; count < 2 * PROCESSES; count += 1) {
      statuses.push((await caller.call('getCurrentUser', byToken)).status);
      expect((await caller.call('getCurrentUser', stranger)).status).toBe(401);
    }
    expect(new Set(statuses)).toEqual(new Set([operations.getCurrentUser.success.status]));
  });

  it('[A-402] list all worlds, and each of them can be removed through any process', async () => {
    const users = await Promise.all(Array.from({ length: 6 }, () => caller.signIn()));
    for (const { url } of servers) {
      const { json } = await new ContractCaller(url).fetch(operations.listWorlds.url);
      const ids = (json as WorldView[]).map(({ worldId }) => worldId);
      for (const { worldId } of users) expect(ids).toContain(worldId);
      expect(new Set(ids).size).toBe(ids.length);
    }
    for (const { worldId } of users) {
      const path = operations.deleteWorld.url.replace('{worldId}', worldId);
      const gone = await caller.fetch(path, { method: 'DELETE' });
      expect(gone.status).toBe(operations.deleteWorld.success.status);
      expect((await caller.fetch(path, { method: 'DELETE' })).status).toBe(404);
    }
  });

  it('[A-466] list unloaded worlds without loading them', async () => {
    const leaving = await startOne();
    const caller = new ContractCaller(leaving.url);
    const users = await Promise.all([caller.signIn(), caller.signIn()]);
    const before = async (from: ContractCaller) => {
      const { json } = await from.fetch(operations.listWorlds.url);
      const ids = users.map(({ worldId }) => worldId);
      return (json as WorldView[]).filter(({ worldId }) => ids.includes(worldId));
    };
    const listed = await before(caller);
    expect(listed).toHaveLength(users.length);
    await leaving.stop();
    const [server] = servers;
    if (!server) throw new Error('no server');
    const still = ({ now: _now, lastUsedAt: _used, ...one }: WorldView) => one;
    const after = (await before(server)).toSorted((a, b) => (a.worldId < b.worldId ? -1 : 1));
    expect(after.map(still)).toEqual(
      listed.toSorted((a, b) => (a.worldId < b.worldId ? -1 : 1)).map(still),
    );
    const look = await RedisStore.open(store.url);
    const found = await look.everyWorld();
    await look.close();
    for (const { worldId } of users) {
      expect(found).toContainEqual({ id: worldId, address: null });
    }
  });

  it('[A-461] list a damaged unloaded world as damaged, and all others normally', async () => {
    const leaving = await startOne();
    const users = await Promise.all(
      Array.from({ length: 6 }, () => new ContractCaller(leaving.url).signIn()),
    );
    await leaving.stop();
    const damages = [
      ['["summary"]', '{"nextStep":1,'],
      ['["summary"]', '{"nextStep":"soon","commands":0,"size":1}'],
      ['["world"]', '{"scenario'],
      ['["world"]', 'null'],
      ['a name that is not JSON', ''],
    ] as const;
    const redis = await createClient({ url: store.url }).connect();
    for (const [nth, [field, text]] of damages.entries()) {
      await redis.hSet(`dokubox:world:${users[nth]?.worldId}`, field, text);
    }
    redis.destroy();
    for (const server of servers) {
      const { status, json } = await server.fetch(operations.listWorlds.url);
      expect(status).toBe(200);
      const found = users.map(({ worldId }) =>
        (json as ListedWorld[]).find((one) => one.worldId === worldId),
      );
      const isWhole = found.map((one) => one && isReadableWorld(one));
      expect(isWhole).toEqual([true, true, false, false, true, true]);
    }
    for (const { worldId } of users) {
      const path = operations.deleteWorld.url.replace('{worldId}', worldId);
      const gone = await caller.fetch(path, { method: 'DELETE' });
      expect(gone.status).toBe(operations.deleteWorld.success.status);
    }
  });

  it('[A-402] lose no message, however many arrive at once through all of them', async () => {
    const user = await caller.signIn();
    const { dokuId } = await dokuOf(user);
    const before = await heard(user, dokuId);
    const words = Array.from({ length: 200 }, (_, nth) => `Message ${nth}`);
    const answers = await Promise.all(words.map((word) => say(user, dokuId, word)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(
      new Set([operations.addMessage.success.status]),
    );
    expect((await heard(user, dokuId)).toSorted()).toEqual([...before, ...words].toSorted());
  });

  it('[A-402] let one of two competing calls win', async () => {
    const worlds = await Promise.all(
      Array.from({ length: 25 }, () => caller.signIn('banker1', 'HU', 'locks')),
    );
    const races = worlds.map(async (banker) => {
      const other = await caller.headersIn(banker, 'bankerRm');
      const path = operations.lockDokubox.url.replace('{id}', String(lockableIn(banker)));
      const both = [banker.headers, other, banker.headers, other];
      const answers = await Promise.all(both.map((headers) => caller.post(path, {}, headers)));
      return answers.map(({ status }) => status);
    });
    for (const [one, two, three, four] of await Promise.all(races)) {
      expect(new Set([one, two])).toEqual(new Set([operations.lockDokubox.success.status, 409]));
      expect([three, four]).toEqual([one, two]);
    }
  });

  it('[A-402] release their worlds when they end', async () => {
    const leaving = await startOne();
    const user = await leaving.signIn();
    await leaving.stop();
    expect((await caller.call('getCurrentUser', user.headers)).status).toBe(
      operations.getCurrentUser.success.status,
    );
  });

  it('[A-402] report that the store is unavailable, and continue when it is back', async () => {
    const user = await caller.signIn();
    const { dokuId } = await dokuOf(user);
    const before = await heard(user, dokuId);
    await store.kill();
    const refused = await say(user, dokuId, 'Nobody can keep this');
    expect([refused.status, refused.error.errorCode]).toEqual([503, 'GENERAL_ERROR']);
    expect(refused.headers.get('retry-after')).toBe('1');
    await store.again();
    let kept = await say(user, dokuId, 'Back again');
    while (kept.status === 503) kept = await say(user, dokuId, 'Back again');
    expect(kept.status).toBe(operations.addMessage.success.status);
    expect(await heard(user, dokuId)).toEqual([...before, 'Back again']);
  });
});
