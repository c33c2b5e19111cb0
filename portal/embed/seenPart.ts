import type { SeenPart } from './frameMessages.ts';

/**
 * Smallest useful height of a dialog, in CSS pixels. The parts of it that are not visible can be
 * scrolled to.
 */
const MIN_DIALOG_HEIGHT = 320;

const roots = new Set<HTMLElement>();
let known: SeenPart | undefined;

function apply({ style }: HTMLElement, { top, height, window: around }: SeenPart): void {
  const whole = window.innerHeight;
  const seen = Math.min(Math.max(height, MIN_DIALOG_HEIGHT), whole);
  const from = Math.max(0, Math.min(top, whole - seen));
  style.setProperty('--dk-seen-top', `${from}px`);
  style.setProperty('--dk-seen-height', `${seen}px`);
  style.setProperty('--dk-seen-bottom', `${whole - from - seen}px`);
  style.setProperty('--dk-host-height', `${around}px`);
}

/**
 * Sets the visible part of a frame, as reported by the host's page. Everything in the frame gets it
 * as custom properties, which dialogs, toasts and bars are placed by. The frame's own window is as
 * high as the frame and does not know it.
 */
export function setSeenPart(part: SeenPart): void {
  known = part;
  for (const root of roots) apply(root, part);
  // The host gives the frame the height of its content. Until then, a scroll bar would only appear
  // and disappear.
  document.documentElement.style.setProperty('scrollbar-width', 'none');
}

/** Sets the visible part on an element. @returns a function that stops it */
export function followSeenPart(root: HTMLElement): () => void {
  roots.add(root);
  if (known) apply(root, known);
  return () => {
    roots.delete(root);
  };
}
