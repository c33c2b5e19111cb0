import type { MouseEvent } from 'react';

/** Called with the address of a followed link. Without it the browser follows the link itself. */
export type Navigate = (href: string) => void;

/**
 * Props of a link that a router may handle. A click for a new tab or window (modifier key, middle
 * button) stays with the browser.
 */
export function linkProps(href: string, onNavigate?: Navigate) {
  return {
    href,
    onClick: (event: MouseEvent) => {
      const plain =
        event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      if (!onNavigate || !plain || event.defaultPrevented) return;
      event.preventDefault();
      onNavigate(href);
    },
  };
}
