import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { GENERAL_ERROR_KEY } from '@dokubox/spec/errors.ts';
import type { OperationId } from '@dokubox/spec/operations/table.ts';
import type { OperationDefinition } from '@dokubox/spec/operations/types.ts';
import { Refusal, type Answer } from '../engine/handler.ts';
import { SESSION_COOKIE, setCookie, WORLD_COOKIE } from './cookies.ts';
import { errorBodyOf, flowIdOf, refusalFrom, sendJson } from './errors/error-body.ts';
import { etagged } from './etagged.ts';
import { throughFault } from './faults.ts';
import { writeJournal } from './journal.ts';
import type { ServerOptions } from './options.ts';
import { AnswerValidator, errorBodyBreach } from './validation/answer-validator.ts';

/** One operation on its way out. */
export interface Outlet {
  readonly id: OperationId;
  readonly operation: OperationDefinition;
  readonly validator: AnswerValidator;
}

/** Sends answers and refusals, each held against the contract first. */
export class Answers {
  readonly #options: ServerOptions;

  constructor(options: ServerOptions) {
    this.#options = options;
  }

  outlet(id: OperationId, operation: OperationDefinition): Outlet {
    return { id, operation, validator: new AnswerValidator(operation) };
  }

  /** Sends a success. */
  success(request: FastifyRequest, reply: FastifyReply, outlet: Outlet, answer: Answer) {
    const { id, operation, validator } = outlet;
    const breach = validator.successBreach(answer.body);
    if (breach !== null) {
      this.#count(id, breach);
      if (this.#options.strictResponses) return this.#sendBreach(request, reply, breach, outlet);
    }
    this.#setCookies(request, reply, outlet, answer);
    const { status, schema, mediaType } = operation.success;
    const text = schema === null || mediaType !== undefined ? null : JSON.stringify(answer.body);
    if (text !== null && etagged.has(id) && this.#unchanged(request, reply, text)) {
      writeJournal(request, id, 304);
      return reply.code(304).send();
    }
    writeJournal(request, id, status);
    if (answer.location !== undefined) return reply.redirect(answer.location, status);
    if (text !== null) return sendJson(reply, status, throughFault(request, text));
    if (mediaType !== undefined) reply.type(mediaType);
    return reply.code(status).send(answer.body);
  }

  /** Sends whatever was thrown as a refusal of the contract; what only a mistake can throw as 500. */
  refusal(request: FastifyRequest, reply: FastifyReply, error: unknown, outlet?: Outlet) {
    const where = outlet?.id ?? 'server';
    const refusal = refusalFrom(error) ?? this.#failure(where, error);
    const body = errorBodyOf(refusal, flowIdOf(request));
    if (request.sim) request.sim.refusal = body;
    // A fault may answer what the contract does not know: that is what it is for.
    const free = !outlet || request.sim?.fault?.status === refusal.status;
    const breach = free
      ? errorBodyBreach(body)
      : outlet.validator.refusalBreach(refusal.status, body);
    if (breach !== null) {
      this.#count(where, breach);
      if (this.#options.strictResponses) return this.#sendBreach(request, reply, breach, outlet);
    }
    if (outlet) writeJournal(request, outlet.id, refusal.status);
    return sendJson(reply, refusal.status, throughFault(request, JSON.stringify(body)));
  }

  #failure(where: string, error: unknown): Refusal {
    const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
    this.#options.onProblem?.({ kind: 'failure', where, detail });
    return new Refusal(500, GENERAL_ERROR_KEY, 'GENERAL_ERROR');
  }

  #count(where: string, detail: string): void {
    this.#options.breaches.count += 1;
    this.#options.onProblem?.({ kind: 'breach', where, detail });
  }

  #sendBreach(request: FastifyRequest, reply: FastifyReply, breach: string, outlet?: Outlet) {
    if (outlet) writeJournal(request, outlet.id, 500);
    const reason = `the answer of ${outlet?.id ?? 'server'} breaks the contract: ${breach}`;
    const refusal = new Refusal(500, GENERAL_ERROR_KEY, 'GENERAL_ERROR', { reason });
    return sendJson(reply, 500, JSON.stringify(errorBodyOf(refusal, flowIdOf(request))));
  }

  #setCookies(request: FastifyRequest, reply: FastifyReply, outlet: Outlet, answer: Answer): void {
    if (answer.sessionToken === undefined) return;
    setCookie(request, reply, SESSION_COOKIE, answer.sessionToken);
    if (outlet.id === ('openWorld' satisfies OperationId)) {
      const { worldId } = request.params as { worldId: string };
      setCookie(request, reply, WORLD_COOKIE, worldId);
    }
  }

  #unchanged(request: FastifyRequest, reply: FastifyReply, text: string): boolean {
    const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
    reply.header('etag', etag);
    const known = request.headers['if-none-match'] ?? '';
    return known.split(',').some((one) => one.trim().replace(/^W\//, '') === etag);
  }
}
