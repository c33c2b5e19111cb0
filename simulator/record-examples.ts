/**
 * `npm run examples`: records the examples of the contract from the simulator. With `--check` it
 * writes nothing, and fails if an example differs from the recorded one.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { recordExamples } from './examples/record.ts';

const folder = fileURLToPath(new URL('../spec/examples', import.meta.url));
const check = process.argv.includes('--check');
const files = await recordExamples();
const texts = [...files].map(
  ([tag, file]) => [join(folder, `${tag}.json`), `${JSON.stringify(file, null, 2)}\n`] as const,
);
const stale = texts.filter(
  ([path, text]) => !existsSync(path) || readFileSync(path, 'utf8') !== text,
);

if (check) {
  for (const [path] of stale)
    process.stdout.write(`${path} differs from the answers of the simulator\n`);
  if (stale.length > 0) {
    process.stdout.write('Run "npm run examples && npm run gen" and commit the changes.\n');
    process.exitCode = 1;
  }
} else {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [path, text] of texts) writeFileSync(path, text);
  process.stdout.write(`${stale.length} of ${texts.length} files changed\n`);
}
// The threads of the validator would keep the process alive.
process.exit();
