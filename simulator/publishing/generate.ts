/**
 * `npm run gen`: writes the files generated from the contract's sources. With `--check` it writes
 * nothing, and fails if a file is out of date.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { exampleProblems } from './examples/check.ts';
import { storedExamples } from './examples/stored.ts';
import { GENERATED_FOLDER, generatedFiles } from './generate/files.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const check = process.argv.includes('--check');
const files = generatedFiles(root);
const folder = join(root, GENERATED_FOLDER);
const leftOver = (existsSync(folder) ? readdirSync(folder) : [])
  .map((name) => `${GENERATED_FOLDER}/${name}`)
  .filter((path) => !files.has(path));

function differs(path: string, text: string): boolean {
  const file = join(root, path);
  return !existsSync(file) || readFileSync(file, 'utf8') !== text;
}

const stale = [...files].filter(([path, text]) => differs(path, text)).map(([path]) => path);
const say = (text: string) => process.stdout.write(`${text}\n`);

for (const problem of exampleProblems(storedExamples())) {
  say(`spec/examples: ${problem}`);
  process.exitCode = 1;
}

if (check) {
  for (const path of stale) say(`${path} does not match its sources`);
  for (const path of leftOver) say(`${path} has no source any more`);
  if (stale.length + leftOver.length > 0) {
    say('Run "npm run gen" and commit what it changes.');
    process.exitCode = 1;
  }
} else {
  for (const path of stale) {
    const file = join(root, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, files.get(path) ?? '');
  }
  for (const path of leftOver) rmSync(join(root, path));
  say(`${stale.length} written, ${leftOver.length} removed, ${files.size} generated in all`);
}
