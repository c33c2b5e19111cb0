/**
 * `npm run test:stories`: builds the Storybook if it is stale, serves the built files and opens
 * every story in Chromium. The story's `play` function and axe decide. Further arguments are passed
 * to the test runner, for example a folder: `npm run test:stories -- ui-kit/box/DokuCard`.
 */
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { execa } from 'execa';

import { requireChromium } from './chromium.mjs';
import { resultFiles, root, storybookFolder } from './root.ts';
import { serveFolder } from './static-server.ts';

/** Runs Node in this terminal. Its exit code becomes ours. */
async function node(args: readonly string[]): Promise<boolean> {
  const { failed, exitCode = 1 } = await execa(process.execPath, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    reject: false,
  });
  process.exitCode = exitCode;
  return !failed;
}

if (await node(['--import', 'tsx', 'tests/tools/build.ts', 'storybook'])) {
  requireChromium();
  mkdirSync(dirname(resultFiles.stories), { recursive: true });
  const server = await serveFolder(join(root, storybookFolder));
  await node([
    'node_modules/@storybook/test-runner/dist/test-storybook.js',
    ...['--config-dir', '.storybook', '--url', server.url, '--maxWorkers', '3'],
    // One worker more than processors, on ours: a play waits for a fifth of its time. The time limit is
    // generous: the browsers share the processors, and the prototype is walked in one go.
    ...['--failOnConsole', '--testTimeout', '60000'],
    ...['--json', '--outputFile', resultFiles.stories],
    ...process.argv.slice(2),
  ]);
  await server.stop();
}
