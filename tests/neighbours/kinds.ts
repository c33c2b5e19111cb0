import { gzipSync } from 'node:zlib';
import { limits } from '@dokubox/spec/limits.ts';
import { operations, type OperationId } from '@dokubox/spec/operations/table.ts';
import { portalHeaders } from '../contract/contract-server.ts';
import { sizedPdf } from '../contract/sized-pdf.ts';
import { hold } from './hold.ts';
import { uploadFiles, validationFiles } from './hostile-files.ts';
import type { Neighbour, NeighbourWorld } from './neighbour.ts';

/** The settings of an act. */
export interface Play {
  /** 1 for the proof, less for the short form. */
  readonly scale: number;
  /** Whole numbers below a bound, by the seed. */
  readonly next: (below: number) => number;
}

type Kind = (neighbour: Neighbour, play: Play) => Promise<unknown>;

/** A scaled number of something, at least one. */
const some = (most: number, { scale }: Play) => Math.max(1, Math.round(most * scale));

/** Does something many times at once. */
const many = <T>(count: number, work: (nth: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, nth) => work(nth)));

/** Does something many times, one after the other. */
async function inTurn(count: number, work: (nth: number) => Promise<unknown>): Promise<void> {
  for (let nth = 0; nth < count; nth += 1) await work(nth);
}

/** Does something in a new world, if one can be created. */
async function inWorld(
  neighbour: Neighbour,
  work: (world: NeighbourWorld, dokuId: number) => Promise<unknown>,
  scenario?: string,
): Promise<void> {
  const world = await neighbour.world(scenario);
  if (!world) return;
  const [box] = await neighbour.boxesOf(world);
  await work(world, box?.dokus[0]?.id ?? 0);
}

/** The head of a call of a world. */
function headOf(id: OperationId, headers: Record<string, string>, more: string): string {
  const { method, url } = operations[id];
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${url} HTTP/1.1\r\nHost: here\r\n${lines.join('')}${more}\r\n\r\n`;
}

const jsonOf = (length: number) => `Content-Type: application/json\r\nContent-Length: ${length}`;

/** The ways a neighbour may disturb all others. Each ends without help. */
export const neighbourKinds: Readonly<Record<string, Kind>> = {
  'large uploads at once': (neighbour, play) =>
    inWorld(neighbour, (world, dokuId) => {
      const file = { name: 'a.pdf', bytes: sizedPdf(limits.uploadMaxBytes) };
      return many(some(100, play), (nth) =>
        nth % 2 === 0 ? neighbour.upload(world, file) : neighbour.validate(world, dokuId, file),
      );
    }),
  'bodies that hardly come in': (neighbour, play) =>
    inWorld(neighbour, async (world) => {
      const head = headOf('submitClientDokubox', world.headers, jsonOf(limits.bodyMaxBytes));
      const chunked = 'Content-Type: application/json\r\nTransfer-Encoding: chunked';
      const endless = headOf('submitClientDokubox', world.headers, chunked);
      const sockets = Array.from({ length: some(60, play) }, (_, nth) =>
        neighbour.connection(nth % 2 === 0 ? head : endless),
      );
      await inTurn(some(50, play), async () => {
        await hold(200);
        for (const socket of sockets) socket.write('1\r\n \r\n');
      });
      for (const socket of sockets) socket.destroy();
    }),
  'connections without a request': async (neighbour, play) => {
    const sockets = Array.from({ length: some(1_000, play) }, (_, nth) =>
      neighbour.connection(nth % 2 === 0 ? '' : 'GET / HTTP/1.1\r\nHost: '),
    );
    await hold(some(4_000, play));
    for (const socket of sockets) socket.destroy();
  },
  'answers nobody reads': (neighbour, play) =>
    inWorld(neighbour, async (world) => {
      const path = operations.getWorldState.url.replace('{worldId}', world.id);
      const calls = `GET ${path} HTTP/1.1\r\nHost: here\r\n\r\n`.repeat(20);
      const sockets = Array.from({ length: some(50, play) }, () =>
        neighbour.connection(calls, { deaf: true }),
      );
      await hold(some(3_000, play));
      for (const socket of sockets) socket.destroy();
    }),
  'files that are long to look into': (neighbour) =>
    inWorld(neighbour, async (world) => {
      for (const file of uploadFiles()) await neighbour.upload(world, file);
    }),
  'files that are long to validate': (neighbour, play) =>
    inWorld(neighbour, (world, dokuId) =>
      many(some(3, play), () =>
        Promise.all(validationFiles().map((file) => neighbour.validate(world, dokuId, file))),
      ),
    ),
  'a world of thousands': (neighbour, play) =>
    inWorld(
      neighbour,
      async ({ id: worldId }) => {
        const params = { worldId };
        await neighbour.call('exportWorld', { params, query: { format: 'scenario' } });
        await neighbour.call('getWorldState', { params });
        await neighbour.call('exportWorld', { params });
        await neighbour.call('duplicateWorld', { params, body: {} });
        if (play.scale < 1) return;
        // Weeks later every envelope has expired, and each box is written again.
        await neighbour.call('setClock', { params, body: { advanceMs: 40 * 24 * 3_600_000 } });
        await neighbour.call('exportWorld', { params, query: { format: 'scenario' } });
        await neighbour.call('exportWorld', { params });
      },
      'very-large',
    ),
  'clocks at the end of time': (neighbour) =>
    inWorld(neighbour, async ({ id: worldId, headers }) => {
      const params = { worldId };
      for (const body of [
        { advanceMs: 1e16 },
        { now: '9999-12-31T23:59:59Z' },
        { now: '0000-01-01T00:00:00Z' },
      ]) {
        await neighbour.call('setClock', { params, body });
        await neighbour.call('getWorldState', { params });
        await neighbour.call('exportWorld', { params });
        await neighbour.call('searchClientDokuboxes', { body: { page: 0, size: 10 }, headers });
      }
    }),
  'copies and what comes after': (neighbour, play) =>
    inWorld(neighbour, ({ id: worldId, headers }) =>
      inTurn(some(10, play), async (nth) => {
        const params = { worldId };
        await neighbour.call('duplicateWorld', { params, body: {} });
        const [box] = await neighbour.boxesOf({ id: worldId, headers });
        const body = { dokuBoxId: box?.id, newCustomName: `After copy ${nth}` };
        await neighbour.call('renameDokubox', { body, headers });
        await neighbour.call('undo', { params });
      }),
    ),
  'broken bundles': (neighbour, play) =>
    inWorld(neighbour, async ({ id: worldId }) => {
      const { text } = await neighbour.call('exportWorld', { params: { worldId } });
      await inTurn(some(30, play), () => {
        // Somewhere a piece is missing, or a number is changed.
        const at = play.next(text.length);
        const broken = text.slice(0, at) + text.slice(at + 1 + play.next(20));
        const numbers = text.replaceAll(/\d+/g, (digits) =>
          play.next(50) === 0 ? '99999999999999999999' : digits,
        );
        const bundle = play.next(2) === 0 ? broken : numbers;
        return neighbour.call('importWorld', { body: Buffer.from(`{"bundle":${bundle}}`) });
      });
    }),
  'bodies that are none': (neighbour, play) =>
    inWorld(neighbour, ({ headers }) => {
      const bodies = [
        Buffer.from([0xff, 0xfe, 0x7b]),
        Buffer.from('{"dokuBoxId":1,"dokuBoxId":2}'),
        Buffer.from(`${'['.repeat(1_000_000)}`),
        Buffer.from(`${'{"a":'.repeat(200_000)}`),
        Buffer.from(`[${'1,'.repeat(4_000_000)}1]`),
        Buffer.from('{"__proto__":{"a":1}}'),
        Buffer.from('null'),
        Buffer.from(`"${'\\u0000'.repeat(100_000)}"`),
        Buffer.from(`"${'\\ud800'.repeat(1_000_000)}"`),
        Buffer.alloc(limits.bodyMaxBytes + 1, 0x20),
        gzipSync(Buffer.alloc(10_000_000)),
      ];
      const ids = [
        'getPortalStatuses',
        'renameDokubox',
        'submitClientDokubox',
        'importWorld',
      ] as const;
      return inTurn(some(bodies.length * ids.length, play), (nth) => {
        const body = bodies[nth % bodies.length];
        const id = ids[play.next(ids.length)] ?? 'getPortalStatuses';
        const zipped = body?.[0] === 0x1f ? { 'content-encoding': 'gzip' } : {};
        return neighbour.call(id, { body, headers: { ...headers, ...zipped } });
      });
    }),
  'streams of events': (neighbour, play) =>
    inWorld(neighbour, async ({ id: worldId, headers }) => {
      const path = operations.followWorld.url.replace('{worldId}', worldId);
      const sockets = Array.from({ length: some(200, play) }, (_, nth) =>
        neighbour.connection(`GET ${path} HTTP/1.1\r\nHost: here\r\n\r\n`, { deaf: nth % 2 === 0 }),
      );
      const [box] = await neighbour.boxesOf({ id: worldId, headers });
      await inTurn(some(100, play), (nth) =>
        neighbour.call('renameDokubox', {
          body: { dokuBoxId: box?.id, newCustomName: `Name ${nth}` },
          headers,
        }),
      );
      for (const socket of sockets) socket.destroy();
    }),
  'journals full of requests': (neighbour, play) =>
    inWorld(neighbour, async ({ id: worldId, headers }) => {
      const body = { content: 'x'.repeat(15_000), more: 'y'.repeat(45_000) };
      await inTurn(some(40, play), () =>
        many(50, () => neighbour.call('renameDokubox', { body, headers })),
      );
      await many(some(10, play), (nth) =>
        neighbour.call('getJournal', {
          params: { worldId },
          query: nth % 2 === 0 ? { format: 'har' } : {},
        }),
      );
    }),
  'many worlds': async (neighbour, play) => {
    await inTurn(some(20, play), () => many(10, () => neighbour.world()));
    await many(some(10, play), () => neighbour.call('listWorlds'));
    await many(some(5, play), () => neighbour.call('getMetrics'));
  },
  'paths and headers without sense': (neighbour, play) =>
    inTurn(some(100, play), (nth) =>
      neighbour.send(`/${'%'.repeat(nth % 3)}${'a/'.repeat(nth)}`, nth % 2 === 0 ? 'GET' : 'PUT', {
        ...portalHeaders(),
        'X-Sim-World': 'x'.repeat(nth),
        Cookie: 'a=b; '.repeat(nth),
      }),
    ),
};
