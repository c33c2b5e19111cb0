import { join } from 'node:path';
import { createSimulator } from '@dokubox/simulator/server/simulator.ts';
import { connect } from './connect.ts';
import type { TestSimulator } from './simulator.ts';

const root = join(import.meta.dirname, '../..');

export interface TestServerOptions {
  /** Folder of scenario files. The default is the repository's folder. */
  readonly scenarios?: string;
}

/**
 * Starts a simulator on a free port of this machine, for programs and browsers. It serves the
 * portal if it is built. Its worlds end with it.
 */
export async function startServer(options: TestServerOptions = {}): Promise<TestSimulator> {
  const { app } = await createSimulator({
    scenariosFolder: options.scenarios ?? join(root, 'scenarios'),
    portalFolder: join(root, 'portal', 'dist'),
    host: '127.0.0.1',
    mode: 'test',
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const running = connect(url);
  return Object.assign(running, { stop: () => app.close() });
}
