import { useEffect, useState } from 'react';

/** The edge at which toasts stand, of what the person sees. */
type Edge = 'top' | 'bottom';

interface Span {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

const edges: readonly Edge[] = ['top', 'bottom'];

/** What may move the focus or a dialog. */
const moves = ['focusin', 'scroll', 'resize', 'transitionend', 'animationend'] as const;

function areaOfOverlap(a: Span, b: Span): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/** The control with the focus. What only takes the focus over, as a dialog does, is none. */
function focusedControl(root: Document | ShadowRoot, host: Element): Element | null {
  const { activeElement: active } = root;
  if (!active || active === document.body || host.contains(active)) return null;
  return active.matches('[tabindex="-1"]') ? null : active;
}

/** The part of the window that the person sees: all of it, but in a frame of a host's page. */
function seenPart(host: Element): Pick<Span, 'top' | 'bottom'> {
  const style = getComputedStyle(host);
  const of = (name: string) => Number.parseFloat(style.getPropertyValue(name)) || 0;
  return { top: of('--dk-seen-top'), bottom: window.innerHeight - of('--dk-seen-bottom') };
}

/** Where toasts of this size stand at an edge, by where they stand now. */
function spanAt(
  edge: Edge,
  { top: above, bottom: below, left, right }: Span,
  seen: Pick<Span, 'top' | 'bottom'>,
): Span {
  const height = below - above;
  // They are as far from the one edge as from the other.
  const gap = Math.min(above - seen.top, seen.bottom - below);
  const top = edge === 'top' ? seen.top + gap : seen.bottom - gap - height;
  return { top, bottom: top + height, left, right };
}

/** What stands at an edge while a page is read: the navigation, and what can be done with the page. */
const standing: Readonly<Record<Edge, string>> = { top: 'header', bottom: '[data-bar]' };

/**
 * The edge at which toasts cover least of what must be seen: the focus first, then what sends a dialog, then
 * dialogs' titles, then what is at that edge.
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
    // Counted whole: a header that scrolls away must not make them jump.
    standing: root.querySelectorAll(standing[edge]).length,
  }));
  costs.sort(
    (a, b) =>
      a.focus - b.focus || a.senders - b.senders || a.titles - b.titles || a.standing - b.standing,
  );
  return costs[0]?.edge ?? 'top';
}

/**
 * The edge at which toasts hide neither the control with the focus (WCAG 2.4.11) nor what sends a dialog nor
 * its title, and where they can neither the header nor the bar of the page; the top one otherwise.
 *
 * @param host holds the toasts and nothing else; null as long as there is none
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
    // Toasts grow into their place after they were shown.
    const sizes = new ResizeObserver(look);
    sizes.observe(host);
    // A dialog is laid out anew when its content has come, or when a host's page moves what is in sight.
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
