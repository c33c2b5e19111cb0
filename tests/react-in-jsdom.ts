import { vi } from 'vitest';

/**
 * Readies jsdom for components: React expects acts, and there are media queries, which jsdom has not;
 * none of them holds, so the user's system is light. The stubs end with the test.
 */
export function readyForReact(): void {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}
