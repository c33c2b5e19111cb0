import { useCallback } from 'react';
import { rowSpan } from './columns.ts';

/**
 * Lets cards of different height follow each other without holes in either column, while the reading
 * order stays 0, 1, 2 …: each item spans as many short grid rows as its card is high. The heights are
 * written to the elements themselves, so that opening a card draws no other card again.
 * @returns ref for the list whose items hold one card each
 */
export function useColumnPacking(): (list: HTMLElement | null) => (() => void) | undefined {
  return useCallback((list: HTMLElement | null) => {
    if (!list) return undefined;
    const heights = new ResizeObserver((entries) => {
      for (const { target, borderBoxSize } of entries) {
        const height = borderBoxSize[0]?.blockSize ?? 0;
        target.parentElement?.style.setProperty('--rows', String(rowSpan(height)));
      }
    });
    const watch = (node: Node) => {
      const card = node instanceof HTMLElement ? node.firstElementChild : null;
      if (card) heights.observe(card);
    };
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
