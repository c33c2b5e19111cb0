import { defineConfig } from 'playwright/test';
import { chromiumFlags, requireChromium } from '../tools/chromium.mjs';
import { cacheFolder } from '../tools/root.ts';

/** Walks through the screens only. Run with `npm run walk`, not part of `npm test`. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.walk.ts',
  outputDir: `${cacheFolder}/walks`,
  globalSetup: '../tools/journeys-setup.ts',
  workers: 1,
  fullyParallel: true,
  retries: 0,
  // A walk has about thirty stations, each photographed four times.
  timeout: 600_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    // A missing element ends the walk at that step, not at the time limit of the walk.
    actionTimeout: 20_000,
    navigationTimeout: 20_000,
    ...(process.env['DOKUBOX_URL'] ? { baseURL: process.env['DOKUBOX_URL'] } : {}),
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: requireChromium(), args: [...chromiumFlags] },
  },
});
