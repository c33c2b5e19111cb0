import type { TestRunnerConfig } from '@storybook/test-runner';

/**
 * Axe runs in each story through the accessibility addon (`parameters.a11y.test: 'error'`), after the
 * story's `play`: a finding fails the story.
 */
const config: TestRunnerConfig = {
  logLevel: 'warn',
};

export default config;
