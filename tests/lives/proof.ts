/**
 * `npm run proof:lives`: seeded lives of boxes, in all tenants, from both sides, with every pair of
 * signature systems. Each begins with any acts of people, signing services and time, including
 * refusals, expiry and termination. Then everyone uses the offered actions until the box has ended.
 * `-- 7 4000` runs 4,000 lives with the seed 7. Fails if a life does not end, and prints the
 * shortest way to that dead end.
 */
import { nodePorts } from '../../simulator/server/ports.ts';
import { engineOfLives, liveMany, shortest } from './lives.ts';

const seed = Number(process.argv[2] ?? 1);
const count = Number(process.argv[3] ?? 2_016);

const test = engineOfLives(nodePorts);
const { lives, finalized, cancelled, acts, deadEnds } = await liveMany(test, count, seed);
const stuck = lives - finalized - cancelled;
console.log(
  `${lives} lives by seed ${seed}, ${acts} acts: ${finalized} finalized, ${cancelled} cancelled, ${stuck} stuck`,
);
for (const deadEnd of deadEnds.values()) {
  const { plan, end } = await shortest(test, deadEnd);
  console.log(`\n${deadEnd.count} of them, ${deadEnd.kind}\n${JSON.stringify(plan)}`);
  console.log([...end.acts.slice(-40), end.left].join('\n'));
}
await nodePorts.close();
process.exitCode = stuck === 0 ? 0 : 1;
