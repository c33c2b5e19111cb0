/**
 * `npm run dev`: the simulator, restarted when its sources change, and Vite with hot reload for the
 * portal, which forwards API calls to the simulator. Ctrl+C ends both. `--port` is the portal's
 * port, `--sim-port` the simulator's.
 */
import { parseArgs } from 'node:util';

import { ended, endTogether, start } from './children.ts';
import { simulatorAddress } from './simulator-address.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: process.env['PORT'] ?? '5173' },
    'sim-port': { type: 'string', default: '4010' },
    host: { type: 'string', default: process.env['HOST'] ?? '127.0.0.1' },
  },
});

// PORT is not passed to the simulator, because it is the portal's port here.
const simulator = start(
  [
    ...['--import', 'tsx', '--watch', '--watch-preserve-output', 'simulator/cli.ts'],
    ...['--port', values['sim-port'], '--host', values.host],
  ],
  { stdio: 'pipe', env: { PORT: '', HOST: '' } },
);
simulator.stdout?.pipe(process.stdout);
simulator.stderr?.pipe(process.stderr);
const children = [simulator];
endTogether(children);

try {
  // There is no time limit. An error in the sources is shown above, and the next save starts the
  // simulator again.
  const url = await simulatorAddress(simulator);
  const portal = start(
    [
      ...['node_modules/vite/bin/vite.js', 'portal', '--config', 'portal/vite.config.ts'],
      ...['--port', values.port, '--strictPort', '--host', values.host],
    ],
    { env: { SIMULATOR_URL: url } },
  );
  children.push(portal);
  console.log(`\nThe portal with hot reload: http://${values.host}:${values.port}/\n`);
  // If one of them ends, the other is useless.
  process.exitCode = await Promise.race([ended(portal), ended(simulator)]);
} catch {
  // The simulator's output has already been printed above.
  process.exitCode = 1;
}
for (const child of children) child.kill('SIGTERM');
await Promise.all(children.map(ended));
