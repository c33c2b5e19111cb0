import autocannon from 'autocannon';
import type { MeasuredServer } from './process.ts';

/** A request that is sent many times. */
export interface Shot {
  readonly path: string;
  readonly method: 'GET' | 'POST';
  readonly headers: Record<string, string>;
  readonly body?: string;
  /** The status every answer must have, because a server that only rejects requests is quick. */
  readonly expected: number;
}

const CONNECTIONS = 8;
const WINDOWS = 6;

/**
 * Keeps this process awake until the returned function is called. A server that writes to a
 * sleeping reader pays for waking it, up to half of a request. A quicker server, whose reader has
 * no time to sleep, would not pay that. The comparison would then depend on the machine.
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

/** A server and the request that is sent to it. */
export interface LoadTarget {
  readonly server: MeasuredServer;
  readonly shot: Shot;
}

/**
 * Microseconds of processor per request for each of several servers, window by window in turn. The
 * machine is sometimes busy, and all servers must be affected alike.
 * @param targets warmed up with a quarter of the requests first
 * @returns for each target one figure per window
 */
export async function cpuPerRequest(
  targets: readonly LoadTarget[],
  amount: number,
): Promise<number[][]> {
  for (const { server, shot } of targets) await fire(server, shot, Math.ceil(amount / 4));
  const windows = targets.map((): number[] => []);
  const size = Math.ceil(amount / WINDOWS);
  for (let window = 0; window < WINDOWS; window += 1) {
    // Each target goes first as often as last, because the later one on a warm machine seems
    // quicker.
    const inTurn = [...targets.entries()];
    for (const [nth, { server, shot }] of window % 2 === 0 ? inTurn : inTurn.reverse()) {
      const before = server.cpu();
      await fire(server, shot, size);
      windows[nth]?.push(((server.cpu() - before) * 1000) / size);
    }
  }
  return windows;
}

/** The median, so that neither the quietest nor the busiest time of the machine counts. */
export function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}
