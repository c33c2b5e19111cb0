import { fork, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { numbers } from '../../simulator/signatures/validation/fixtures/files.ts';
import { root } from '../tools/root.ts';
import { simulatorAddress } from '../tools/simulator-address.ts';
import type { Met } from './bystander.ts';
import { neighbourKinds } from './kinds.ts';
import { Neighbour } from './neighbour.ts';

/** Megabytes of heap of the server. */
const HEAP_MB = 512;
/** Milliseconds the server may take until it listens. */
const START_MS = 60_000;

/** The effect of one act on the bystander and on the server. */
export interface NeighbourAct {
  readonly name: string;
  readonly seconds: number;
  readonly met: Met;
  /** The longest block of the server's event loop, in milliseconds. */
  readonly loopMs: number;
  /** The server's highest memory so far, in megabytes. */
  readonly peakMb: number;
  /** Answers of the neighbours by their status. 0 means no answer. */
  readonly heard: string;
  /** Whether the server is still running. */
  readonly alive: boolean;
}

/** A server with a bystander and changing neighbours. */
export class Street {
  readonly #server: ChildProcess;
  readonly #bystander: ChildProcess;
  readonly #url: string;
  readonly #died: Promise<unknown>;

  private constructor(server: ChildProcess, bystander: ChildProcess, url: string) {
    this.#server = server;
    this.#bystander = bystander;
    this.#url = url;
    this.#died = once(server, 'exit');
  }

  /**
   * @param program arguments with which Node starts the simulator, built or from sources
   * @param data folder of its store
   */
  static async open(program: readonly string[], data: string): Promise<Street> {
    const heap = `--max-old-space-size=${HEAP_MB}`;
    const measured = ['--import', './tests/neighbours/loop-delay.mjs'];
    const args = [heap, ...measured, ...program, '--port', '0', '--data', data];
    const env = {
      HOST: '127.0.0.1',
      PORT: '',
      SIM_STORE: 'folder',
      SIM_BODIES: '',
      SIM_WORLDS: '',
    };
    const server = spawn(process.execPath, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    const url = await simulatorAddress(server, START_MS);
    server.stdout?.resume();
    server.stderr?.resume();
    const bystander = fork(join(root, 'tests', 'neighbours', 'bystander-process.ts'), [url], {
      execArgv: ['--import', 'tsx'],
    });
    const left = once(bystander, 'exit').then(() => Promise.reject(new Error('no bystander')));
    const street = new Street(server, bystander, url);
    try {
      await Promise.race([once(bystander, 'message'), left]);
    } catch (error) {
      await street.close();
      throw error;
    }
    return street;
  }

  /** Lets neighbours do these kinds of acts at once. */
  async act(
    name: string,
    chosen: readonly string[],
    scale: number,
    seed: number,
  ): Promise<NeighbourAct> {
    await this.#met();
    await this.#loopMs();
    const began = performance.now();
    const neighbours = chosen.map(() => new Neighbour(this.#url));
    const doing = Promise.all(
      chosen.map(async (kind, nth) => {
        const neighbour = neighbours[nth] as Neighbour;
        await neighbourKinds[kind]?.(neighbour, { scale, next: numbers(seed + nth) });
      }),
    );
    await Promise.race([doing, this.#died]);
    for (const neighbour of neighbours) neighbour.leave();
    const heard = new Map<number, number>();
    for (const { heard: one } of neighbours) {
      for (const [status, count] of one) heard.set(status, (heard.get(status) ?? 0) + count);
    }
    return {
      name,
      seconds: (performance.now() - began) / 1_000,
      met: await this.#met(),
      loopMs: await this.#loopMs(),
      peakMb: this.#peakMb(),
      heard: [...heard].map(([status, count]) => `${status}×${count}`).join(' '),
      alive: this.isAlive,
    };
  }

  get isAlive(): boolean {
    return this.#server.exitCode === null && this.#server.signalCode === null;
  }

  /** Ends everything. @returns how the server ended, if it ended earlier */
  async close(): Promise<string | null> {
    const how = this.isAlive ? null : String(this.#server.exitCode ?? this.#server.signalCode);
    this.#bystander.kill('SIGKILL');
    if (this.isAlive) {
      const ended = once(this.#server, 'exit');
      this.#server.kill('SIGKILL');
      await ended;
    }
    return how;
  }

  /** The bystander's measurements since the last call. */
  async #met(): Promise<Met> {
    const report = once(this.#bystander, 'message');
    this.#bystander.send('tell');
    const [met] = (await report) as [Met];
    return met;
  }

  /** The longest block of the server since the last call, in milliseconds. */
  async #loopMs(): Promise<number> {
    if (!this.isAlive) return NaN;
    const report = once(this.#server, 'message');
    this.#server.send('tell');
    const [ms] = (await Promise.race([report, this.#died.then(() => [NaN])])) as [number];
    return ms;
  }

  #peakMb(): number {
    if (!this.isAlive) return NaN;
    try {
      const status = readFileSync(`/proc/${this.#server.pid}/status`, 'utf8');
      return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024;
    } catch {
      return NaN;
    }
  }
}
