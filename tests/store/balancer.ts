import { createServer, request as httpRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy that sends each request to the next of several servers, and knows nothing about any. */
export interface Balancer {
  readonly url: string;
  stop(): Promise<void>;
}

/** Names and ports may not change on the way: links and cookies are made for who asked. */
function balancing(urls: readonly string[]): Server {
  let turn = 0;
  return createServer((request, response) => {
    const url = urls[(turn += 1) % urls.length] ?? '';
    const { method, url: path, headers } = request;
    const asked = httpRequest(url, { method, path, headers, setHost: false }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    asked.on('error', () => response.destroy());
    request.pipe(asked);
  });
}

/** Stands before several servers. */
export async function startBalancer(urls: readonly string[]): Promise<Balancer> {
  const server = balancing(urls);
  // On a busy machine a connection would end just when somebody sends something on it.
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
