import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker, type WorkerOptions } from 'node:worker_threads';

/**
 * Loads TypeScript in a thread, because threads do not inherit the loader of a process that runs
 * from source.
 */
const fromSources = (url: URL) =>
  `import('tsx/esm/api').then(({ register }) => {
    register();
    return import(${JSON.stringify(url.href)});
  });`;

/**
 * Starts a thread of a store that does not keep the process alive.
 * @param source its module in TypeScript. The built server has a bundle of the same name next to
 *   it.
 */
export function startStoreThread(source: URL, options: WorkerOptions = {}): Worker {
  const bundled = new URL(`./${basename(source.pathname, '.ts')}.js`, import.meta.url);
  const worker = existsSync(fileURLToPath(bundled))
    ? new Worker(bundled, options)
    : new Worker(fromSources(source), { ...options, eval: true });
  worker.unref();
  return worker;
}
