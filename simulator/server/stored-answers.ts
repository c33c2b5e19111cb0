import { GENERAL_ERROR_KEY } from '@dokubox/spec/errors.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Responder } from '../door/responder.ts';
import { Refusal } from '../engine/handler.ts';
import { worldIdOfToken } from '../engine/sessions/session.ts';
import { StoreFailed } from '../store/store.ts';
import { sendAnswer } from './send-answer.ts';

/** Headers of an answer that does not leave after all. */
const unsaid = [
  'set-cookie',
  'etag',
  'location',
  'content-type',
  'content-length',
  'content-encoding',
] as const;

/** Seconds after which a call that the store could not serve may be made again. */
const RETRY_AFTER = 1;

/** The answer to a call that the store cannot serve now: 503, and when it may be made again. */
function storeFailed(request: FastifyRequest, error: StoreFailed, responder: Responder) {
  const refusal = new Refusal(503, GENERAL_ERROR_KEY, 'GENERAL_ERROR', { reason: error.message });
  return responder.refusal(request, refusal.after(RETRY_AFTER));
}

/** Sends the answer to a call that the store cannot serve now. */
export function sendStoreFailed(
  request: FastifyRequest,
  reply: FastifyReply,
  error: StoreFailed,
  responder: Responder,
): FastifyReply {
  return sendAnswer(request, reply, storeFailed(request, error, responder));
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Worlds that an answer is about. Undefined if it may be about any world. */
function worldsOf(request: FastifyRequest, reply: FastifyReply): readonly string[] | undefined {
  const { worldId, token } = { ...Object(request.query), ...Object(request.params) } as {
    readonly worldId?: unknown;
    readonly token?: unknown;
  };
  const ids = [request.sim?.world?.id, worldId, isText(token) && worldIdOfToken(token)];
  const named = [...ids, request.sim?.leadsTo].filter(isText);
  if (named.length > 0) return named;
  // A refusal has changed nothing. An address that redirects or signs in a user has changed
  // something.
  const { statusCode } = reply;
  if (statusCode >= 400) return [];
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  return isRead && statusCode < 300 && !reply.hasHeader('set-cookie') ? [] : undefined;
}

/**
 * Delays each answer of a call or page until its changes are stored. If nothing is waiting in its
 * world, the answer is sent at once, whatever other worlds store.
 * @param stored settles when every change of these worlds, or of all worlds, is stored. Undefined
 *   if it already is
 */
export function answerWhenStored(
  app: FastifyInstance,
  stored: (worldIds?: readonly string[]) => Promise<void> | undefined,
  responder: Responder,
): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    const waiting = stored(worldsOf(request, reply));
    if (!waiting) {
      done(null, payload);
      return;
    }
    waiting.then(
      () => {
        done(null, payload);
      },
      (cause: unknown) => {
        for (const name of unsaid) reply.removeHeader(name);
        const why = cause instanceof StoreFailed ? `: ${cause.message}` : '';
        const failure = new StoreFailed(`the changes of this call were not stored${why}`, {
          cause,
        });
        const answer = storeFailed(request, failure, responder);
        reply.code(answer.status).headers(answer.headers);
        done(null, answer.body);
      },
    );
  });
}
