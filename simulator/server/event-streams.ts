import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';

/** How often, in milliseconds, a line without meaning keeps a connection from being taken for dead. */
const HEARTBEAT_MS = 15_000;
const heartbeat = Buffer.from(': still here\n\n');
/** Node sends the head of an answer with its first bytes: without any, a caller waits for the first event. */
const opening = Buffer.from(': open\n\n');

/** Functions that end the open streams of a server. */
const open = new WeakMap<FastifyInstance['server'], Set<() => void>>();

/** Ends every stream of events once the server is to close, which would wait for them else. */
export function endStreamsAtClose(app: FastifyInstance): void {
  const streams = new Set<() => void>();
  open.set(app.server, streams);
  app.addHook('preClose', (done) => {
    for (const end of streams) end();
    done();
  });
}

/** A stream of events as it goes to a socket, with a heartbeat. */
export function eventStream(
  server: FastifyInstance['server'],
  events: ReadableStream<Uint8Array>,
): Readable {
  const reader = events.getReader();
  const streams = open.get(server);
  let over = false;
  const tell = (bytes: Uint8Array | null) => {
    if (over) return;
    over = bytes === null;
    stream.push(bytes);
  };
  const end = () => {
    tell(null);
  };
  const stream = new Readable({
    read() {
      // Events are pushed as they happen, so that no listener stays behind for long.
    },
    destroy(error, done) {
      clearInterval(timer);
      over = true;
      streams?.delete(end);
      reader.cancel().then(
        () => {
          done(error);
        },
        () => {
          done(error);
        },
      );
    },
  });
  streams?.add(end);
  tell(opening);
  const timer = setInterval(() => {
    tell(heartbeat);
  }, HEARTBEAT_MS).unref();
  const pump = async () => {
    for (;;) {
      const { done, value } = await reader.read();
      tell(done ? null : value);
      if (done) return;
    }
  };
  pump().catch((error: unknown) => stream.destroy(error as Error));
  return stream;
}
