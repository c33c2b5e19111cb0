import type { KnipConfig } from 'knip';

/**
 * Finds unused files, exports and packages. Programs that start without an import are listed as
 * entries.
 */
const config: KnipConfig = {
  workspaces: {
    '.': {
      entry: [
        '.storybook/*.{js,ts,tsx}',
        'tests/**/*.test.{ts,tsx}',
        'tests/journeys/**/*.spec.ts',
        'tests/journeys/embedding-host/*.{js,tsx}',
        // Run by the scripts of package.json and by Playwright.
        'tests/tools/{build,bundle,check,dev,start,stories,trace,journeys-setup,release}.ts',
        'tests/bench/*.ts',
        'tests/pdf/{changes,broken}.ts',
        'tests/store/kill.ts',
        'tests/walks/{run,apart,cells,playwright.config,*.walk}.ts',
        'tests/mutants/run.ts',
        'tests/clients/{diff,proof}.ts',
        'tests/odd-files/proof.ts',
        // Started as a process of its own.
        'tests/neighbours/bystander-process.ts',
        'tests/neighbours/loop-delay.mjs',
        // Runs together with the client that is generated for it.
        'tests/clients/programs/*.ts',
      ],
      project: ['tests/**/*.{ts,tsx,js,mjs}', '.storybook/**/*.{js,ts,tsx}'],
      // Programs that the tests of generated clients start.
      ignoreDependencies: [
        '@hey-api/openapi-ts',
        '@openapitools/openapi-generator-cli',
        'newman',
        'openapi-typescript',
        // Started by the hook before a commit.
        'lint-staged',
      ],
    },
    spec: { entry: ['**/*.test.ts'], project: ['**/*.ts'] },
    simulator: {
      entry: [
        'cli.ts',
        'record-examples.ts',
        // The simulator in a page.
        'browser/door.ts',
        'store/redis/beat-thread.ts',
        'store/folder/compaction-thread.ts',
        // The simulator adds it to the portal's page.
        'server/pages/badge/badge.ts',
        '**/*.test.ts',
      ],
      project: ['**/*.ts'],
    },
    'simulator/signatures': {
      entry: [
        'uploads/inspection-thread.ts',
        'validation/worker/validation-thread.ts',
        '**/*.test.ts',
      ],
      project: ['**/*.ts'],
    },
    'simulator/console': {
      entry: ['main.tsx', 'vite.config.ts', '**/*.{test,stories}.{ts,tsx}'],
      project: ['**/*.{ts,tsx}'],
    },
    'simulator/publishing': {
      entry: ['generate.ts', 'reading.ts', '**/*.test.ts'],
      project: ['**/*.ts'],
      // Their files are served next to the pages of the reference, found by name.
      ignoreDependencies: ['@fontsource-variable/source-sans-3', 'minisearch'],
    },
    // Texts are imported by the name of their language, which no tool can follow.
    'ui-kit': {
      entry: [
        'locales/*/{creating,entry,session,validation,workspace,work}.ts',
        '**/*.{test,stories}.{ts,tsx}',
      ],
      project: ['**/*.{ts,tsx}'],
      // Imported by the style sheet of the theme, which no tool follows.
      ignoreDependencies: ['@fontsource-variable/source-sans-3'],
    },
    portal: {
      entry: [
        'main.tsx',
        'vite.config.ts',
        // Inside a host: built by a configuration of its own, which puts some modules in place of others.
        'embed/{dokubox,frame,page,vite.config,storage,tokens,request,usePageTitle,trustedWorkerUrl}.ts',
        '**/*.{test,stories}.{ts,tsx}',
      ],
      project: ['**/*.{ts,tsx}'],
    },
  },
  ignoreIssues: {
    // The contract names a type for each of its facts, for everyone who builds on it.
    'spec/**': ['types'],
  },
  // A type or helper that its own file uses may be exported for its readers.
  ignoreExportsUsedInFile: true,
  rules: {
    // The import rules check that product code declares its packages. Tests may use any.
    unlisted: 'off',
    unresolved: 'off',
  },
};

export default config;
