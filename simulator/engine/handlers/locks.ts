import { limits } from '@dokubox/spec/limits.ts';
import { lockable } from '@dokubox/spec/workflow/rights.ts';
import type { World } from '../world/world.ts';
import { conflict } from './boxes.ts';
import { noContent, type Handler } from './call.ts';
import { viewOf } from './current-user.ts';

/** Index of boxes by lock holder. Only a hint: the box itself records its holder. */
const taken = new WeakMap<World, Map<string, Set<number>>>();

/** Locks taken before the world was restored from a store. */
function lockedBefore(world: World): Map<string, Set<number>> {
  const byUser = new Map<string, Set<number>>();
  for (const { id, lock } of world.changedBoxes()) {
    if (!lock) continue;
    const boxes = byUser.get(lock.username);
    if (boxes) boxes.add(id);
    else byUser.set(lock.username, new Set([id]));
  }
  return byUser;
}

function takenBy(world: World, username: string): Set<number> {
  const byUser = taken.get(world) ?? lockedBefore(world);
  taken.set(world, byUser);
  const boxes = byUser.get(username) ?? new Set<number>();
  byUser.set(username, boxes);
  return boxes;
}

/**
 * Takes the write lock of a box, or renews it. Another user's lock can be taken once it has
 * expired by the world's clock. Only boxes that both sides work on can be locked.
 */
export const lockDokubox: Handler<'lockDokubox'> = (call) => {
  const { box, id, world } = call;
  const view = viewOf(call);
  if (!lockable(box)) {
    throw conflict(box, view, { reason: 'a box in this status cannot be locked' });
  }
  const { username } = view.user;
  const expiresAt = new Date(view.now + limits.lockExpiresMs).toISOString();
  world.commit({ operationId: id, username }, (tx) => {
    tx.changeBox(box.id, { lock: { username, expiresAt } });
  });
  takenBy(world, username).add(box.id);
  return noContent;
};

/** Releases a user's locks, for example at sign-out. Another session of theirs takes them again. */
export function releaseLocks(world: World, username: string): void {
  for (const id of takenBy(world, username)) {
    if (world.boxes.get(id)?.lock?.username !== username) continue;
    world.commit({ operationId: 'unlockDokubox', username }, (tx) => {
      tx.box(id).lock = null;
    });
  }
  taken.get(world)?.delete(username);
}

/** Releases the caller's lock. Another user's lock stays, without an error. */
export const unlockDokubox: Handler<'unlockDokubox'> = ({ box, id, session, world }) => {
  const { username } = session;
  if (box.lock?.username !== username) return noContent;
  world.commit({ operationId: id, username }, (tx) => {
    tx.changeBox(box.id, { lock: null });
  });
  takenBy(world, username).delete(box.id);
  return noContent;
};
