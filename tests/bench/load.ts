import { Agent, request } from 'node:http';
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

/** Sends one request and reads its answer to the end. */
function send(url: string, { method, headers, body, expected }: Shot, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(body)) };
    const outgoing = request(url, { method, agent, headers: { ...headers, ...length } });
    outgoing.on('error', reject);
    outgoing.on('response', (answer) => {
      answer.resume();
      answer.on('error', reject);
      answer.on('end', () => {
        if (answer.statusCode === expected) resolve();
        else reject(new Error(`${method} ${url} answered ${answer.statusCode}, not ${expected}`));
      });
    });
    outgoing.end(body);
  });
}

/** Sends a request many times over a few connections that stay open. */
async function fire(server: MeasuredServer, shot: Shot, amount: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const url = `${server.url}${shot.path}`;
  let left = amount;
  const lane = async () => {
    while (left > 0) {
      left -= 1;
      await send(url, shot, agent);
    }
  };
  try {
    await Promise.all(Array.from({ length: CONNECTIONS }, lane));
  } finally {
    agent.destroy();
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
