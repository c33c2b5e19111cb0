/**
 * `npm run walk -- TENANT…`: walks boxes from creation to the archive through the screens of the
 * built portal, as users do, and takes pictures at every station. The default is all tenants. Look
 * at the pictures after changing screens.
 */
import { spawnSync } from 'node:child_process';
import { tenants } from '@dokubox/spec/enums.ts';
import { root } from '../tools/root.ts';
import { walkFolder } from './stations.ts';

const wanted = process.argv.slice(2).map((name) => name.toUpperCase());
const unknown = wanted.filter((name) => !tenants.some((tenant) => tenant === name));
if (unknown.length > 0) {
  console.error(`No tenant ${unknown.join(', ')}; there are ${tenants.join(', ')}.`);
  process.exit(2);
}
const only = wanted.length === 0 ? [] : ['--grep', `(${wanted.join('|')}): `];
const run = spawnSync(
  process.execPath,
  [
    'node_modules/playwright/cli.js',
    'test',
    '--config',
    'tests/walks/playwright.config.ts',
    ...only,
  ],
  { cwd: root, stdio: 'inherit' },
);
console.log(`Pictures: ${walkFolder}`);
process.exitCode = run.status ?? 1;
