import type { BoxField, BoxRule } from '@dokubox/spec/operations/box-rules.ts';
import { operations, type OperationId } from '@dokubox/spec/operations/table.ts';
import type { OperationDefinition } from '@dokubox/spec/operations/types.ts';
import { writeLocked } from '@dokubox/spec/workflow/rights.ts';
import { mayActInBox, type RoleAct } from '@dokubox/spec/workflow/roles.ts';
import { thrownAt, type CallInput } from '../handler.ts';
import type { Target } from './call.ts';
import { refusalOf, roleNotAllowed } from '../refusals.ts';
import { boxOf, dokuOf, userOf, viewOf } from './current-user.ts';
import type { Session } from '../sessions/session.ts';
import type { BoxState, DokuState } from '../state.ts';
import { lockHolderFor } from '../views/box.ts';
import { boxFor } from '../views/facts.ts';
import type { World } from '../world/world.ts';

/** The target of any call. */
interface AnyTarget {
  readonly box: BoxState | null;
  readonly doku: DokuState | null;
}

interface NamingInput {
  readonly params: { readonly id: number };
  readonly body: Readonly<Record<BoxField, number>>;
}

interface InWorld {
  readonly world: World;
  readonly session: Session;
}

const nothing: AnyTarget = { box: null, doku: null };

/**
 * The box the call names, if the caller can know of it.
 * @throws Refusal 403, 404 or 409
 */
function named({ by }: BoxRule, call: InWorld, input: CallInput): AnyTarget {
  // The operation declares the placeholder or field its rule names, and the input has been checked
  // against it.
  const { params, body } = input as unknown as NamingInput;
  if (by === 'dokuInPath') return dokuOf(call, params.id);
  return { box: boxOf(call, by === 'boxInPath' ? params.id : body[by]), doku: null };
}

/**
 * Checks that the caller's roles allow the act: the user's roles, and those in the document or the
 * box's documents.
 * @throws Refusal 403
 */
function requireAct(act: RoleAct, { box, doku }: AnyTarget, call: InWorld): void {
  if (act === 'read') return;
  const dokus = doku ? [doku] : (box?.dokus ?? []);
  if (!mayActInBox(act, userOf(call), dokus)) throw roleNotAllowed(act);
}

/** @throws Refusal 409 if the box's end or another user's lock prevents the call */
function requireUnhindered({ stoppedBy }: BoxRule, box: BoxState, call: InWorld): void {
  for (const hindrance of stoppedBy) {
    if (hindrance === 'boxCancelled') {
      if (box.status === 'CANCELLED') throw refusalOf('DOKUBOX_CANCELLED');
    } else if (box.lock) {
      const view = viewOf(call);
      const lockUser = lockHolderFor(box, view);
      if (lockUser === null || !writeLocked(boxFor(box, view.now), view.user)) continue;
      throw refusalOf('DOKUBOX_LOCKED', { lockUser });
    }
  }
}

/**
 * The current box and document of a call, after checking access, the act against the caller's roles
 * and the lock, by the operation's rule. A handler that had to wait calls this
 * again before it writes.
 * @throws Refusal that says at which of the two steps
 */
export function targetOf<Id extends OperationId>(
  call: { readonly id: Id; readonly world: World | null; readonly session: Session | null },
  input: CallInput<Id>,
): Target<Id> {
  const { box: rule, act }: OperationDefinition = operations[call.id];
  if (!rule && act === undefined) return nothing as Target<Id>;
  // Only calls with a complete session have a rule, and those belong to a world.
  const inWorld = call as InWorld;
  let step: 'access' | 'lock' = 'access';
  try {
    const target = rule ? named(rule, inWorld, input) : nothing;
    requireAct(rule?.act ?? act ?? 'read', target, inWorld);
    step = 'lock';
    if (rule && target.box) requireUnhindered(rule, target.box, inWorld);
    return target as Target<Id>;
  } catch (error) {
    throw thrownAt(step, error);
  }
}
