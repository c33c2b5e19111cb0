import { connect, type AddressInfo, type Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dropStalledRequests } from './slow-callers.ts';

const STALL = 10_000;
/** By when a look has come at the latest that sees the time is over. */
const LATE = STALL * 1.2;

const body = '"whole"';
const head = (length: number) =>
  `POST / HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`;

let app: FastifyInstance;
/** Both ends of one connection. */
let caller: Socket;
let there: Socket;
let answers: number;
let mayAnswer: Promise<void> | undefined;

/** Waits with real sockets, while the clock of the checks is stopped, until a condition is true. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setImmediate(resolve));
}

/** Sends a piece, which has arrived when this is done. */
async function send(piece: string): Promise<void> {
  const before = there.bytesRead;
  caller.write(piece);
  await until(() => there.bytesRead === before + piece.length);
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  answers = 0;
  mayAnswer = undefined;
  app = Fastify();
  dropStalledRequests(app, STALL);
  app.post('/', async () => {
    await mayAnswer;
    return {};
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const connected = new Promise<Socket>((resolve) => {
    app.server.once('connection', resolve);
  });
  caller = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  caller.on('data', () => (answers += 1)).on('error', () => undefined);
  there = await connected;
});
afterEach(async () => {
  caller.destroy();
  await app.close();
  vi.useRealTimers();
});

describe('the server', () => {
  it('disconnects a caller that stops in the middle of a body, not before the limit', async () => {
    await send(head(100) + body);
    vi.advanceTimersByTime(STALL);
    expect(there.destroyed).toBe(false);
    vi.advanceTimersByTime(LATE - STALL);
    expect(there.destroyed).toBe(true);
    await until(() => caller.closed);
    expect(answers).toBe(0);
  });

  it('disconnects a caller that stops in a later request of its connection', async () => {
    await send(head(body.length) + body);
    await until(() => answers === 1);
    vi.advanceTimersByTime(LATE);
    await send(head(100) + body);
    vi.advanceTimersByTime(STALL);
    expect(there.destroyed).toBe(false);
    vi.advanceTimersByTime(LATE - STALL);
    expect(there.destroyed).toBe(true);
  });

  it('does not disconnect a slow caller that continues', async () => {
    await send(head(body.length));
    for (const letter of body) {
      vi.advanceTimersByTime(STALL * 0.9);
      await send(letter);
    }
    await until(() => answers === 1);
    expect(there.destroyed).toBe(false);
  });

  it('does not disconnect a caller that waits for an answer', async () => {
    let answer = () => {};
    mayAnswer = new Promise((resolve) => (answer = resolve));
    await send(head(body.length) + body);
    vi.advanceTimersByTime(3 * LATE);
    expect(there.destroyed).toBe(false);
    answer();
    await until(() => answers === 1);
  });

  it('does not disconnect a caller that keeps an idle connection', async () => {
    await send(head(body.length) + body);
    await until(() => answers === 1);
    vi.advanceTimersByTime(3 * LATE);
    expect(there.destroyed).toBe(false);
    await send(head(body.length) + body);
    await until(() => answers === 2);
  });
});
