/**
 * `npm run proof:mutations [-- AMOUNT SEED]`: damages the bytes of signed PDFs, as accidents and
 * attackers do. Fails when the validation throws, takes too long, or passes a file whose signed
 * bytes have changed.
 */
import { tryDamages } from './damage.ts';

const amount = Number(process.argv[2] ?? 10_000);
const seed = Number(process.argv[3] ?? 20_261_122);

const { tries, stood, slowest, wrong } = await tryDamages(amount, seed);
console.log(`${tries} damaged files, seed ${seed}: ${stood} kept a valid signature`);
console.log(`the slowest took ${slowest.toFixed(0)} ms of processor`);
for (const one of wrong) console.error(`✗ ${one}`);
process.exitCode = wrong.length === 0 ? 0 : 1;
