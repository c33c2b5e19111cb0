import { request as httpRequest, type ClientRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { limits } from '@dokubox/spec/limits.ts';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Refusal } from '../../engine/handler.ts';
import { admitBodies, defaultInFlight, SMALL_BODY } from './admit-bodies.ts';
import type { BytesInFlight } from './bytes-in-flight.ts';

/** A body of the largest size. It is created once, because each copy takes 16 MiB. */
const large = Buffer.from(JSON.stringify('x'.repeat(limits.bodyMaxBytes - 2)));
/** Characters of its text. */
const largeText = limits.bodyMaxBytes - 2;
/** As large as half of the room, which is what one caller may hold. */
const most = 2 * limits.bodyMaxBytes;

let app: FastifyInstance;
let bytes: BytesInFlight;
/** Sizes of the bodies that came in whole. */
let whole: number[];
let mayAnswer: Promise<void>;
let answer: () => void;

beforeEach(async () => {
  // The clock of the checks for slow callers is stopped. Sockets and waiting times are real.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  whole = [];
  mayAnswer = new Promise((resolve) => (answer = resolve));
  app = Fastify({ bodyLimit: limits.bodyMaxBytes });
  bytes = admitBodies(app, most);
  app.setErrorHandler((error, _request, reply) =>
    reply.code(error instanceof Refusal ? error.status : 500).send(String(error)),
  );
  app.post('/', (request) => {
    whole.push((request.body as string).length);
    const work = mayAnswer.then(() => 'done');
    request.bodyRoom?.keepFor(work);
    return work;
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  answer();
  await app.close();
  vi.useRealTimers();
});

/** Waits with real sockets until a condition is true. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setImmediate(resolve));
}

/**
 * Makes a call. A `chunked` body does not declare its length. Without `ends` the rest never comes.
 */
function call(body: string | Buffer, { chunked = false, ends = true } = {}) {
  const { port } = app.server.address() as AddressInfo;
  // Without this header Node says the length of a body that is sent in one piece.
  const length = chunked
    ? { 'transfer-encoding': 'chunked' }
    : { 'content-length': String(Buffer.byteLength(body)) };
  const headers = { 'content-type': 'application/json', ...length };
  const request: ClientRequest = httpRequest({ port, method: 'POST', headers, agent: false });
  const status = new Promise<number>((resolve) => {
    request.on('response', (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    request.on('error', () => {
      resolve(0);
    });
  });
  if (ends) request.end(body);
  else request.write(body.slice(0, 100));
  return { status, asked: request };
}

describe('a large body', () => {
  it('waits until another has been answered, and a small one does not', async () => {
    const first = call(large);
    await until(() => whole.length === 1);
    const second = call(large);
    await until(() => bytes.waiting === 1);
    const small = call('"small"');
    await until(() => whole.length === 2);
    expect(whole).toEqual([largeText, 'small'.length]);
    answer();
    expect(await Promise.all([first.status, small.status, second.status])).toEqual([200, 200, 200]);
    await until(() => bytes.held === 0);
  });

  it('counts when it comes without a length, and not before it is large', async () => {
    const small = call(JSON.stringify('x'.repeat(SMALL_BODY - 2)), { chunked: true });
    await until(() => whole.length === 1);
    expect(bytes.held).toBe(0);
    const first = call(large, { chunked: true });
    await until(() => whole.length === 2);
    expect(bytes.held).toBe(limits.bodyMaxBytes);
    const second = call(large, { chunked: true });
    await until(() => bytes.waiting === 1);
    answer();
    expect(await Promise.all([small.status, first.status, second.status])).toEqual([200, 200, 200]);
  });

  it('gives its room back when its caller goes, on the way or while it waits', async () => {
    const half = call(large, { ends: false });
    await until(() => bytes.held > 0);
    const waiting = call(large, { ends: false });
    await until(() => bytes.waiting === 1);
    waiting.asked.destroy();
    half.asked.destroy();
    await until(() => bytes.held === 0);
    expect([bytes.waiting, whole]).toEqual([0, []]);
  });

  it('keeps its room while work with it continues, although its caller has gone', async () => {
    const gone = call(large);
    await until(() => whole.length === 1);
    gone.asked.destroy();
    expect(await gone.status).toBe(0);
    const next = call(large);
    await until(() => bytes.waiting === 1);
    expect(bytes.held).toBe(limits.bodyMaxBytes);
    answer();
    expect(await next.status).toBe(200);
  });

  it('makes room when it hardly comes in while others wait, and not before', async () => {
    const slow = call(large, { ends: false });
    await until(() => bytes.held > 0);
    vi.advanceTimersByTime(1_000_000);
    expect(bytes.held).toBe(limits.bodyMaxBytes);
    const next = call(large);
    await until(() => bytes.waiting === 1);
    vi.advanceTimersByTime(1_000);
    expect(await slow.status).toBe(0);
    answer();
    expect(await next.status).toBe(200);
    expect(whole).toEqual([largeText]);
  });

  it('is refused at once where many wait already', async () => {
    const calls = Array.from({ length: 20 }, () => call(large, { ends: false }));
    expect(await Promise.race(calls.map(({ status }) => status))).toBe(503);
    for (const { asked } of calls) asked.destroy();
  });
});

describe('the room for large bodies', () => {
  it('is an eighth of a small heap, and four bodies of a large one', () => {
    expect(defaultInFlight(256 * 1024 * 1024)).toBe(32 * 1024 * 1024);
    expect(defaultInFlight(8 * 1024 ** 3)).toBe(4 * limits.bodyMaxBytes);
  });
});
