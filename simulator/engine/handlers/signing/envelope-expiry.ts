import { limits } from '@dokubox/spec/limits.ts';
import type { BoxState } from '../../state.ts';
import type { World } from '../../world/world.ts';
import { systemUser } from '../workflow/archive-jobs.ts';
import { changeBox } from '../workflow/change-box.ts';
import { startedEnvelopes } from '../workflow/started-envelopes.ts';
import { envelopeRuns } from '../../views/facts.ts';
import { withAct } from './envelope-acts.ts';
import { endOpenWorksteps } from './worksteps.ts';

/**
 * When an envelope expires, in milliseconds since 1970. An envelope that was open from the start
 * counts from the world's start, unless its scenario sets the time. Its box may have been sent
 * weeks ago, but no user has seen it yet.
 */
function expiresAt(expiry: string | null, world: World): number {
  return expiry === null ? world.startedAt + limits.envelopeMs : Date.parse(expiry);
}

/** The box after the signing service reported its envelope as expired, if it is due. */
export function withEnvelopeExpired(world: World, box: BoxState): BoxState {
  const { envelopeId } = box;
  if (envelopeId === null || box.status === 'CANCELLED' || !envelopeRuns(box)) return box;
  const at = expiresAt(box.envelopeExpiresAt, world);
  if (world.clock.nowMs() < at) return box;
  const act = {
    action: 'envelopeExpired',
    username: null,
    reason: null,
    at: new Date(at).toISOString(),
  } as const;
  endOpenWorksteps(world, envelopeId, 'expired');
  return changeBox(world, box, { operationId: 'signCallback', username: systemUser }, (tx) =>
    withAct(box, act, { nextId: tx.nextId.bind(tx), keep: (bytes) => world.blobs.put(bytes) }),
  );
}

/** Ends every expired envelope, yielding after each box. */
export function* takeExpiries(world: World): Generator<void> {
  const now = world.clock.nowMs();
  function* look(boxId: number, expiry: string | null): Generator<void> {
    if (now < expiresAt(expiry, world)) return;
    const box = world.boxes.get(boxId);
    if (box) withEnvelopeExpired(world, box);
    yield;
  }
  for (const { boxId, expiresAt: expiry } of world.signing) yield* look(boxId, expiry);
  for (const [boxId, expiry] of startedEnvelopes(world)) yield* look(boxId, expiry);
}
