import type { World } from '../../world/world.ts';

/**
 * When the envelopes that were started in a world run out, by box, so that lists need not look at every
 * box. Hints only, the earliest of a box: boxes say what is true.
 */
const started = new WeakMap<World, Map<number, string>>();

/** The hints of a world; one that came back from a store looks once at what it has changed. */
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

/** Remembers a box whose signing starts. */
export function envelopeStarted(world: World, boxId: number, expiresAt: string): void {
  const boxes = startedIn(world);
  const known = boxes.get(boxId);
  if (known === undefined || expiresAt < known) boxes.set(boxId, expiresAt);
}

/** Boxes in which signing was started, each with a moment from which it is worth a look. */
export function startedEnvelopes(world: World): Iterable<readonly [boxId: number, at: string]> {
  return startedIn(world);
}
