import type { SeenPart } from './frameMessages.ts';

/** A dialog of less height is no use: what of it is out of sight is scrolled to. In CSS pixels. */
const LEAST = 320;

const roots = new Set<HTMLElement>();
let known: SeenPart | undefined;

function apply({ style }: HTMLElement, { top, height, window: around }: SeenPart): void {
  const whole = window.innerHeight;
  const seen = Math.min(Math.max(height, LEAST), whole);
  const from = Math.max(0, Math.min(top, whole - seen));
  style.setProperty('--dk-seen-top', `${from}px`);
  style.setProperty('--dk-seen-height', `${seen}px`);
  style.setProperty('--dk-seen-bottom', `${whole - from - seen}px`);
  style.setProperty('--dk-host-height', `${around}px`);
}

/**
 * Gives everything in a frame what the host's page says is in sight of it, as the custom properties that
 * dialogs, toasts and bars stand by. The frame's own window is as high as the frame, and says nothing.
 */
export function setSeenPart(part: SeenPart): void {
  known = part;
  for (const root of roots) apply(root, part);
  // The host gives the frame the height of its content: a scroll bar would only come and go meanwhile.
  document.documentElement.style.setProperty('scrollbar-width', 'none');
}

/** Lets an element know of the part in sight. @returns what ends it */
export function followSeenPart(root: HTMLElement): () => void {
  roots.add(root);
  if (known) apply(root, known);
  return () => {
    roots.delete(root);
  };
}
