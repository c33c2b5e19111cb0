import { useEffect, useState } from 'react';

/** The edge for toasts, in the visible part of the page. */
type Edge = 'top' | 'bottom';

interface Span {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

const edges: readonly Edge[] = ['top', 'bottom'];

/** Events that may move the focus or a dialog. */
const moves = ['focusin', 'scroll', 'resize', 'transitionend', 'animationend'] as const;

function areaOfOverlap(a: Span, b: Span): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/**
 * Returns the control with the focus. A container that only receives the focus, such as a dialog,
 * does not count.
 */
function focusedControl(root: Document | ShadowRoot, host: Element): Element | null {
  const { activeElement: active } = root;
  if (!active || active === document.body || host.contains(active)) return null;
  return active.matches('[tabindex="-1"]') ? null : active;
}

/**
 * Returns the part of the window that the user sees: all of it, except in a frame of a host's page.
 */
function seenPart(host: Element): Pick<Span, 'top' | 'bottom'> {
  const style = getComputedStyle(host);
  const of = (name: string) => Number.parseFloat(style.getPropertyValue(name)) || 0;
  return { top: of('--dk-seen-top'), bottom: window.innerHeight - of('--dk-seen-bottom') };
}

/** Returns the position of toasts of this size at an edge, from their current position. */
function spanAt(
  edge: Edge,
  { top: above, bottom: below, left, right }: Span,
  seen: Pick<Span, 'top' | 'bottom'>,
): Span {
  const height = below - above;
  // Both edges have the same distance to the toasts.
  const gap = Math.min(above - seen.top, seen.bottom - below);
  const top = edge === 'top' ? seen.top + gap : seen.bottom - gap - height;
  return { top, bottom: top + height, left, right };
}

/** Elements at an edge while the user reads a page: the navigation, and the page's actions. */
const edgeSelectors: Readonly<Record<Edge, string>> = { top: 'header', bottom: '[data-bar]' };

/**
 * Returns the edge at which toasts cover least of the important elements: the focus first, then a
 * dialog's submit button, then its title, then the elements at that edge.
 */
function clearEdge(root: Document | ShadowRoot, host: Element): Edge {
  const now = host.getBoundingClientRect();
  if (now.height === 0) return 'top';
  const seen = seenPart(host);
  const focused = focusedControl(root, host);
  const senders = [...root.querySelectorAll('[role="dialog"] [type="submit"]')];
  const titles = [...root.querySelectorAll('[role="dialog"] h2')];
  const covered = (edge: Edge, elements: readonly Element[]) =>
    elements.reduce(
      (area, element) =>
        area + areaOfOverlap(spanAt(edge, now, seen), element.getBoundingClientRect()),
      0,
    );
  const costs = edges.map((edge) => ({
    edge,
    focus: focused ? covered(edge, [focused]) : 0,
    senders: covered(edge, senders),
    titles: covered(edge, titles),
    // Counted even if scrolled away, because the toasts must not jump when a header scrolls.
    standing: root.querySelectorAll(edgeSelectors[edge]).length,
  }));
  costs.sort(
    (a, b) =>
      a.focus - b.focus || a.senders - b.senders || a.titles - b.titles || a.standing - b.standing,
  );
  return costs[0]?.edge ?? 'top';
}

/**
 * Returns the edge at which toasts hide neither the control with the focus (WCAG 2.4.11) nor a
 * dialog's submit button and title. If possible, they also hide neither the header nor the bar of
 * the page. Otherwise it is the top edge.
 *
 * @param host contains the toasts and nothing else. Null while there is none
 */
export function useClearEdge(host: Element | null): Edge {
  const [edge, setEdge] = useState<Edge>('top');
  useEffect(() => {
    if (!host) return undefined;
    const root = host.getRootNode() as Document | ShadowRoot;
    let frame = 0;
    const look = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        setEdge(clearEdge(root, host));
      });
    };
    // Toasts reach their size only after they appear.
    const sizes = new ResizeObserver(look);
    sizes.observe(host);
    // The layout of a dialog changes when its content has loaded, or when a host's page moves the
    // visible part.
    const changes = new MutationObserver(look);
    changes.observe(root, { subtree: true, childList: true, attributeFilter: ['style'] });
    for (const name of moves) window.addEventListener(name, look, { capture: true, passive: true });
    return () => {
      cancelAnimationFrame(frame);
      sizes.disconnect();
      changes.disconnect();
      for (const name of moves) window.removeEventListener(name, look, { capture: true });
    };
  }, [host]);
  return edge;
}
