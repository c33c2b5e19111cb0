import { defineConfig } from 'playwright/test';

import { chromiumFlags, requireChromium } from './tests/tools/chromium.mjs';
import { cacheFolder, resultFiles } from './tests/tools/root.ts';

/** Journeys of many people and steps. Begun last, one of them would keep one processor busy alone. */
const longest = /(?:life-.*|signing|embedding-hosts|embedding-isolation)\.spec\.ts$/;

/** Journeys through the built portal on the built simulator, in a real browser. */
export default defineConfig({
  testDir: 'tests/journeys',
  outputDir: `${cacheFolder}/journeys`,
  // In this order.
  projects: [
    { name: 'long', testMatch: longest },
    { name: 'others', testIgnore: longest },
  ],
  globalSetup: './tests/tools/journeys-setup.ts',
  // Two more than processors, on ours: a journey waits for a third of its time and more.
  workers: 4,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // Generous: a busy machine is slow, and what never comes is found out all the same.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: resultFiles.journeys }]],
  use: {
    browserName: 'chromium',
    ...(process.env['DOKUBOX_URL'] ? { baseURL: process.env['DOKUBOX_URL'] } : {}),
    // Animations only cost time here, because axe and clicks wait for their end.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording every step costs a good part of the run: `-- --trace on` records the one asked for.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: requireChromium(), args: [...chromiumFlags] },
  },
});
