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

async function fire(server: MeasuredServer, shot: Shot, amount: number): Promise<void> {
  const { path, method, headers, body, expected } = shot;
  const result = await autocannon({
    url: `${server.url}${path}`,
    method,
    headers,
    ...(body === undefined ? {} : { body }),
    connections: CONNECTIONS,
    amount,
  });
  const good = result.statusCodeStats?.[String(expected) as '200']?.count ?? 0;
  if (good !== amount || result.errors > 0) {
    throw new Error(
      `${method} ${path}: ${good} of ${amount} answers had status ${expected}, ` +
        `${result.errors} connections failed`,
    );
  }
}

/** Microseconds of the server's processor per request, after a warm-up of a quarter. */
export async function cpuPerRequest(
  server: MeasuredServer,
  shot: Shot,
  amount: number,
): Promise<number> {
  await fire(server, shot, Math.ceil(amount / 4));
  const before = server.cpu();
  await fire(server, shot, amount);
  return ((server.cpu() - before) * 1000) / amount;
}
