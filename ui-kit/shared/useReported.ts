import { useEffect } from 'react';

/**
 * Reports to the owner of a component that something is under way, and when it ends, also by leaving
 * the page.
 *
 * @param report must be stable
 */
export function useReported(
  active: boolean,
  report: ((active: boolean) => void) | undefined,
): void {
  useEffect(() => {
    if (!active || !report) return undefined;
    report(true);
    return () => {
      report(false);
    };
  }, [active, report]);
}
