import { vi } from 'vitest';

/**
 * Prepares jsdom for components. React expects `act`, and jsdom has no media queries. No query
 * matches, so the user's system is light. The stubs end with the test.
 */
export function readyForReact(): void {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}
