/** How many tests ended how. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** Nothing counted yet. */
export const noCounts: Counts = { passed: 0, failed: 0, skipped: 0 };

function numberAt(report: object, key: string): number | undefined {
  const value: unknown = Reflect.get(report, key);
  return typeof value === 'number' ? value : undefined;
}

/**
 * Reads the counts of a JSON report: of Vitest and of the Storybook test runner, which both write
 * Jest's form, or of Playwright.
 *
 * @returns undefined when the text is no such report
 */
export function readCounts(text: string): Counts | undefined {
  let report: unknown;
  try {
    report = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof report !== 'object' || report === null) return undefined;

  const passed = numberAt(report, 'numPassedTests');
  const failed = numberAt(report, 'numFailedTests');
  if (passed !== undefined && failed !== undefined) {
    const pending = numberAt(report, 'numPendingTests') ?? 0;
    const todo = numberAt(report, 'numTodoTests') ?? 0;
    return { passed, failed, skipped: pending + todo };
  }

  const stats: unknown = Reflect.get(report, 'stats');
  if (typeof stats !== 'object' || stats === null) return undefined;
  const expected = numberAt(stats, 'expected');
  const unexpected = numberAt(stats, 'unexpected');
  if (expected === undefined || unexpected === undefined) return undefined;
  // Retries are off; should they come, a test that passed only at last is still not a good one.
  const flaky = numberAt(stats, 'flaky') ?? 0;
  const skipped = numberAt(stats, 'skipped') ?? 0;
  return { passed: expected, failed: unexpected + flaky, skipped };
}

/**
 * What a step adds to the sum: its tests where it has any, else itself as one.
 *
 * A step that failed without a failed test (a file that could not be read, a browser that did not
 * start) adds one failure, so that the last line never says less than what happened.
 */
export function countsOfStep(succeeded: boolean, tests: Counts | undefined): Counts {
  if (tests === undefined) {
    return { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1, skipped: 0 };
  }
  return succeeded || tests.failed > 0 ? tests : { ...tests, failed: 1 };
}

/** The sum of several counts. */
export function addCounts(all: readonly Counts[]): Counts {
  return all.reduce(
    (sum, one) => ({
      passed: sum.passed + one.passed,
      failed: sum.failed + one.failed,
      skipped: sum.skipped + one.skipped,
    }),
    noCounts,
  );
}
