import type { World } from '../../world/world.ts';

/**
 * When the envelopes that were started in a world run out, by box, so that lists need not look at every
 * box. Hints only, the earliest of a box: boxes say what is true.
 */
const started = new WeakMap<World, Map<number, string>>();

/** Remembers a box whose signing starts. */
export function envelopeStarted(world: World, boxId: number, expiresAt: string): void {
  const boxes = started.get(world) ?? new Map<number, string>();
  const known = boxes.get(boxId);
  if (known === undefined || expiresAt < known) boxes.set(boxId, expiresAt);
  started.set(world, boxes);
}

/** Boxes in which signing was started, each with a moment from which it is worth a look. */
export function startedEnvelopes(world: World): Iterable<readonly [boxId: number, at: string]> {
  return started.get(world) ?? [];
}
