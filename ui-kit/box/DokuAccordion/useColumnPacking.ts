import { useCallback } from 'react';
import { rowSpan } from './columns.ts';

/**
 * Packs cards of different height without gaps in either column, while the reading order stays 0,
 * 1, 2 …. Each item spans as many short grid rows as its card is high. The heights are written
 * directly to the elements, so that opening a card does not draw other cards again.
 * @returns ref for the list whose items contain one card each
 */
export function useColumnPacking(): (list: HTMLElement | null) => (() => void) | undefined {
  return useCallback((list: HTMLElement | null) => {
    if (!list) return undefined;
    const span = (card: Element, height: number) => {
      card.parentElement?.style.setProperty('--rows', String(rowSpan(height)));
    };
    const heights = new ResizeObserver((entries) => {
      for (const { target, borderBoxSize } of entries) {
        span(target, borderBoxSize[0]?.blockSize ?? 0);
      }
    });
    const watch = (node: Node) => {
      const card = node instanceof HTMLElement ? node.firstElementChild : null;
      if (card) heights.observe(card);
    };
    // The observer runs only after the first paint, when cards below an open one would visibly
    // jump. All cards are measured before any is changed, so there is one layout.
    const cards = [...list.children].flatMap(({ firstElementChild: card }) => card ?? []);
    const measured = cards.map((card) => card.getBoundingClientRect().height);
    cards.forEach((card, index) => {
      span(card, measured[index] ?? 0);
    });
    list.childNodes.forEach(watch);
    const items = new MutationObserver((changes) => {
      for (const { addedNodes, removedNodes } of changes) {
        addedNodes.forEach(watch);
        removedNodes.forEach((node) => {
          const card = node instanceof HTMLElement ? node.firstElementChild : null;
          if (card) heights.unobserve(card);
        });
      }
    });
    items.observe(list, { childList: true });
    return () => {
      heights.disconnect();
      items.disconnect();
    };
  }, []);
}
