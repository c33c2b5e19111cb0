/**
 * `npm run contract:diff`: lists what has changed since the last released document, and whether the
 * version is high enough.
 */
import { root } from '../tools/root.ts';
import { changesSinceRelease } from './released.ts';

for (const [name, changes] of changesSinceRelease(root)) {
  const { breaking, compatible, released, current, due, versionFits } = changes;
  console.log(`${name}: ${released} released, now ${current}`);
  for (const line of breaking) console.log(`  breaks     ${line}`);
  for (const line of compatible) console.log(`  compatible ${line}`);
  if (breaking.length + compatible.length === 0)
    console.log('nothing that binds clients has changed');
  if (versionFits) continue;
  console.log(`The version has to be at least ${due}: npm run release -- STEP --only-raise`);
  process.exitCode = 1;
}
