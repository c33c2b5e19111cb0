/** Number of tests by result. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** A report of Vitest and the Storybook test runner, in Jest's format. */
interface JestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
}

/** A report of Playwright. */
interface PlaywrightReport {
  readonly stats: Readonly<Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>>;
}

/**
 * Reads the counts of a JSON report of Vitest, the Storybook test runner or Playwright.
 *
 * @returns undefined if the text is not such a report
 */
export function readCounts(text: string): Counts | undefined {
  let report: Partial<JestReport & PlaywrightReport> | null;
  try {
    report = JSON.parse(text) as typeof report;
  } catch {
    return undefined;
  }
  const { numPassedTests: passed, numFailedTests: failed, stats } = report ?? {};
  if (passed !== undefined && failed !== undefined) {
    const { numPendingTests: pending = 0, numTodoTests: todo = 0 } = report ?? {};
    return { passed, failed, skipped: pending + todo };
  }
  if (stats?.expected === undefined) return undefined;
  // Retries are off. If they are ever used, a test that passed only on a retry still counts as
  // failed.
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
  };
}

/**
 * A step's share of the sum: its tests if it has any, otherwise one for the step itself.
 *
 * A step can fail without a failed test, because a file is unreadable or a browser does not start.
 * It then adds one failure, so that the last line never hides it.
 */
export function countsOfStep(succeeded: boolean, tests: Counts | undefined): Counts {
  if (tests === undefined) {
    return { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1, skipped: 0 };
  }
  return succeeded || tests.failed > 0 ? tests : { ...tests, failed: 1 };
}

/** The sum of several counts. */
export function addCounts(all: readonly Counts[]): Counts {
  const sum = (key: keyof Counts) => all.reduce((total, one) => total + one[key], 0);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
}
