import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** How long, in milliseconds, a caller may leave a request half sent without another byte. */
export const STALL_MS = 12_000;
/** How often, in milliseconds, such callers are looked for at the latest. */
const LOOK_MS = 2_000;

/**
 * Settings of the HTTP server that let callers go who open a connection and send no whole head. With
 * the default nobody holds a connection for more than 15 s that way.
 */
export function slowCallers(stallMs: number) {
  const connectionsCheckingInterval = Math.min(LOOK_MS, stallMs);
  return { headersTimeout: stallMs, connectionsCheckingInterval };
}

/** Lets callers go who stop in the middle of a body. An answer may take as long as it needs. */
export function letStalledGo(app: FastifyInstance, stallMs: number): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { raw } = request;
    const hasBody =
      raw.headers['transfer-encoding'] !== undefined ||
      Number(raw.headers['content-length'] ?? 0) > 0;
    const { socket } = raw;
    // A request that was put in without a connection has nobody who could stop.
    if (hasBody && !raw.complete && socket instanceof Socket) {
      socket.setTimeout(stallMs);
      const goOn = () => socket.setTimeout(0);
      raw.once('end', goOn).once('close', goOn);
    }
    done();
  });
}
