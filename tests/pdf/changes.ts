/**
 * `npm run proof:changes [-- AMOUNT SEED]`: changes signed PDFs in a later revision, one reachable
 * object at a time, and draws both with every installed renderer. Fails when a file whose picture
 * changed still counts as signed.
 */
import { tryChanges } from './proof.ts';
import { renderers } from './renderers.ts';

const amount = Number(process.argv[2] ?? 2_400);
const seed = Number(process.argv[3] ?? 20_261_122);

if (renderers.length === 0) {
  console.error('No renderer is installed: pdftoppm (poppler-utils) or mutool (mupdf-tools).');
  process.exit(2);
}

const { changes, altered, stood, unseen, milliseconds, passed } = await tryChanges(
  amount,
  seed,
  true,
);
console.log(`drawn with ${renderers.map(({ name }) => name).join(' and ')}, seed ${seed}`);
console.log(`${changes} changes, ${altered} altered the picture`);
console.log(`${unseen} more were rejected though the picture is the same`);
console.log(`${stood} kept a valid signature, ${passed.length} of these altered the picture`);
console.log(`${(milliseconds / changes).toFixed(1)} ms each to validate`);
for (const one of passed) console.error(`✗ passed: ${one}`);
process.exitCode = passed.length === 0 ? 0 : 1;
