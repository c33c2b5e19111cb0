import { limits } from '@dokubox/spec/limits.ts';
import { sendOnLeave } from '../api/leaving.ts';
import { call } from '../api/portal.ts';
import { BoxLock, type LockTried } from './boxLock.ts';

/** One lock a box and user while the page lives, so that leaving and coming back keep their order. */
const locks = new Map<string, BoxLock>();

function lockOf(id: number, username: string): BoxLock {
  const topic = `${username} ${id}`;
  const known = locks.get(topic);
  if (known) return known;
  const args = { params: { id }, body: {} };
  const lock = new BoxLock(topic, {
    take: () => call('lockDokubox', args, { shownInPlace: true }),
    release: () => sendOnLeave('unlockDokubox', args),
  });
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
export function keepBoxLock(id: number, username: string, onTried?: LockTried): KeptLock {
  const lock = lockOf(id, username);
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
