import { execa } from 'execa';

import { root } from './root.ts';
import { startSimulator } from './start-simulator.ts';

/**
 * Builds stale products and starts one simulator for all journeys. Each journey opens a world of
 * its own in it. Set DOKUBOX_URL to use a simulator that already runs.
 *
 * @returns a function that ends it after the last journey
 */
export default async function startOnce(): Promise<() => Promise<void>> {
  if (process.env['DOKUBOX_URL']) return async () => {};
  await execa(process.execPath, ['--import', 'tsx', 'tests/tools/build.ts'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const simulator = await startSimulator();
  process.env['DOKUBOX_URL'] = simulator.url;
  return simulator.stop;
}
