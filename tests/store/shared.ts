/**
 * `npm run proof:shared`: runs the journeys of messages, locks, documents and signing through two
 * and then four simulators on one store. A proxy sends each request to the next simulator. Then the
 * store is removed for ten seconds (`outage.ts`). Names after `--` select other journeys.
 */
import { execa } from 'execa';
import { root } from '../tools/root.ts';
import { startSimulator } from '../tools/start-simulator.ts';
import { startBalancer } from './balancer.ts';
import { startSharedStore } from './redis-server.ts';

const chosen = process.argv.slice(2);
const journeys = chosen.length > 0 ? chosen : ['messages', 'locks', 'documents', 'signing'];

for (const count of [2, 4]) {
  const store = await startSharedStore();
  const simulators = await Promise.all(
    Array.from({ length: count }, () => startSimulator({ env: { SIM_STORE: store.url } })),
  );
  const balancer = await startBalancer(simulators.map(({ url }) => url));
  console.log(`${count} simulators on one store`);
  const { failed } = await execa('npx', ['playwright', 'test', ...journeys], {
    cwd: root,
    env: { DOKUBOX_URL: balancer.url },
    stdio: ['ignore', 'inherit', 'inherit'],
    reject: false,
  });
  if (failed) process.exitCode = 1;
  await balancer.stop();
  await Promise.all(simulators.map(({ stop }) => stop()));
  await store.stop();
}
await import('./outage.ts');
