import { isIP } from 'node:net';
import { networkInterfaces } from 'node:os';

const everyAddress: ReadonlySet<string> = new Set(['0.0.0.0', '::']);

/** The first address by which other machines know this one, or its host name if there is none. */
function outerAddress(): string {
  const all = Object.values(networkInterfaces()).flatMap((one) => one ?? []);
  return all.find(({ internal, family }) => !internal && family === 'IPv4')?.address ?? '127.0.0.1';
}

/**
 * The address at which other processes probably reach this one.
 * @param host address it listens on
 */
export function addressFor(host: string, port: number): string {
  const address = everyAddress.has(host) ? outerAddress() : host;
  return `http://${isIP(address) === 6 ? `[${address}]` : address}:${port}`;
}
