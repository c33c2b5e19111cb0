import { limits } from '@dokubox/spec/limits.ts';
import { ApiError } from '../api/errors.ts';
import { sendOnLeave } from '../api/leaving.ts';
import type { Services } from '../services/services.ts';
import { BoxLock, type LockTried } from './boxLock.ts';

/** The locks of each mounted portal. */
const locksOf = new WeakMap<Services, Map<string, BoxLock>>();

/** One a box and user while the portal lives, so that leaving and coming back keep their order. */
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
  /** Tries once more to take it; resolves when it was tried. */
  readonly renew: () => Promise<void>;
  /** Ends it; released unless another screen or tab of the same user keeps it. */
  readonly letGo: () => void;
}

/**
 * Takes the lock of a box for one piece of work, and waits for the answer: who is refused it is told
 * before the work begins. A lock that cannot be asked for stops nobody.
 *
 * @returns gives it up, unless a screen or another tab of the same user keeps it
 * @throws ApiError DOKUBOX_LOCKED while somebody else works on the box
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

/** What shows that somebody is there. */
const signs = ['keydown', 'pointerdown', 'wheel'] as const;

/**
 * Takes the lock of a box for writing and keeps it while the page is seen and somebody is there
 * renewed with the poll, at once on return and online again, released when the page goes and
 * when nobody has touched it for long; the next touch asks for it anew. Never rejects.
 * @param onTried called with each try to take it
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
  const comesToSee = () => {
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
  document.addEventListener('visibilitychange', comesToSee, { signal });
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
