import autocannon from 'autocannon';
import type { MeasuredServer } from './process.ts';

/** A request that is sent many times. */
export interface Shot {
  readonly path: string;
  readonly method: 'GET' | 'POST';
  readonly headers: Record<string, string>;
  readonly body?: string;
  /** The status every answer must have: a server that refuses is quick. */
  readonly expected: number;
}

const CONNECTIONS = 8;
const WINDOWS = 6;

/**
 * Keeps this process awake until the returned function is called. A server that writes to a sleeping
 * reader pays for waking it, up to half of a request; a quicker server, whose reader has no time to
 * sleep, would be spared that, and the comparison would tell of the machine instead.
 */
function stayAwake(): () => void {
  let on = true;
  const spin = () => {
    if (on) setImmediate(spin);
  };
  spin();
  return () => {
    on = false;
  };
}

async function fire(server: MeasuredServer, shot: Shot, amount: number): Promise<void> {
  const { path, method, headers, body, expected } = shot;
  const sleep = stayAwake();
  const result = await autocannon({
    url: `${server.url}${path}`,
    method,
    headers,
    ...(body === undefined ? {} : { body }),
    connections: CONNECTIONS,
    amount,
  });
  sleep();
  const good = result.statusCodeStats?.[String(expected) as '200']?.count ?? 0;
  if (good !== amount || result.errors > 0) {
    throw new Error(
      `${method} ${path}: ${good} of ${amount} answers had status ${expected}, ` +
        `${result.errors} connections failed`,
    );
  }
}

/** What is sent where. */
export interface LoadTarget {
  readonly server: MeasuredServer;
  readonly shot: Shot;
}

/**
 * Microseconds of processor per request for each of some servers, window by window in turn: the
 * machine does other things now and then, and what is compared has to meet the same of them.
 * @param targets warmed up with a quarter of the requests first
 * @returns for each target one figure a window
 */
export async function cpuPerRequest(
  targets: readonly LoadTarget[],
  amount: number,
): Promise<number[][]> {
  for (const { server, shot } of targets) await fire(server, shot, Math.ceil(amount / 4));
  const windows = targets.map((): number[] => []);
  const size = Math.ceil(amount / WINDOWS);
  for (let window = 0; window < WINDOWS; window += 1) {
    // Each goes first as often as last: who follows on a warm machine would seem the quicker one.
    const inTurn = [...targets.entries()];
    for (const [nth, { server, shot }] of window % 2 === 0 ? inTurn : inTurn.reverse()) {
      const before = server.cpu();
      await fire(server, shot, size);
      windows[nth]?.push(((server.cpu() - before) * 1000) / size);
    }
  }
  return windows;
}

/** The middle one: neither the quietest nor the busiest moment of the machine. */
export function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}
