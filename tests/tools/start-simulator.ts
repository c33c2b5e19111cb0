import { ended, start } from './children.ts';
import { simulatorAddress } from './simulator-address.ts';

/** A simulator in a process of its own. */
export interface RunningSimulator {
  /** Such as `http://127.0.0.1:39251`, without a slash at its end. */
  readonly url: string;
  /** Ends it and waits until it has ended. */
  readonly stop: () => Promise<void>;
}

/** Milliseconds it may take to listen, on a machine busy with other tests. */
const START_MS = 30_000;

/** Milliseconds it may take to end before it is killed. */
const STOP_MS = 5_000;

/**
 * Starts the built simulator (`npm run build`) on a free port of this machine and waits until it
 * listens.
 *
 * Worlds end with it, unless `options.env` sets another `SIM_STORE`.
 *
 * @param options.args further arguments for its command line
 * @throws Error with its output, if it does not start
 */
export async function startSimulator(
  options: { args?: readonly string[]; env?: NodeJS.ProcessEnv } = {},
): Promise<RunningSimulator> {
  const child = start(['simulator/dist/cli.js', '--port', '0', ...(options.args ?? [])], {
    stdio: 'pipe',
    env: { HOST: '127.0.0.1', SIM_STORE: 'memory', ...options.env },
  });
  const stop = async () => {
    child.kill('SIGTERM');
    const force = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
    await ended(child);
    clearTimeout(force);
  };
  try {
    const url = await simulatorAddress(child, START_MS);
    // Its output is no longer needed, but a full pipe would stop it.
    child.stdout?.resume();
    child.stderr?.resume();
    return { url, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
