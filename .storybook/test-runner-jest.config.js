import { getJestConfig } from '@storybook/test-runner';

import { chromiumFlags, requireChromium } from '../tests/tools/chromium.mjs';

const config = getJestConfig();
const environment = config.testEnvironmentOptions ?? {};

/** The same browser and flags as every other browser test; no variable sets them here. */
export default {
  ...config,
  testEnvironmentOptions: {
    ...environment,
    'jest-playwright': {
      ...environment['jest-playwright'],
      launchOptions: { executablePath: requireChromium(), args: [...chromiumFlags] },
    },
  },
};
