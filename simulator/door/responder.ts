import { GENERAL_ERROR_KEY } from '@dokubox/spec/errors.ts';
import type { OperationId } from '@dokubox/spec/operations/table.ts';
import type { OperationDefinition } from '@dokubox/spec/operations/types.ts';
import type { Engine } from '../engine/engine.ts';
import { Refusal, type Answer } from '../engine/handler.ts';
import { cookie, sessionCookies, WORLD_COOKIE, WORLD_KIND_COOKIE } from './cookies.ts';
import { errorBodyOf, flowIdOf } from './error-body.ts';
import { etagged } from './etagged.ts';
import { cutByFault } from './faults.ts';
import { writeJournal } from './journal.ts';
import { jsonAnswer, type Cookie, type DoorAnswer, type DoorRequest } from './messages.ts';
import type { DoorOptions } from './options.ts';
import { kindText } from './world-kind.ts';
import { errorBodyBreach, type AnswerValidator } from './validation/answer-validator.ts';

/** The operation an answer belongs to, with what holds the answer against the contract. */
export interface AnsweredOperation {
  readonly id: OperationId;
  readonly operation: OperationDefinition;
  readonly validator: AnswerValidator;
}

/** Writes answers and refusals, each held against the contract first. */
export class Responder {
  readonly #options: DoorOptions;

  constructor(options: DoorOptions) {
    this.#options = options;
  }

  /** A success. */
  success(request: DoorRequest, target: AnsweredOperation, answer: Answer): DoorAnswer {
    const { id, operation, validator } = target;
    const isStream = (answer.body as unknown) instanceof ReadableStream;
    const breach = isStream ? null : validator.successBreach(answer.body);
    if (breach !== null) {
      this.#count(id, breach);
      if (this.#options.strictResponses) return this.#breachAnswer(request, breach, target);
    }
    const cookies = cookiesOf(answer, this.#options.engine);
    const { status, schema, mediaType } = operation.success;
    if (schema === null || mediaType !== undefined) {
      writeJournal(request, id, status);
      return { status, headers: plainHeaders(answer, mediaType), cookies, body: bytesOf(answer) };
    }
    const text = JSON.stringify(answer.body);
    if (!etagged.has(id)) {
      writeJournal(request, id, status);
      return { ...jsonAnswer(status, cutByFault(request, text)), cookies };
    }
    const etag = `"${this.#options.fingerprint(text)}"`;
    if (isKnown(request, etag)) {
      writeJournal(request, id, 304);
      return { status: 304, headers: { etag }, cookies, body: undefined };
    }
    writeJournal(request, id, status);
    const { headers, body } = jsonAnswer(status, cutByFault(request, text));
    return { status, headers: { ...headers, etag }, cookies, body };
  }

  /** A refusal of the contract from whatever was thrown; what only a mistake can throw as 500. */
  refusal(request: DoorRequest, error: unknown, target?: AnsweredOperation): DoorAnswer {
    const where = target?.id ?? 'server';
    const refusal = error instanceof Refusal ? error : this.#failure(where, error);
    const body = errorBodyOf(refusal, this.#flowIdOf(request));
    if (request.sim) {
      request.sim.refusal = body;
      if (error instanceof Refusal) request.sim.refusedAt = error.step;
    }
    // A fault may answer what the contract does not know: that is what it is for.
    const free = !target || request.sim?.fault?.status === refusal.status;
    const breach = free
      ? errorBodyBreach(body)
      : target.validator.refusalBreach(refusal.status, body);
    if (breach !== null) {
      this.#count(where, breach);
      if (this.#options.strictResponses) return this.#breachAnswer(request, breach, target);
    }
    if (target) writeJournal(request, target.id, refusal.status);
    return jsonAnswer(refusal.status, cutByFault(request, JSON.stringify(body)));
  }

  #flowIdOf(request: DoorRequest): string {
    return flowIdOf(request, this.#options.newFlowId);
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

  #breachAnswer(request: DoorRequest, breach: string, target?: AnsweredOperation): DoorAnswer {
    if (target) writeJournal(request, target.id, 500);
    const reason = `the answer of ${target?.id ?? 'server'} breaks the contract: ${breach}`;
    const refusal = new Refusal(500, GENERAL_ERROR_KEY, 'GENERAL_ERROR', { reason });
    return jsonAnswer(500, JSON.stringify(errorBodyOf(refusal, this.#flowIdOf(request))));
  }
}

/** Headers of an answer that is no JSON: where it leads, or what its bytes are. */
function plainHeaders({ location }: Answer, mediaType: string | undefined) {
  return {
    ...(location === undefined ? {} : { location }),
    ...(location !== undefined || mediaType === undefined ? {} : { 'content-type': mediaType }),
  };
}

/** The body of an answer that is no JSON; a redirect has none. */
function bytesOf({ location, body }: Answer): DoorAnswer['body'] {
  return location === undefined ? (body as DoorAnswer['body']) : undefined;
}

function cookiesOf(
  { sessionToken, opened }: Answer,
  { worlds }: Engine,
): readonly Cookie[] | undefined {
  if (sessionToken === undefined) return undefined;
  const session = sessionCookies(sessionToken);
  if (!opened) return session;
  const { worldId, user } = opened;
  const world = worlds.get(worldId);
  const kind = world ? kindText(world, user) : null;
  return [...session, cookie(WORLD_COOKIE, worldId), cookie(WORLD_KIND_COOKIE, kind)];
}

function isKnown({ headers }: DoorRequest, etag: string): boolean {
  const known = headers['if-none-match'];
  if (typeof known !== 'string') return false;
  return known.split(',').some((one) => one.trim().replace(/^W\//, '') === etag);
}
