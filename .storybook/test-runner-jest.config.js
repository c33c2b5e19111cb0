import { fileURLToPath } from 'node:url';

import { getJestConfig } from '@storybook/test-runner';

import { chromiumFlags, requireChromium } from '../tests/tools/chromium.mjs';

const config = getJestConfig();
const environment = config.testEnvironmentOptions ?? {};

/** The same browser and flags as every other browser test. No variable sets them here. */
export default {
  ...config,
  testEnvironment: fileURLToPath(new URL('test-runner-environment.js', import.meta.url)),
  // The environment does the work of these files, once instead of for each file.
  setupFilesAfterEnv: [],
  testEnvironmentOptions: {
    ...environment,
    'jest-playwright': {
      ...environment['jest-playwright'],
      launchOptions: { executablePath: requireChromium(), args: [...chromiumFlags] },
    },
  },
};
