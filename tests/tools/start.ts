/** `npm start`: the built simulator, which serves portal, API and reference on one port. */
import { ended, endTogether, start } from './children.ts';
import { nodeFlags } from './node-flags.ts';

const simulator = start([...nodeFlags, 'simulator/dist/cli.js', ...process.argv.slice(2)]);
endTogether([simulator]);
process.exitCode = await ended(simulator);
