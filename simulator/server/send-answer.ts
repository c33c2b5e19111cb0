import type { FastifyReply, FastifyRequest } from 'fastify';
import { setCookieHeader } from '../door/cookies.ts';
import type { DoorAnswer } from '../door/messages.ts';

/** Sends an answer with nothing between it and the socket. */
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
  return reply.send(body);
}
