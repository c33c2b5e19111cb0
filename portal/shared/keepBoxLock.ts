import { limits } from '@dokubox/spec/limits.ts';
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
 * Takes the lock of a box for writing and keeps it while the page is seen: renewed with the
 * poll, at once on return and online again, released when the page goes. Never rejects.
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
  const renew = () => {
    if (!document.hidden) void lock.renew();
  };
  const leave = () => {
    lock.leaveNow();
  };
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (persisted) lock.comeBack();
  };
  const timer = setInterval(renew, limits.windowPollMs);
  document.addEventListener('visibilitychange', renew);
  window.addEventListener('online', renew);
  window.addEventListener('pagehide', leave);
  window.addEventListener('pageshow', comeBack);
  return {
    renew: () => lock.renew(),
    letGo: () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', renew);
      window.removeEventListener('online', renew);
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', comeBack);
      letGo();
    },
  };
}
