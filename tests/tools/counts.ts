/** How many tests ended how. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** What Vitest and the Storybook test runner write, in Jest's form. */
interface JestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
}

/** What Playwright writes. */
interface PlaywrightReport {
  readonly stats: Readonly<Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>>;
}

/**
 * Reads the counts of a JSON report: of Vitest and of the Storybook test runner, or of Playwright.
 *
 * @returns undefined when the text is no such report
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
  // Retries are off; should they come, a test that passed only at last is still not a good one.
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
  };
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
  const sum = (key: keyof Counts) => all.reduce((total, one) => total + one[key], 0);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
}
