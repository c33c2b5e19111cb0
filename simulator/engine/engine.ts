import { operations, type OperationId } from '@dokubox/spec/operations/table.ts';
import type { OperationDefinition } from '@dokubox/spec/operations/types.ts';
import { admit } from './access.ts';
import { Refusal, type Answer, type CallContext, type CallInput } from './handler.ts';
import { notBuilt, type Call, type Engine, type Handler } from './handlers/call.ts';
import { handlers } from './handlers/table.ts';
import type { World } from './world/world.ts';

export type { Engine, EngineSettings } from './handlers/call.ts';

/** A validated request on its way to the engine. */
export interface EngineRequest<Id extends OperationId> {
  /** The world the call belongs to; null only where {@link needsWorld} says so. */
  readonly world: World | null;
  /** `X-Id-Token`, else the session cookie, else null. */
  readonly token: string | null;
  readonly input: CallInput<Id>;
  readonly context: CallContext | null;
}

/** False for the control API and `/config.json`, which belong to no world. */
export function needsWorld(id: OperationId): boolean {
  return id !== 'getConfig' && operations[id].tag !== 'simulation';
}

/** True once an operation does more than answer 501. */
export function isBuilt(id: OperationId): boolean {
  return handlers[id] !== notBuilt;
}

/**
 * Answers one call: lets it in, then hands it to its handler. Synchronous where the handler is, so
 * that a read costs no turn of the event loop.
 * @throws Refusal, at once or by rejection, for everything the contract refuses
 */
export function handle<Id extends OperationId>(
  engine: Engine,
  id: Id,
  request: EngineRequest<Id>,
): Answer<Id> | Promise<Answer<Id>> {
  const { world, token, input, context } = request;
  const operation: OperationDefinition = operations[id];
  if (!world && needsWorld(id)) throw new Refusal(404, 'dde.error.unknownWorld', null);
  const session = admit(operation, world, engine.worlds, token, context);
  const handler = handlers[id] as Handler<Id>;
  // The access of the operation decides which of these are null, and Call says so by type.
  return handler({ engine, world, session, token, input, context } as Call<Id>);
}
