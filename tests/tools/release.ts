/**
 * `npm run release -- patch|minor|major`: makes a release of a clean tree, as a commit and a tag of
 * this repository. You push them yourself. `--only-raise` only sets the version of the next
 * release, which a change of the contract needs at once.
 */
import { parseArgs } from 'node:util';

import { raise, release, ReleaseRefused, releaseSteps } from './releasing.ts';
import { root } from './root.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'only-raise': { type: 'boolean', default: false } },
});
const step = releaseSteps.find((one) => one === positionals[0]);

try {
  if (!step) throw new ReleaseRefused(`Name a step: ${releaseSteps.join(', ')}.`);
  if (values['only-raise']) {
    console.log(`All rooms have version ${await raise(root, step)}: commit that with the change.`);
  } else {
    const version = await release(root, step, new Date().toISOString().slice(0, 10));
    console.log(`Released ${version}. To publish it: git push --follow-tags`);
  }
} catch (error) {
  console.error(error instanceof ReleaseRefused ? error.message : error);
  process.exitCode = 1;
}
