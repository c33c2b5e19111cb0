import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sirv from 'sirv';

/** A running server of files. */
export interface StaticServer {
  /** Such as `http://127.0.0.1:39251`. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/**
 * Serves the current files of a folder to this machine on a free port. For tests only.
 * @param headersOf returns the headers of an answer, called for each
 */
export async function serveFolder(
  folder: string,
  headersOf: () => Readonly<Record<string, string>> = () => ({}),
): Promise<StaticServer> {
  const files = sirv(folder, {
    setHeaders: (response, path) => {
      // Names in this folder contain a hash of their content, so a browser can cache them.
      const lasting = path.startsWith('/assets/');
      response.setHeader('cache-control', lasting ? 'max-age=31536000, immutable' : 'no-store');
      for (const [name, value] of Object.entries(headersOf())) response.setHeader(name, value);
    },
  });
  const server = createServer((request, response) => files(request, response));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
