/**
 * `npm run proof:invariants [-- AMOUNT SEED]`: makes generated calls of the whole contract. Fails
 * at the first that answers 500, or after which a world cannot be listed, read, exported, imported
 * or undone.
 */
import { callLineOf, shrunk, tryCalls } from './invariants.ts';

/** Calls on one simulator. Later calls meet what earlier ones have left behind. */
const perRound = 2000;

const amount = Number(process.argv[2] ?? 20_000);
const seed = Number(process.argv[3] ?? 20_261_125);

let made = 0;
let taken = 0;
for (let round = 0; made < amount && process.exitCode === undefined; round += 1) {
  const { calls, accepted, operations, finding, path } = await tryCalls(
    Math.min(perRound, amount - made),
    seed + round,
  );
  made += calls;
  taken += accepted;
  console.log(
    `${calls} calls, seed ${seed + round}: ${accepted} accepted, of ${operations} operations`,
  );
  if (finding !== null) {
    console.error(`✗ ${finding}`);
    for (const call of await shrunk(path)) console.error(callLineOf(call).slice(0, 4000));
    process.exitCode = 1;
  }
}
console.log(
  `${made} calls, ${taken} accepted; ${Math.round(process.cpuUsage().user / 1e6)} s of processor`,
);
