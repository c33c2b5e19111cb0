import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { ended, start } from '../tools/children.ts';
import { simulatorAddress } from '../tools/simulator-address.ts';

/** Ticks per second of `/proc`. Linux has shown 100 to programs for decades. */
export const TICKS = 100;
const START_MS = 60_000;

/** Memory of a process in megabytes. */
export interface Memory {
  readonly now: number;
  readonly peak: number;
}

/** A server in its own process, measured from outside by the operating system. */
export class MeasuredServer {
  readonly url: string;
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess, url: string) {
    this.#child = child;
    this.url = url;
  }

  static async start(
    args: readonly string[],
    env: Readonly<Record<string, string>> = {},
  ): Promise<MeasuredServer> {
    const own = { PORT: '', HOST: '', SIM_STORE: 'memory', ...env };
    const child = start(args, { stdio: 'pipe', env: own });
    const url = await simulatorAddress(child, START_MS);
    child.stdout?.resume();
    child.stderr?.resume();
    return new MeasuredServer(child, url);
  }

  /** Milliseconds of processor the process has used, in its own code and in the kernel. */
  cpu(): number {
    const stat = readFileSync(`/proc/${this.#child.pid}/stat`, 'utf8');
    // The name in brackets may contain spaces. The fields after it may not.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS;
  }

  memory(): Memory {
    const status = readFileSync(`/proc/${this.#child.pid}/status`, 'utf8');
    const megabytes = (name: string) =>
      Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) / 1024;
    return { now: megabytes('VmRSS'), peak: megabytes('VmHWM') };
  }

  /**
   * Megabytes of a file that are mapped into the process, such as a store's. These pages belong to
   * the system's cache, which reclaims them when memory is short.
   */
  mapped(fileName: string): number {
    const maps = readFileSync(`/proc/${this.#child.pid}/smaps`, 'utf8').split(/^(?=[0-9a-f]+-)/m);
    const sizes = maps
      .filter((map) => map.slice(0, map.indexOf('\n')).endsWith(`/${fileName}`))
      .map((map) => Number(/^Rss:\s+(\d+) kB/m.exec(map)?.[1]));
    return sizes.reduce((sum, size) => sum + size, 0) / 1024;
  }

  async stop(): Promise<void> {
    this.#child.kill('SIGTERM');
    await ended(this.#child);
  }
}
