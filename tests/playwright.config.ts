import { defineConfig } from 'playwright/test';

import { chromiumFlags, requireChromium } from './tools/chromium.mjs';
import { cacheFolder, resultFiles } from './tools/root.ts';

/** Journeys through the built portal on the built simulator, in a real browser. */
export default defineConfig({
  testDir: 'journeys',
  outputDir: `${cacheFolder}/journeys`,
  globalSetup: './tools/journeys-setup.ts',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // Generous: a busy machine is slow, and what never comes is found out all the same.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: resultFiles.journeys }]],
  use: {
    browserName: 'chromium',
    ...(process.env['DOKUBOX_URL'] ? { baseURL: process.env['DOKUBOX_URL'] } : {}),
    // Pictures of every moment cost a third of the whole run; the state of each step is kept.
    trace: { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: requireChromium(), args: [...chromiumFlags] },
  },
});
