import type { RefusalStep } from '@dokubox/spec/control/enums.ts';
import { functionOf } from '@dokubox/spec/operations/blocked-functions.ts';
import { operations, type BodyOf, type OperationId } from '@dokubox/spec/operations/table.ts';
import type { OperationDefinition } from '@dokubox/spec/operations/types.ts';
import { sessionFor } from './access.ts';
import { thrownAt, Refusal, type Answer, type CallContext, type CallInput } from './handler.ts';
import type { Call, Engine, Handler } from './handlers/call.ts';
import { requireOpen, requireOptionsOpen } from './handlers/portal-status.ts';
import { handlers } from './handlers/table.ts';
import type { Session } from './sessions/session.ts';
import { targetOf } from './handlers/target.ts';
import type { World } from './world/world.ts';

export type { Engine, EngineSettings } from './handlers/call.ts';

type SubmitBody = BodyOf<'submitClientDokubox' | 'submitBankerDokubox'>;

/** What the head of a request says, before a byte of its body is read. */
export interface RequestHead {
  /** The world the call belongs to; null only where {@link needsWorld} says so. */
  readonly world: World | null;
  /** `X-Id-Token`, else the session cookie, else null. */
  readonly token: string | null;
  readonly context: CallContext | null;
  /** `Last-Event-ID`; absent where it was not sent. */
  readonly lastEventId?: string | undefined;
}

/** A call that was let in. Only {@link enter} makes one, so that no handler is reached without. */
export interface EnteredCall<Id extends OperationId = OperationId> extends RequestHead {
  readonly engine: Engine;
  readonly id: Id;
  /** Null for calls that need none. */
  readonly session: Session | null;
}

/** False for the control API and `/config.json`, which belong to no world. */
export function needsWorld(id: OperationId): boolean {
  return id !== 'getConfig' && operations[id].tag !== 'simulation';
}

/**
 * The first half of the pipeline: access, then portal status. It asks for nothing but the head of a
 * request, so that nobody sends a body to a door that stays shut; {@link handle} goes on where it ends.
 * What was decided here holds for the whole request.
 * @throws Refusal that says at which step
 */
export function enter<Id extends OperationId>(
  engine: Engine,
  id: Id,
  { world, token, context, lastEventId }: RequestHead,
): EnteredCall<Id> {
  const operation: OperationDefinition = operations[id];
  let step: RefusalStep = 'access';
  try {
    if (!world && needsWorld(id)) throw new Refusal(404, 'dde.error.unknownWorld', null);
    world?.about.used();
    const session = sessionFor(operation, world, engine.worlds, token, context);
    step = 'portalStatus';
    // Keeping the session itself stays possible, so that a blocked user can read why and leave.
    if (world && operation.access === 'session') requireOpen(world, functionOf(operation));
    return { engine, id, world, session, token, context, lastEventId };
  } catch (error) {
    throw thrownAt(step, error);
  }
}

/**
 * The second half, once the body is read and checked: portal status of the options chosen in it, access
 * to the box the call is about and its lock, then the handler. Synchronous where the handler is, so that
 * a read costs no turn of the event loop.
 * @throws Refusal that says at which step, at once or by rejection, for everything the contract refuses
 */
export function handle<Id extends OperationId>(
  entered: EnteredCall<Id>,
  input: CallInput<Id>,
): Answer<Id> | Promise<Answer<Id>> {
  const { engine, id, world, session, token, context, lastEventId = null } = entered;
  const { choosesOptions }: OperationDefinition = operations[id];
  // Unknown, as the compiler of editors gives up at the bodies of all operations.
  const { body }: { readonly body: unknown } = input;
  if (choosesOptions && world) requireOptionsOpen(world, body as SubmitBody);
  const { box, doku } = targetOf(entered, input);
  try {
    const handler = handlers[id] as Handler<Id>;
    // The operation decides which of these are null, and Call says so by type.
    const call = {
      engine,
      id,
      world,
      session,
      token,
      input,
      context,
      lastEventId,
      box,
      doku,
    } as Call<Id>;
    const answer = handler(call);
    if (!(answer instanceof Promise)) return answer;
    return answer.catch((error: unknown) => {
      throw thrownAt('rules', error);
    });
  } catch (error) {
    throw thrownAt('rules', error);
  }
}
