import { useEffect, useRef, type RefObject } from 'react';
import { limits } from '@dokubox/spec/limits.ts';

/** Attribute of an element that shows an unread message. Its value is the message's id. */
export const UNREAD_ATTRIBUTE = 'data-unread-id';

const THRESHOLDS = [0, 0.25, 0.5, 0.75, 1];

/**
 * Whether half of the message is visible. A message taller than the list must fill half of the
 * list.
 */
function isInSight({ intersectionRatio, intersectionRect, rootBounds }: IntersectionObserverEntry) {
  return (
    intersectionRatio >= 0.5 ||
    (rootBounds !== null &&
      rootBounds.height > 0 &&
      intersectionRect.height >= rootBounds.height / 2)
  );
}

/**
 * Reports which unread messages the user has seen. They must be visible inside `root` for a
 * second without a break, on a visible page. Each id is reported once.
 *
 * @param unread ids of the unread messages that are drawn. A new list restarts the observation
 */
export function useSeen(
  root: RefObject<HTMLElement | null>,
  unread: readonly number[],
  onSeen: ((messageIds: number[]) => void) | undefined,
): void {
  const reported = useRef(new Set<number>());
  const latest = useRef(onSeen);
  useEffect(() => {
    latest.current = onSeen;
  });
  const key = unread.join(' ');
  useEffect(() => {
    const list = root.current;
    if (!list || key === '') return;
    const inSight = new Map<number, number>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const report = () => {
      const now = Date.now();
      const seen = [...inSight].filter(([, since]) => now - since >= limits.messageSeenAfterMs);
      const ids = seen.map(([id]) => id);
      for (const id of ids) {
        reported.current.add(id);
        inSight.delete(id);
      }
      if (ids.length > 0) latest.current?.(ids);
      wait();
    };
    const wait = () => {
      clearTimeout(timer);
      if (inSight.size === 0 || document.visibilityState !== 'visible') return;
      const first = Math.min(...inSight.values());
      timer = setTimeout(report, Math.max(0, first + limits.messageSeenAfterMs - Date.now()));
    };
    const observer = new IntersectionObserver(
      (entries) => {
        for (const entry of entries) {
          const id = Number(entry.target.getAttribute(UNREAD_ATTRIBUTE));
          if (!isInSight(entry)) inSight.delete(id);
          else if (!reported.current.has(id) && !inSight.has(id)) inSight.set(id, Date.now());
        }
        wait();
      },
      { root: list, threshold: THRESHOLDS },
    );
    for (const element of list.querySelectorAll(`[${UNREAD_ATTRIBUTE}]`)) observer.observe(element);
    // No one looks at a hidden page, so the second starts again on return.
    const restart = () => {
      for (const id of inSight.keys()) inSight.set(id, Date.now());
      wait();
    };
    document.addEventListener('visibilitychange', restart);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      document.removeEventListener('visibilitychange', restart);
    };
  }, [key, root]);
}
