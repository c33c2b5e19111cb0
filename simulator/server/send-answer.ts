import { gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { setCookieHeader } from '../door/cookies.ts';
import type { DoorAnswer } from '../door/messages.ts';
import { codingsFor } from './negotiated.ts';
import { eventStream } from './event-streams.ts';

/** Below this many bytes an answer fits one packet either way. */
export const WORTH_COMPRESSING = 1024;

/**
 * The JSON of an answer that may leave compressed. An answer that sets a cookie also contains
 * tokens. Next to text chosen by a caller, its compressed length would reveal them.
 */
function compressible({ body, cookies, headers }: DoorAnswer): string | Uint8Array | undefined {
  const isJson = headers['content-type']?.startsWith('application/json') === true;
  if (!isJson || cookies || body === undefined || body instanceof ReadableStream) return undefined;
  return body.length < WORTH_COMPRESSING ? undefined : body;
}

/** Sends an answer with nothing between it and the socket but, where the caller takes it, gzip. */
export function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: DoorAnswer,
): FastifyReply {
  const { status, headers, cookies, body } = answer;
  reply.code(status).headers(headers);
  if (cookies) {
    for (const cookie of cookies) {
      reply.header('set-cookie', setCookieHeader(cookie, request.protocol));
    }
  }
  if (body instanceof ReadableStream) {
    return reply.send(eventStream(request.server.server, body));
  }
  const text = compressible(answer);
  if (text === undefined) return reply.send(body);
  const vary = reply.getHeader('vary');
  reply.header('vary', vary === undefined ? 'accept-encoding' : `${String(vary)}, accept-encoding`);
  if (!codingsFor(request.headers['accept-encoding']).includes('gzip')) return reply.send(body);
  gzip(text, (error, zipped) => {
    if (error) {
      reply.send(body);
      return;
    }
    reply.header('content-encoding', 'gzip');
    // The same answer, byte by byte another one.
    if (headers['etag'] !== undefined) reply.header('etag', `W/${headers['etag']}`);
    reply.send(zipped);
  });
  return reply;
}
