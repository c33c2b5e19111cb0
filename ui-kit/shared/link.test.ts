// @vitest-environment jsdom
import type { MouseEvent } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { linkProps } from './link.ts';

function click(init: MouseEventInit = {}): MouseEvent {
  // The handler reads only the properties that the DOM event and React's event share.
  return new window.MouseEvent('click', { cancelable: true, ...init }) as unknown as MouseEvent;
}

describe('linkProps', () => {
  it('passes a plain click to the router', () => {
    const go = vi.fn();
    const event = click();
    linkProps('/app/dokuboxlist', go).onClick(event);
    expect(go).toHaveBeenCalledWith('/app/dokuboxlist');
    expect(event.defaultPrevented).toBe(true);
  });

  it.each([
    { ctrlKey: true },
    { metaKey: true },
    { shiftKey: true },
    { altKey: true },
    { button: 1 },
  ])('leaves a modified click to the browser: %o', (init) => {
    const go = vi.fn();
    const event = click(init);
    linkProps('/x', go).onClick(event);
    expect(go).not.toHaveBeenCalled();
    expect(event.defaultPrevented).toBe(false);
  });

  it('leaves every click to the browser without a router', () => {
    const event = click();
    linkProps('/x').onClick(event);
    expect(event.defaultPrevented).toBe(false);
  });
});
