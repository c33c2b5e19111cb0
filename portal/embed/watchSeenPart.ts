import type { SeenPart } from './frameMessages.ts';

/** Events that may move the frame, or the elements that cut it. */
const moves = ['scroll', 'resize'] as const;

/**
 * Reports the visible part of a frame to a listener, now and after each change. The page may be
 * scrolled or resized, and the frame may be in a scrolling element. Nothing is reported while the
 * frame is out of sight.
 * @returns a function that stops the reports
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
  // The observer accounts for all elements that cut the frame, but reports only a changed share. A
  // new observation reports once, before the next repaint.
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
