import type { OperationId } from '@dokubox/spec/operations/table.ts';
import { journalOf } from '../engine/handlers/control/journal.ts';
import type { DoorRequest } from './messages.ts';

/**
 * Writes a request into the journal of its world. Requests that belong to none, as the
 * control API's, are nobody's business. Called before the answer leaves, so that whoever has the answer
 * finds it there.
 *
 * @param status of the answer; 0 when the connection was closed in place of one
 */
export function writeJournal(request: DoorRequest, id: OperationId, status: number): void {
  const { sim } = request;
  if (!sim?.world) return;
  const { world, context, entered, fault, refusal, refusedAt } = sim;
  const length = request.headers['content-length'];
  journalOf(world).add(
    {
      operationId: id,
      method: request.method,
      path: request.url,
      status,
      messageKey: refusal?.messageKey,
      errorCode: refusal?.errorCode ?? undefined,
      reason: refusal?.reason,
      fields: refusal?.fieldErrors?.map(({ field }) => field),
      step: refusedAt,
      flowId: context?.flowId,
      username: entered?.session?.username,
      faultId: fault?.faultId,
      body: request.body,
      bodySize: length === undefined ? undefined : Number(length),
    },
    world.clock.nowMs(),
  );
}
