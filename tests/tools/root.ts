import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the repository. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Where our tools keep what they can make again; `npm ci` clears it. */
export const cacheFolder = join(root, 'node_modules', '.cache', 'dokubox');

/** Where the Storybook is built to, relative to the root. */
export const storybookFolder = 'node_modules/.cache/dokubox/storybook';

/** Where each kind of test leaves its results as JSON, for the summary of `npm test`. */
export const resultFiles = {
  unit: join(cacheFolder, 'results', 'unit.json'),
  stories: join(cacheFolder, 'results', 'stories.json'),
  journeys: join(cacheFolder, 'results', 'journeys.json'),
} as const;
