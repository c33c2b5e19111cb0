import { GENERAL_ERROR_KEY } from '@dokubox/spec/errors.ts';
import type { OperationId } from '@dokubox/spec/operations/table.ts';
import type { OperationDefinition } from '@dokubox/spec/operations/types.ts';
import type { Engine } from '../engine/engine.ts';
import { Refusal, type Answer } from '../engine/handler.ts';
import { jsonInSteps } from '../engine/json-in-steps.ts';
import { stepByStep } from '../engine/slices.ts';
import { cookie, sessionCookies, WORLD_COOKIE, WORLD_KIND_COOKIE } from './cookies.ts';
import { errorBodyOf, flowIdOf } from './error-body.ts';
import { etagged } from '@dokubox/spec/operations/etagged.ts';
import { cutByFault } from './faults.ts';
import { writeJournal } from './journal.ts';
import { jsonAnswer, type Cookie, type DoorAnswer, type DoorRequest } from './messages.ts';
import type { DoorOptions } from './options.ts';
import { brokenState } from './request-state.ts';
import { brokenAnswer, brokenByClient, brokenByFault, brokenByMistake } from './verdict.ts';
import { kindText } from './world-kind.ts';
import { errorBodyBreach, type AnswerChecker } from './schema-checks/answer-checker.ts';
import { bytesInSteps, isLong } from './schema-checks/long-answer.ts';

/** The operation of an answer, with the checker of its contract. */
export interface AnsweredOperation {
  readonly id: OperationId;
  readonly operation: OperationDefinition;
  readonly checker: AnswerChecker;
}

/**
 * Length in characters from which an answer is sent as bytes, because encoding a long text takes
 * long too.
 */
const AS_BYTES = 1024 * 1024;

/** Writes answers and refusals, after checking each against the contract. */
export class Responder {
  readonly #options: DoorOptions;

  constructor(options: DoorOptions) {
    this.#options = options;
  }

  /** Writes a successful answer. A long one is checked and written in slices. */
  success(
    request: DoorRequest,
    target: AnsweredOperation,
    answer: Answer,
  ): DoorAnswer | Promise<DoorAnswer> {
    const { schema, mediaType } = target.operation.success;
    if (schema !== null && mediaType === undefined && isLong(answer.body)) {
      return this.#longSuccess(request, target, answer);
    }
    const { checker } = target;
    const isStream = (answer.body as unknown) instanceof ReadableStream;
    const breach = isStream ? null : checker.successBreach(answer.body);
    return this.#checked(request, target, breach, () => this.#successOf(request, target, answer));
  }

  async #longSuccess(request: DoorRequest, target: AnsweredOperation, answer: Answer) {
    const { body } = answer;
    let breach: string | null = null;
    const pieces: string[] = [];
    let length = 0;
    let written: string | Uint8Array = '';
    // A fingerprint, or a fault that truncates the answer, needs its text.
    const asText = etagged.has(target.id) || request.sim?.fault?.malformedBody === true;
    const steps = function* () {
      breach = yield* target.checker.longBreach(body);
      yield* jsonInSteps(body, (text) => {
        pieces.push(text);
        length += text.length;
      });
      const asBytes = length > AS_BYTES && !asText;
      written = asBytes ? yield* bytesInSteps(pieces) : pieces.join('');
    };
    await stepByStep(steps());
    return this.#checked(request, target, breach, () =>
      typeof written === 'string'
        ? this.#jsonOf(request, target, answer, written)
        : {
            ...jsonAnswer(target.operation.success.status, written),
            cookies: cookiesOf(answer, this.#options.engine),
          },
    );
  }

  /** The answer. If it breaks the contract, a 500 replaces it in strict mode. */
  #checked(
    request: DoorRequest,
    target: AnsweredOperation,
    breach: string | null,
    answer: () => DoorAnswer,
  ): DoorAnswer {
    if (breach !== null) {
      this.#count(target.id, breach);
      if (request.sim) request.sim.broken = brokenAnswer(breach);
      if (this.#options.strictResponses) return this.#breachAnswer(request, breach, target);
    }
    return this.#written(request, target, answer());
  }

  #successOf(request: DoorRequest, target: AnsweredOperation, answer: Answer): DoorAnswer {
    const { status, schema, mediaType } = target.operation.success;
    if (schema === null || mediaType !== undefined) {
      const cookies = cookiesOf(answer, this.#options.engine);
      return { status, headers: plainHeaders(answer, mediaType), cookies, body: bytesOf(answer) };
    }
    return this.#jsonOf(request, target, answer, JSON.stringify(answer.body));
  }

  #jsonOf(
    request: DoorRequest,
    { id, operation }: AnsweredOperation,
    answer: Answer,
    text: string,
  ): DoorAnswer {
    const { status } = operation.success;
    const cookies = cookiesOf(answer, this.#options.engine);
    if (!etagged.has(id)) return { ...jsonAnswer(status, cutByFault(request, text)), cookies };
    const etag = `"${this.#options.fingerprint(text)}"`;
    if (isKnown(request, etag)) return { status: 304, headers: { etag }, cookies, body: undefined };
    const { headers, body } = jsonAnswer(status, cutByFault(request, text));
    return { status, headers: { ...headers, etag }, cookies, body };
  }

  /**
   * Writes the refusal for any thrown value. Values that only a mistake can throw become a 500.
   * @param target absent if the contract has no such operation
   */
  refusal(request: DoorRequest, error: unknown, target?: AnsweredOperation): DoorAnswer {
    const part = target?.id ?? 'server';
    const refusal = error instanceof Refusal ? error : this.#failure(part, error);
    const body = errorBodyOf(refusal, this.#flowIdOf(request));
    const sim = (request.sim ??= brokenState(request, this.#options.engine.worlds));
    sim.refusal = body;
    if (error instanceof Refusal) {
      sim.refusedAt = error.step;
      const broken = brokenByClient(error);
      if (broken) sim.broken = broken;
    } else sim.broken = brokenByMistake(error);
    // A fault can answer outside the contract on purpose.
    const byFault = refusal.step === 'fault';
    const unlisted = target?.checker.refusalBreach(refusal.status, body) ?? null;
    if (byFault && unlisted !== null) sim.broken = brokenByFault;
    const breach = !target || byFault ? errorBodyBreach(body) : unlisted;
    if (breach !== null) {
      this.#count(part, breach);
      sim.broken = brokenAnswer(breach);
      if (this.#options.strictResponses) return this.#breachAnswer(request, breach, target);
    }
    const text = cutByFault(request, JSON.stringify(body));
    const answer = jsonAnswer(refusal.status, text);
    const headers = { ...answer.headers, ...refusal.headers };
    return this.#written(request, target, { ...answer, headers });
  }

  /**
   * Returns the answer after writing it to the journal. A journal failure does not undo the call.
   */
  #written(
    request: DoorRequest,
    target: AnsweredOperation | undefined,
    answer: DoorAnswer,
  ): DoorAnswer {
    try {
      writeJournal(this.#options, request, target?.id, answer);
    } catch (error) {
      this.#failure('the journal', error);
    }
    return answer;
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
    const reason = `the answer of ${target?.id ?? 'server'} breaks the contract: ${breach}`;
    const refusal = new Refusal(500, GENERAL_ERROR_KEY, 'GENERAL_ERROR', { reason });
    const text = JSON.stringify(errorBodyOf(refusal, this.#flowIdOf(request)));
    return this.#written(request, target, jsonAnswer(500, text));
  }
}

const noHeaders: DoorAnswer['headers'] = {};

/** Headers of an answer that is not JSON: its redirect target or its media type. */
function plainHeaders({ location }: Answer, mediaType: string | undefined): DoorAnswer['headers'] {
  if (location !== undefined) return { location };
  return mediaType === undefined ? noHeaders : { 'content-type': mediaType };
}

/** The body of an answer that is not JSON. A redirect has none. */
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
