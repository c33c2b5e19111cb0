/**
 * `npm run contract:diff`: what changed since the last released document, and whether the version says
 * so. With `--release` the documents become the released ones.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../tools/root.ts';
import { binding, contractChanges } from './contract-diff.ts';

const names = ['openapi.json', 'openapi.simulator.json'] as const;
const pathOf = (folder: string, name: string) => join(root, folder, name);

type Document = Parameters<typeof contractChanges>[0];
const read = (folder: string, name: string) =>
  JSON.parse(readFileSync(pathOf(folder, name), 'utf8')) as Document;

if (process.argv.includes('--release')) {
  mkdirSync(join(root, 'spec/released'), { recursive: true });
  for (const name of names) {
    const text = JSON.stringify(binding(read('spec', name)), null, 1);
    writeFileSync(pathOf('spec/released', name), `${text}\n`);
  }
  console.log(
    'spec/released holds the documents as they are. Say in spec/CHANGELOG.md what changed.',
  );
} else {
  for (const name of names) {
    const changes = contractChanges(read('spec/released', name), read('spec', name));
    const { breaking, compatible, released, current, due, versionFits } = changes;
    console.log(`${name}: ${released} released, now ${current}`);
    for (const line of breaking) console.log(`  breaks     ${line}`);
    for (const line of compatible) console.log(`  compatible ${line}`);
    if (breaking.length + compatible.length === 0) console.log('  nothing that binds changed');
    if (versionFits) continue;
    console.log(`  The version has to be ${due} at least: "version" in simulator/package.json.`);
    process.exitCode = 1;
  }
}
