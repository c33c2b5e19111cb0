import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** How long, in milliseconds, a caller may leave a request half sent without another byte. */
export const STALL_MS = 12_000;
/** How often, in milliseconds, such callers are looked for at the latest. */
const LOOK_MS = 2_000;
/** Looks for them in the time they have: each comes too late by no more than two of these. */
const LOOKS = 10;

/**
 * Settings of the HTTP server that let callers go who open a connection and send no whole head.
 * With the default, no caller can block a connection for more than 15 s that way.
 */
export function slowCallers(stallMs: number) {
  const connectionsCheckingInterval = Math.min(LOOK_MS, stallMs);
  return { headersTimeout: stallMs, connectionsCheckingInterval };
}

/** How far a connection has come. */
interface Progress {
  /** The latest request. Undefined once a check found it complete. */
  request: IncomingMessage | undefined;
  /** Bytes that had arrived at the last check. */
  bytes: number;
  /** When a look first found so many, in milliseconds of a clock that only measures. */
  since: number;
}

/**
 * Lets callers go who stop in the middle of a body. An answer may take as long as it needs.
 *
 * Connections are checked at intervals. Otherwise every command would need a timer and two
 * listeners, although its body nearly always arrives with its head.
 */
export function dropStalledRequests(app: FastifyInstance, stallMs: number): void {
  const connections = new Map<Socket, Progress>();
  const look = () => {
    const now = performance.now();
    for (const [socket, progress] of connections) {
      if (progress.request?.complete !== false) progress.request = undefined;
      else if (progress.bytes !== socket.bytesRead) {
        progress.bytes = socket.bytesRead;
        progress.since = now;
      } else if (now - progress.since >= stallMs) socket.destroy();
    }
  };
  const looking = setInterval(look, stallMs / LOOKS).unref();
  app.server.on('connection', (socket) => {
    connections.set(socket, { request: undefined, bytes: 0, since: 0 });
    socket.once('close', () => connections.delete(socket));
  });
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    // A request that was injected without a connection cannot stop.
    const progress = connections.get(raw.socket);
    if (progress) progress.request = raw;
    done();
  });
  app.addHook('onClose', (_app, done) => {
    clearInterval(looking);
    done();
  });
}
