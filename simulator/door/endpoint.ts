import { portalHeadersSchema } from '@dokubox/spec/operations/headers.ts';
import type { OperationId } from '@dokubox/spec/operations/table.ts';
import type { OperationDefinition } from '@dokubox/spec/operations/types.ts';
import type { Fault } from '@dokubox/spec/control/schemas/fault.ts';
import { enter, handle, type EnteredCall } from '../engine/engine.ts';
import { Refusal, type Answer } from '../engine/handler.ts';
import { applyFault, takeFault } from './faults.ts';
import { writeJournal } from './journal.ts';
import type { DoorAnswer, DoorRequest, RequestHeaders, RequestState } from './messages.ts';
import type { DoorOptions } from './options.ts';
import { refuseEncodedBody, RequestParts } from './request-parts.ts';
import { carriesLinkKey, checkWorldFits, contextOf, nowMs, readState } from './request-state.ts';
import type { Responder } from './responder.ts';
import { AnswerChecker } from './schema-checks/answer-checker.ts';
import { RequestChecker } from './schema-checks/request-checker.ts';

const portalHeaders = new RequestChecker(portalHeadersSchema, 'headers');

/**
 * One operation of the contract with its path and method: everything between a request and its
 * answer that does not depend on the transport.
 */
export class Endpoint {
  readonly id: OperationId;
  readonly operation: OperationDefinition;
  readonly checker: AnswerChecker;
  readonly #options: DoorOptions;
  readonly #responder: Responder;
  readonly #parts: RequestParts;

  constructor(
    id: OperationId,
    operation: OperationDefinition,
    options: DoorOptions,
    responder: Responder,
  ) {
    this.id = id;
    this.operation = operation;
    this.checker = new AnswerChecker(operation);
    this.#options = options;
    this.#responder = responder;
    this.#parts = new RequestParts(operation);
  }

  /**
   * Checks the caller, the world and the access before the body is read.
   * @returns the fault to apply to the call, if any
   * @throws Refusal
   */
  admit(request: DoorRequest): Fault | undefined {
    const begunAt = nowMs();
    const { id, operation } = this;
    const { engine } = this.#options;
    const { access } = operation;
    const needsControl =
      access === 'control' || (access === 'worldLink' && !carriesLinkKey(request, engine.worlds));
    if (needsControl) this.#options.admitControl(request);
    const context = this.#contextOf(request);
    const state = readState(request, id, context, engine.worlds, begunAt);
    request.sim = state;
    state.entered = enter(engine, id, state);
    checkWorldFits(state);
    refuseEncodedBody(request);
    return takeFault(request, id, state);
  }

  #contextOf({ headers }: DoorRequest) {
    if (this.operation.portalHeaders === false) return null;
    return contextOf(portalHeaders.check(headers) as RequestHeaders);
  }

  /**
   * Applies a fault before the call is done.
   * @returns false if the connection must be closed without an answer
   * @throws Refusal with the fault's status
   */
  async applyFault(request: DoorRequest, fault: Fault): Promise<boolean> {
    const goesOn = await applyFault(fault);
    if (!goesOn) writeJournal(this.#options, request, this.id, null);
    return goesOn;
  }

  /**
   * Carries out an admitted call, synchronously if the engine answers synchronously.
   * @param body parsed JSON, or the fields of a form
   * @throws Refusal, at once or by rejection, for {@link refuse}
   */
  answer(request: DoorRequest, body: unknown): DoorAnswer | Promise<DoorAnswer> {
    const input = this.#parts.read(request, body);
    const reason = this.#options.unavailable[this.id];
    if (reason !== undefined) throw new Refusal(501, 'dde.error.needsServer', null, { reason });
    const state = request.sim as RequestState;
    const answer = handle(state.entered as EnteredCall, input);
    const answered = (given: Answer) => {
      state.leadsTo = given.made ?? given.opened?.worldId;
      return this.#responder.success(request, this, given);
    };
    return answer instanceof Promise ? answer.then(answered) : answered(answer);
  }

  /** The answer to a call that was rejected or failed. */
  refuse(request: DoorRequest, error: unknown): DoorAnswer {
    return this.#responder.refusal(request, error, this);
  }
}
