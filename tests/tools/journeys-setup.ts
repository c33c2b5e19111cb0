import { startSimulator } from './start-simulator.ts';

/**
 * Starts one simulator for all journeys; each journey opens a world of its own in it. Set
 * DOKUBOX_URL to walk through one that already runs.
 *
 * @returns what ends it after the last journey
 */
export default async function startOnce(): Promise<() => Promise<void>> {
  if (process.env['DOKUBOX_URL']) return async () => {};
  const simulator = await startSimulator();
  process.env['DOKUBOX_URL'] = simulator.url;
  return simulator.stop;
}
