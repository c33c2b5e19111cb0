/**
 * `npm run proof:invariants [-- AMOUNT SEED]`: makes generated calls of the whole contract and fails at the
 * first that answers 500, or after which a world cannot be listed, read, exported, imported or undone.
 */
import { callLineOf, shrunk, tryCalls } from './invariants.ts';

const amount = Number(process.argv[2] ?? 20_000);
const seed = Number(process.argv[3] ?? 20_261_125);

const { calls, accepted, operations, finding, path } = await tryCalls(amount, seed);
console.log(
  `${calls} calls, seed ${seed}: ${accepted} accepted, of ${operations} operations; ${Math.round(process.cpuUsage().user / 1e6)} s of processor`,
);
if (finding !== null) {
  console.error(`✗ ${finding}`);
  for (const call of await shrunk(path)) console.error(callLineOf(call).slice(0, 4000));
  process.exitCode = 1;
}
