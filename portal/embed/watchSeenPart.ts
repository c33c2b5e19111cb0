import type { SeenPart } from './frameMessages.ts';

/** What may move the frame, or what cuts it. */
const moves = ['scroll', 'resize'] as const;

/**
 * Tells a listener which part of a frame is in sight, now and whenever it changes: the page is scrolled or
 * gets another size, also one that lies in a scrolling element. Nothing is told while the frame is out of
 * sight.
 * @returns what ends it
 */
export function watchSeenPart(
  frame: HTMLIFrameElement,
  listener: (part: SeenPart) => void,
): () => void {
  const sight = new IntersectionObserver(
    (entries) => {
      const last = entries.at(-1);
      if (!last || last.intersectionRect.height === 0) return;
      const { boundingClientRect: whole, intersectionRect: seen, rootBounds } = last;
      listener({
        top: Math.round(seen.top - whole.top),
        height: Math.round(seen.height),
        window: Math.round(rootBounds?.height ?? window.innerHeight),
      });
    },
    { threshold: [0, 0.25, 0.5, 0.75, 1] },
  );
  // The observer takes into account whatever cuts the frame, but is silent while the share in sight stays
  // the same. Begun again it tells once, before the next picture.
  const look = () => {
    sight.disconnect();
    sight.observe(frame);
  };
  const sizes = new ResizeObserver(look);
  for (const element of [frame, document.body]) sizes.observe(element);
  for (const name of moves) window.addEventListener(name, look, { capture: true, passive: true });
  return () => {
    sight.disconnect();
    sizes.disconnect();
    for (const name of moves) window.removeEventListener(name, look, { capture: true });
  };
}
