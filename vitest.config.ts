import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

import { resultFiles, root } from './tests/tools/root.ts';

/**
 * The extension decides where a test runs: `*.test.ts` in Node, `*.test.tsx` in a DOM. A `.ts`
 * test that needs a DOM says so itself: `// @vitest-environment jsdom`.
 */
const code = '{spec,simulator,ui-kit,portal,tests}/**';
const exclude = ['**/node_modules/**', '**/dist/**', 'tests/journeys/**'];

/**
 * Files that take ten seconds and more. Begun last, as their size would have it, one of them would keep
 * one processor busy while the others have nothing left to do.
 */
const longest = [
  'tests/contract/walk/random-walk.test.ts',
  'tests/contract/workflow/doku-rows.test.ts',
  'tests/contract/signing/signatures.test.ts',
  'tests/reading/reading.test.ts',
  'simulator/signatures/validation/bit-flips.test.ts',
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) =>
      longest.some((path) => moduleId.endsWith(path));
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  root,
  plugins: [react()],
  test: {
    // A forgotten `.only` would silence all other tests.
    allowOnly: false,
    // All processors: by default one is left free, which on a machine with two is every other one.
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    reporters: ['default', 'json'],
    outputFile: { json: resultFiles.unit },
    // Against tests that hang: speed is measured by the benchmarks, not on a busy machine.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    restoreMocks: true,
    unstubGlobals: true,
    projects: [
      {
        extends: true,
        // Many files share one module graph, because no file leaves state behind. Loading engine,
        // server and schemas again for each file took more time than the tests.
        test: { name: 'node', include: [`${code}/*.test.ts`], exclude, isolate: false },
      },
      {
        extends: true,
        test: { name: 'dom', include: [`${code}/*.test.tsx`], exclude, environment: 'jsdom' },
      },
    ],
    coverage: {
      provider: 'v8',
      include: ['{spec,simulator,ui-kit,portal}/**/*.{ts,tsx}'],
      exclude: ['**/*.{test,stories,scenes}.{ts,tsx}', '**/dist/**', '**/node_modules/**'],
      reportsDirectory: 'coverage',
    },
  },
});
