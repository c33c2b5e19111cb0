import { createServer, request as httpRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A proxy that sends each request to the next of several servers, without knowledge of their state.
 */
export interface Balancer {
  readonly url: string;
  stop(): Promise<void>;
}

/** Names and ports must stay the same, because links and cookies depend on them. */
function balancing(urls: readonly string[]): Server {
  let turn = 0;
  return createServer((request, response) => {
    const url = urls[(turn += 1) % urls.length] ?? '';
    const { method, url: path, headers } = request;
    const forwarded = httpRequest(url, { method, path, headers, setHost: false }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    forwarded.on('error', () => response.destroy());
    request.pipe(forwarded);
  });
}

/** Starts a proxy in front of several servers. */
export async function startBalancer(urls: readonly string[]): Promise<Balancer> {
  const server = balancing(urls);
  // On a busy machine, a connection might end just when a client sends something on it.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}
