import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { OperationId } from '@dokubox/spec/operations/table.ts';
import { journalOf } from '../engine/handlers/control/journal.ts';

/**
 * Writes a request into the journal of its world. Requests that belong to none, as the
 * control API's, are nobody's business.
 *
 * @param status of the answer; 0 when the connection was closed in place of one
 */
export function writeJournal(request: FastifyRequest, id: OperationId, status: number): void {
  const { sim } = request;
  if (!sim?.world) return;
  const { world, context, username, fault, refusal } = sim;
  journalOf(world).add(
    {
      operationId: id,
      method: request.method,
      path: request.url,
      status,
      ...(refusal ? { messageKey: refusal.messageKey } : {}),
      ...(refusal?.errorCode ? { errorCode: refusal.errorCode } : {}),
      ...(context ? { flowId: context.flowId } : {}),
      ...(username === undefined ? {} : { username }),
      ...(fault ? { faultId: fault.faultId } : {}),
      body: request.body,
    },
    world.clock.nowIso(),
  );
}

/**
 * Writes every answered call of the contract into the journal of its world; before the answer leaves,
 * so that whoever has the answer finds it there.
 */
export function registerJournal(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, _payload, done) => {
    const { outlet } = request.routeOptions.config;
    if (outlet) writeJournal(request, outlet.id, reply.statusCode);
    done();
  });
}
