/**
 * `npm run proof:structures [-- AMOUNT SEED]`: changes the structure of signatures in CMS and XML.
 * Fails when the validation throws, takes too long, or passes a file with another content.
 */
import { tryStructures } from './structures.ts';

const amount = Number(process.argv[2] ?? 10_000);
const seed = Number(process.argv[3] ?? 20_261_122);

const { tries, passed, slowest, wrong } = await tryStructures(amount, seed);
console.log(`${tries} changed signatures, seed ${seed}: ${passed} still pass`);
console.log(`the slowest took ${slowest.toFixed(0)} ms of processor`);
for (const one of wrong) console.error(`✗ ${one}`);
process.exitCode = wrong.length === 0 ? 0 : 1;
