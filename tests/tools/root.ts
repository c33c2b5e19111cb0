import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the repository. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** The folder for files that our tools can create again. `npm ci` clears it. */
export const cacheFolder = join(root, 'node_modules', '.cache', 'dokubox');

/** The output folder of the Storybook, relative to the root. */
export const storybookFolder = 'node_modules/.cache/dokubox/storybook';

/** Paths of each kind of test's JSON results, for the summary of `npm test`. */
export const resultFiles = {
  unit: join(cacheFolder, 'results', 'unit.json'),
  stories: join(cacheFolder, 'results', 'stories.json'),
  journeys: join(cacheFolder, 'results', 'journeys.json'),
} as const;
