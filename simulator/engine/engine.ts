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

/** The head of a request, known before its body is read. */
export interface RequestHead {
  /** The world of the call. Null only if {@link needsWorld} is false. */
  readonly world: World | null;
  /** `X-Id-Token`, else the session cookie, else null. */
  readonly token: string | null;
  readonly context: CallContext | null;
  /** `Last-Event-ID`, if it was sent. */
  readonly lastEventId?: string | undefined;
}

/**
 * An admitted call. Only {@link enter} creates one, so that no handler can be reached without it.
 */
export interface EnteredCall<Id extends OperationId = OperationId> extends RequestHead {
  readonly engine: Engine;
  readonly id: Id;
  /** Null for calls that need no session. */
  readonly session: Session | null;
}

/** False for the control API and `/config.json`, which have no world. */
export function needsWorld(id: OperationId): boolean {
  return id !== 'getConfig' && operations[id].tag !== 'simulation';
}

/**
 * The first half of the pipeline: access, then portal status. It needs only the head of a request,
 * so that no one sends a body for a rejected call. {@link handle} is the second half. The decisions
 * here apply to the whole request.
 * @throws Refusal that names its step
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
    // Calls about the session stay possible, so that a blocked user can read the notice and sign
    // out.
    if (world && operation.access === 'session') requireOpen(world, functionOf(operation));
    return { engine, id, world, session, token, context, lastEventId };
  } catch (error) {
    throw thrownAt(step, error);
  }
}

/**
 * The second half, once the body is read and checked: portal status of its options, access to the
 * box and its lock, then the handler. It is synchronous if the handler is, so that a read needs no
 * turn of the event loop.
 * @throws Refusal that names its step, at once or by rejection, for everything the contract rejects
 */
export function handle<Id extends OperationId>(
  entered: EnteredCall<Id>,
  input: CallInput<Id>,
): Answer<Id> | Promise<Answer<Id>> {
  const { engine, id, world, session, token, context, lastEventId = null } = entered;
  const { choosesOptions }: OperationDefinition = operations[id];
  // Unknown, because type checks in editors fail on the union of all bodies.
  const { body }: { readonly body: unknown } = input;
  if (choosesOptions && world) requireOptionsOpen(world, body as SubmitBody);
  const { box, doku } = targetOf(entered, input);
  try {
    const handler = handlers[id] as Handler<Id>;
    // The operation decides which of these are null, and the type of Call declares it.
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
