import { fileURLToPath } from 'node:url';

import { getJestConfig } from '@storybook/test-runner';

import { chromiumFlags, requireChromium } from '../tests/tools/chromium.mjs';

const config = getJestConfig();
const environment = config.testEnvironmentOptions ?? {};

/** The same browser and flags as every other browser test; no variable sets them here. */
export default {
  ...config,
  testEnvironment: fileURLToPath(new URL('test-runner-environment.js', import.meta.url)),
  // The environment does what these would do anew in each file.
  setupFilesAfterEnv: [],
  testEnvironmentOptions: {
    ...environment,
    'jest-playwright': {
      ...environment['jest-playwright'],
      launchOptions: { executablePath: requireChromium(), args: [...chromiumFlags] },
    },
  },
};
