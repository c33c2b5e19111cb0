/**
 * `npm run reading`: writes the published contract as a static site, by default to
 * `simulator/dist/reading`. An argument after `--` names another folder.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readingSite } from './reading/site.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const [named] = process.argv.slice(2);
const folder = named === undefined ? join(root, 'simulator/dist/reading') : resolve(named);
const site = readingSite(root, { live: false });
if (named === undefined) rmSync(folder, { recursive: true, force: true });
for (const [path, { body }] of site) {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, body);
}
process.stdout.write(`${site.size} files in ${folder}. Any web server can serve them.\n`);
