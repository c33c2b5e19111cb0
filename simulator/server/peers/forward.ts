import { Agent, request as httpRequest, type IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Proves that a request comes from another process of the same service. */
export const PEER_HEADER = 'x-sim-peer';
/** The caller, as the other process saw it. */
export const PEER_CALLER_HEADER = 'x-sim-peer-caller';

/** Of one connection only (RFC 9110, 7.6.1). */
const hopByHop: ReadonlySet<string> = new Set([
  'connection',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

const agent = new Agent({ keepAlive: true, scheduling: 'lifo' });

/** The target process of a request cannot be reached. Nothing of the request has been read. */
export class PeerGone extends Error {}

function endToEnd(headers: IncomingMessage['headers']) {
  return Object.fromEntries(
    Object.entries(headers).filter(
      ([name]) => !hopByHop.has(name) && !name.startsWith(PEER_HEADER),
    ),
  );
}

/** Headers by which a process describes the caller to another process. */
export interface PeerCaller {
  readonly ip: string;
  readonly protocol: string;
}

/**
 * Asks another process for the answer, and passes it on as it comes.
 * @throws PeerGone if it no longer listens, another error if it ended during the call
 */
export async function forward(
  request: FastifyRequest,
  reply: FastifyReply,
  address: string,
  secret: string,
): Promise<FastifyReply> {
  const { ip, protocol, raw } = request;
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    let connected = false;
    const outgoing = httpRequest(address, {
      agent,
      method: raw.method,
      path: raw.url,
      setHost: false,
      headers: {
        ...endToEnd(raw.headers),
        [PEER_HEADER]: secret,
        [PEER_CALLER_HEADER]: JSON.stringify({ ip, protocol } satisfies PeerCaller),
      },
    });
    outgoing.on('response', resolve);
    outgoing.on('error', (error) => {
      reject(
        connected ? error : new PeerGone('the other process does not listen', { cause: error }),
      );
    });
    const send = () => {
      connected = true;
      raw.pipe(outgoing);
    };
    outgoing.on('socket', (socket) => {
      if (socket.connecting) socket.once('connect', send);
      else send();
    });
    // The caller has left, so the answer is not needed.
    raw.once('aborted', () => outgoing.destroy());
  });
  return reply
    .code(answer.statusCode ?? 502)
    .headers(endToEnd(answer.headers))
    .send(answer);
}
