import { limits } from '@dokubox/spec/limits.ts';
import { ApiError } from '../api/errors.ts';
import { sendOnLeave } from '../api/leaving.ts';
import type { Services } from '../services/services.ts';
import { BoxLock, type LockTried } from './boxLock.ts';

/** The locks of each mounted portal. */
const locksOf = new WeakMap<Services, Map<string, BoxLock>>();

/**
 * Returns the lock of a box and user. There is one while the portal lives, so that leaving and
 * returning keep their order.
 */
function lockOf(services: Services, id: number, username: string): BoxLock {
  const locks = locksOf.get(services) ?? new Map<string, BoxLock>();
  locksOf.set(services, locks);
  const topic = `${username} ${id}`;
  const known = locks.get(topic);
  if (known) return known;
  const args = { params: { id }, body: {} };
  const { api, platform } = services;
  const lock = new BoxLock(
    topic,
    {
      take: () => api.call('lockDokubox', args, { shownInPlace: true }),
      release: () => sendOnLeave(api, 'unlockDokubox', args),
    },
    platform.openChannel,
  );
  locks.set(topic, lock);
  return lock;
}

/** A lock that is kept while a screen is open. */
export interface KeptLock {
  /** Tries again to take the lock. Resolves after the attempt. */
  readonly renew: () => Promise<void>;
  /** Lets go of the lock. It is released unless another screen or tab of the same user keeps it. */
  readonly letGo: () => void;
}

/**
 * Takes the lock of a box for one task and waits for the answer, so that a rejected user knows
 * before they begin. If the lock cannot be requested, the user may work without it.
 *
 * @returns a function that lets go of the lock, unless a screen or another tab of the same user
 * keeps it
 * @throws ApiError DOKUBOX_LOCKED while another user works on the box
 */
export async function takeBoxLock(
  services: Services,
  id: number,
  username: string,
): Promise<() => void> {
  const lock = lockOf(services, id, username);
  let refusal: unknown;
  const letGo = lock.hold((cause) => {
    refusal = cause;
  });
  await lock.settled();
  if (!(refusal instanceof ApiError) || refusal.errorCode !== 'DOKUBOX_LOCKED') return letGo;
  letGo();
  throw refusal;
}

/** Events that show that the user is there. */
const signs = ['keydown', 'pointerdown', 'wheel'] as const;

/**
 * Takes the lock of a box for writing, and keeps it while the page is visible and the user is there
 * . It is renewed with the poll, and at once when the page or the connection returns. It is
 * released when the page closes or the user has been inactive for long. The user's next action
 * requests it again. Never rejects.
 * @param onTried called with each attempt to take it
 */
export function keepBoxLock(
  services: Services,
  id: number,
  username: string,
  onTried?: LockTried,
): KeptLock {
  const lock = lockOf(services, id, username);
  const letGo = lock.hold(onTried);
  let seenAt = Date.now();
  let resting = false;
  const renew = () => {
    if (!document.hidden && !resting) void lock.renew();
  };
  const isThere = () => {
    seenAt = Date.now();
    if (!resting) return;
    resting = false;
    renew();
  };
  const tick = () => {
    if (Date.now() - seenAt < limits.lockIdleMs) {
      renew();
      return;
    }
    if (!resting) void lock.rest();
    resting = true;
  };
  const onVisibilityChange = () => {
    if (document.hidden) return;
    if (resting) isThere();
    else renew();
  };
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (persisted) lock.comeBack();
  };
  const ended = new AbortController();
  const { signal } = ended;
  const timer = setInterval(tick, limits.windowPollMs);
  for (const sign of signs) {
    window.addEventListener(sign, isThere, { capture: true, passive: true, signal });
  }
  document.addEventListener('visibilitychange', onVisibilityChange, { signal });
  window.addEventListener('online', renew, { signal });
  window.addEventListener(
    'pagehide',
    () => {
      lock.leaveNow();
    },
    { signal },
  );
  window.addEventListener('pageshow', comeBack, { signal });
  return {
    renew: () => lock.renew(),
    letGo: () => {
      clearInterval(timer);
      ended.abort();
      letGo();
    },
  };
}
