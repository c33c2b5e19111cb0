import { limits } from '@dokubox/spec/limits.ts';
import { conflict, requireWritable } from './boxes.ts';
import { noContent, type Handler } from './call.ts';
import { boxOf, viewOf } from './viewer.ts';
import { lockedStatuses } from './workflow/settled.ts';

/**
 * Takes the lock of a box for writing, or renews the own one. A lock somebody else took is
 * free again once it has expired by the world's clock. Boxes nobody works on together are not locked
 * (A-112).
 */
export const lockDokubox: Handler<'lockDokubox'> = (call) => {
  const { world, input } = call;
  const box = boxOf(call, input.params.id);
  const view = viewOf(call);
  requireWritable(box, view);
  if (!lockedStatuses.includes(box.status)) {
    throw conflict(box, view, { reason: 'a box in this status is not locked' });
  }
  const { username } = view.user;
  const expiresAt = new Date(view.now + limits.lockExpiresMs).toISOString();
  world.commit({ operationId: 'lockDokubox', username }, (tx) => {
    tx.box(box.id).lock = { username, expiresAt };
  });
  return noContent;
};

/** Releases the own lock; somebody else's stays, and nothing is said about it. */
export const unlockDokubox: Handler<'unlockDokubox'> = (call) => {
  const { world, input, session } = call;
  const { username } = session;
  const box = boxOf(call, input.params.id);
  if (box.lock?.username !== username) return noContent;
  world.commit({ operationId: 'unlockDokubox', username }, (tx) => {
    tx.box(box.id).lock = null;
  });
  return noContent;
};
