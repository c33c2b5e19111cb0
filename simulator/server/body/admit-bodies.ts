import { finished, Transform, type Readable } from 'node:stream';
import { getHeapStatistics } from 'node:v8';
import { limits } from '@dokubox/spec/limits.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { tooBusy } from '../../engine/refusals.ts';
import { BytesInFlight, type Release } from './bytes-in-flight.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Keeps the room of a large body until some work with it has ended. Null for a small body. */
    bodyRoom: BodyRoom | null;
  }
}

/** Bytes up to which a body comes in whatever else is under way: everything but files. */
export const SMALL_BODY = 64 * 1024;
/** Large bodies may take this part of the heap: one is there as bytes, as text, and decoded. */
const PART_OF_HEAP = 8;
/** More bodies than these would keep the event loop to themselves, whatever the heap. */
const MOST_BODIES = 4;
/** Milliseconds a caller waits for room: less than a stalled one is let be. */
const PATIENCE_MS = 10_000;
/** Callers of one world who wait. */
const MOST_WAITING = 16;
/** Seconds after which a caller who was sent away may try again. */
const RETRY_AFTER = 5;
/** Bytes a second a body has to come in with, on average, where others wait for its room. */
const SLOWEST = 64 * 1024;
/** How often, in milliseconds, slow ones are looked for, and for how long they may be slow. */
const LOOK_MS = 1_000;
const SLOW_MS = 5_000;

/** Bytes of large bodies a process of this heap holds at the same time. */
export function defaultInFlight(heapBytes = getHeapStatistics().heap_size_limit): number {
  return Math.min(heapBytes / PART_OF_HEAP, MOST_BODIES * limits.bodyMaxBytes);
}

/** The room of one body. */
class BodyRoom {
  readonly #release: Release;
  #work: Promise<unknown> | undefined;

  /** @param reply once it is over, and the work with the body too, the room is given back */
  constructor(release: Release, { raw }: FastifyReply) {
    this.#release = release;
    finished(raw, () => {
      if (this.#work) this.#work.then(release, release);
      else this.#release();
    });
  }

  /** The caller may leave while the work continues. Its data stay in memory. */
  keepFor(work: Promise<unknown>): void {
    this.#work = work;
  }
}

/** A large body on its way. */
interface Arriving {
  readonly request: FastifyRequest['raw'];
  readonly since: number;
  /** Bytes of the connection before. */
  readonly before: number;
}

/** Owner of the room. */
const ownerOf = ({ sim, ip }: FastifyRequest) => sim?.world?.id ?? `address ${ip}`;

/** Asks for more room once a body of unknown length turns out to be a large one. */
function growing(admit: () => Promise<void>): Transform {
  let seen = 0;
  let isRequested = false;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.length;
      if (isRequested || seen <= SMALL_BODY) {
        done(null, chunk);
        return;
      }
      isRequested = true;
      admit().then(() => {
        done(null, chunk);
      }, done);
    },
  });
}

/**
 * Limits the large bodies in memory at the same time. Before its first byte is read, a body
 * gets room, waits for it, or is rejected with 503 and `Retry-After`.
 * @param most bytes of all bodies. Undefined: a share of the heap
 */
export function admitBodies(app: FastifyInstance, most: number = defaultInFlight()): BytesInFlight {
  const bytes = new BytesInFlight({ most, patienceMs: PATIENCE_MS, waiting: MOST_WAITING });
  const arriving = new Set<Arriving>();

  async function admit(request: FastifyRequest, reply: FastifyReply, size: number): Promise<void> {
    const release = await bytes.take(ownerOf(request), size);
    if (!release) throw tooBusy('too many large bodies are on their way', RETRY_AFTER);
    request.bodyRoom = new BodyRoom(release, reply);
    const { raw } = request;
    const one = { request: raw, since: performance.now(), before: raw.socket.bytesRead };
    arriving.add(one);
    finished(raw, { writable: false }, () => arriving.delete(one));
  }

  /** Lets those go who keep others waiting with a body that hardly comes in. */
  const look = () => {
    if (bytes.waiting === 0) return;
    const now = performance.now();
    for (const { request, since, before } of arriving) {
      const ms = now - since;
      const isSlow = request.socket.bytesRead - before < (SLOWEST * ms) / 1_000;
      if (ms >= SLOW_MS && isSlow) request.socket.destroy();
    }
  };
  const looking = setInterval(look, LOOK_MS).unref();

  app.decorateRequest('bodyRoom', null);
  app.addHook('preParsing', (request, reply, payload, done) => {
    const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
    const isForm = request.headers['content-type']?.startsWith('multipart/') === true;
    const { bodyLimit: most = limits.bodyMaxBytes } = request.routeOptions;
    // A form is not read through the stream passed on here, so its room is requested at once.
    const size = length === undefined && encoding && isForm ? most : Number(length ?? 0);
    if (size > most || (size <= SMALL_BODY && !encoding)) done();
    else if (size > SMALL_BODY) {
      admit(request, reply, size).then(() => {
        done();
      }, done);
    } else {
      const whole = growing(() => admit(request, reply, most));
      payload.on('error', (error) => whole.destroy(error));
      done(null, payload.pipe(whole) as Readable);
    }
  });
  app.addHook('onClose', (_app, done) => {
    clearInterval(looking);
    done();
  });
  return bytes;
}
