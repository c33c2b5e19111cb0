/**
 * `npm run hooks`: lets git run the hooks of `.githooks`, which format files before each commit.
 * With `off`, git stops running them. `npm install` runs it with `--offer`, which only mentions the
 * hooks. It is silent in CI, without git, and if other hooks are set. Uses only Node's own modules.
 */
import { spawnSync } from 'node:child_process';

const folder = '.githooks';

/** @param {string[]} args */
function git(...args) {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' });
  return { isWell: status === 0, text: (stdout ?? '').trim() };
}

/** Whether this folder is the root of a working tree, not part of a larger one. */
const isOurTree = git('rev-parse', '--show-prefix');
const hooksPath = () => git('config', 'core.hooksPath').text;

if (process.argv.includes('--offer')) {
  const isAsked = isOurTree.isWell && isOurTree.text === '' && !process.env.CI;
  if (isAsked && hooksPath() === '') {
    console.log('To format staged files before each commit: npm run hooks');
  }
} else if (!isOurTree.isWell || isOurTree.text !== '') {
  console.error('This folder is not a git repository, so there is nothing to hook into.');
  process.exitCode = 1;
} else if (process.argv.includes('off')) {
  if (hooksPath() === folder) git('config', '--unset', 'core.hooksPath');
  console.log('git formats nothing before a commit.');
} else if (hooksPath() !== '' && hooksPath() !== folder) {
  console.error(`git runs hooks of ${hooksPath()} already: call ${folder}/pre-commit from there.`);
  process.exitCode = 1;
} else {
  git('config', 'core.hooksPath', folder);
  console.log('git formats staged files before each commit. To stop that: npm run hooks -- off');
}
