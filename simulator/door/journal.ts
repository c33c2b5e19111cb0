import type { OperationId } from '@dokubox/spec/operations/table.ts';
import { journalOf, strayRequestsOf, type AnsweredRequest } from '../engine/traffic/journal.ts';
import type { DoorAnswer, DoorRequest, RequestState } from './messages.ts';
import type { DoorOptions } from './options.ts';
import { nowMs } from './request-state.ts';
import { brokenByFault, spoilsAnswer } from './verdict.ts';

/** Status of a connection that was closed without an answer. */
const CLOSED = 0;

function answered(
  request: DoorRequest,
  id: OperationId | undefined,
  answer: DoorAnswer | null,
  sim: RequestState,
): AnsweredRequest {
  const { context, entered, fault, refusal, refusedAt } = sim;
  const broken = sim.broken ?? (spoilsAnswer(fault) ? brokenByFault : undefined);
  const length = request.headers['content-length'];
  return {
    operationId: id,
    method: request.method,
    path: request.url,
    status: answer?.status ?? CLOSED,
    verdict: broken?.by ?? 'KEPT',
    brokenPart: broken?.part,
    breach: broken?.breach,
    commands: sim.commands,
    durationMs: Math.round((nowMs() - sim.begunAt) * 100) / 100,
    messageKey: refusal?.messageKey,
    errorCode: refusal?.errorCode ?? undefined,
    reason: refusal?.reason,
    fields: refusal?.fieldErrors?.map(({ field }) => field),
    step: refusedAt,
    flowId: context?.flowId,
    username: entered?.session?.username,
    clientNumber: entered?.session?.clientNumber,
    faultId: fault?.faultId,
    body: request.body,
    bodySize: length === undefined ? undefined : Number(length),
    headers: request.headers,
    answer: answer ?? undefined,
  };
}

/**
 * Writes a request into the journal of its world. A request without a world, as to the
 * control API, is recorded only if it was rejected. Called before the answer is sent, so
 * that its receiver finds it there.
 * @param id undefined if the contract has no such operation
 * @param answer null if the connection is closed without one
 */
export function writeJournal(
  { engine, keepsJournal = true }: DoorOptions,
  request: DoorRequest,
  id: OperationId | undefined,
  answer: DoorAnswer | null,
): void {
  const { sim } = request;
  if (!sim || !keepsJournal) return;
  if (sim.world) {
    journalOf(sim.world).add(answered(request, id, answer, sim), sim.world.clock.nowMs());
  } else if (sim.refusal) {
    const { worlds } = engine;
    strayRequestsOf(worlds).add(answered(request, id, answer, sim), worlds.realNow);
  }
}
