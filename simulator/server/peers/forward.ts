import { Agent, request as httpRequest, type IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Proves that a request comes from another process of the same service. */
export const PEER_HEADER = 'x-sim-peer';
/** Who asked the other process, as it saw it. */
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

/** The process a request was sent to cannot be reached; nothing of the request has been read. */
export class PeerGone extends Error {}

function endToEnd(headers: IncomingMessage['headers']) {
  return Object.fromEntries(
    Object.entries(headers).filter(
      ([name]) => !hopByHop.has(name) && !name.startsWith(PEER_HEADER),
    ),
  );
}

/** What one process tells another about who asked. */
export interface PeerCaller {
  readonly ip: string;
  readonly protocol: string;
}

/**
 * Asks another process for the answer, and passes it on as it comes.
 * @throws PeerGone where it does not listen any more; another error where it ended in the middle
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
    const asked = httpRequest(address, {
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
    asked.on('response', resolve);
    asked.on('error', (error) => {
      reject(
        connected ? error : new PeerGone('the other process does not listen', { cause: error }),
      );
    });
    const send = () => {
      connected = true;
      raw.pipe(asked);
    };
    asked.on('socket', (socket) => {
      if (socket.connecting) socket.once('connect', send);
      else send();
    });
    // Who asked has gone: nobody waits for the answer.
    raw.once('aborted', () => asked.destroy());
  });
  return reply
    .code(answer.statusCode ?? 502)
    .headers(endToEnd(answer.headers))
    .send(answer);
}
