import { describe, expect, it } from 'vitest';

import { addCounts, countsOfStep, readCounts } from './counts.ts';

describe('counts of a report', () => {
  it('come from Vitest and the Storybook test runner', () => {
    const report = { numPassedTests: 7, numFailedTests: 2, numPendingTests: 1, numTodoTests: 3 };
    expect(readCounts(JSON.stringify(report))).toEqual({ passed: 7, failed: 2, skipped: 4 });
  });

  it('come from Playwright, and a test that passed only on a retry counts as failed', () => {
    const report = { stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 2 } };
    expect(readCounts(JSON.stringify(report))).toEqual({ passed: 5, failed: 2, skipped: 2 });
  });

  it.each(['', 'no JSON', '[]', 'null', '{}', '{"stats":{}}'])('are unknown in %j', (text) => {
    expect(readCounts(text)).toBeUndefined();
  });
});

describe('counts of a step', () => {
  it('are one if the step has no tests', () => {
    expect(countsOfStep(true, undefined)).toEqual({ passed: 1, failed: 0, skipped: 0 });
    expect(countsOfStep(false, undefined)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });

  it('are those of its tests', () => {
    const tests = { passed: 3, failed: 2, skipped: 1 };
    expect(countsOfStep(false, tests)).toEqual(tests);
  });

  it('include a failure if the step failed without a failed test', () => {
    const tests = { passed: 3, failed: 0, skipped: 0 };
    expect(countsOfStep(false, tests)).toEqual({ passed: 3, failed: 1, skipped: 0 });
  });

  it('can be added', () => {
    const one = { passed: 1, failed: 2, skipped: 3 };
    expect(addCounts([one, one])).toEqual({ passed: 2, failed: 4, skipped: 6 });
    expect(addCounts([])).toEqual({ passed: 0, failed: 0, skipped: 0 });
  });
});
