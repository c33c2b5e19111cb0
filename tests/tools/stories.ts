/**
 * `npm run test:stories`: builds the Storybook when it is stale, serves the built files and opens
 * every story in Chromium: its `play` function and axe decide. Further arguments go to the test
 * runner, e.g. a folder: `npm run test:stories -- ui-kit/box/DokuCard`. `--build` only builds it.
 */
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { requireChromium } from './chromium.mjs';
import { cacheFolder, resultFiles, root } from './root.ts';
import { runTool } from './run.ts';
import { makeIfStale } from './stale.ts';
import { serveFolder } from './static-server.ts';

const folder = join('node_modules', '.cache', 'dokubox', 'storybook');

const storybook = {
  name: 'storybook',
  inputs: ['package-lock.json', 'tsconfig.json', '.storybook', 'spec', 'ui-kit', 'portal'].concat([
    'simulator/engine',
    'scenarios',
  ]),
  output: join(folder, 'index.json'),
  make: async () => {
    const args = ['build', '--config-dir', '.storybook', '--output-dir', folder, '--quiet'];
    const { code, output } = await runTool('storybook/dist/bin/dispatcher.js', args, {
      capture: true,
      env: { STORYBOOK_DISABLE_TELEMETRY: '1' },
    });
    if (code !== 0) throw new Error(`The Storybook could not be built:\n${output}`);
  },
};

async function build(): Promise<void> {
  const started = performance.now();
  if (await makeIfStale(storybook, { root, cacheFolder, withStories: true })) {
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`Built the Storybook in ${seconds} s`);
  }
}

async function main(args: readonly string[]): Promise<number> {
  await build();
  if (args.includes('--build')) return 0;
  requireChromium();
  mkdirSync(dirname(resultFiles.stories), { recursive: true });
  const server = await serveFolder(join(root, folder));
  try {
    const { code } = await runTool('@storybook/test-runner/dist/test-storybook.js', [
      ...['--config-dir', '.storybook', '--url', server.url, '--maxWorkers', '2'],
      // Generous: two browsers share two processors with whatever else runs, and the prototype is walked
      // from the sign-in to the end in one go.
      ...['--failOnConsole', '--testTimeout', '60000'],
      ...['--json', '--outputFile', resultFiles.stories],
      ...args,
    ]);
    return code;
  } finally {
    await server.stop();
  }
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
