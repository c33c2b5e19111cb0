import type { World } from '../../world/world.ts';

/**
 * Expiry times of envelopes started in a world, by box, so that lists need not check every box.
 * Only hints, the earliest per box: the boxes record the state.
 */
const started = new WeakMap<World, Map<number, string>>();

/**
 * The hints of a world. A world restored from a store collects them once from its changed boxes.
 */
function startedIn(world: World): Map<number, string> {
  let boxes = started.get(world);
  if (!boxes) {
    started.set(world, (boxes = new Map()));
    for (const { id, envelopeId, envelopeExpiresAt } of world.changedBoxes()) {
      if (envelopeId !== null && envelopeExpiresAt !== null) boxes.set(id, envelopeExpiresAt);
    }
  }
  return boxes;
}

/** Records a box whose signing starts. */
export function envelopeStarted(world: World, boxId: number, expiresAt: string): void {
  const boxes = startedIn(world);
  const known = boxes.get(boxId);
  if (known === undefined || expiresAt < known) boxes.set(boxId, expiresAt);
}

/** Boxes in which signing has started, each with the time of its next check. */
export function startedEnvelopes(world: World): Iterable<readonly [boxId: number, at: string]> {
  return startedIn(world);
}
