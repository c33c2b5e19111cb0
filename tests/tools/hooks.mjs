/**
 * `npm run hooks`: lets git run the hooks of `.githooks`, here a format before each commit; with `off`
 * it lets git run them no longer. `npm install` runs it with `--offer`, which only says that there are
 * some, and nothing in CI, without git or to anyone who has set hooks. Node's own modules only.
 */
import { spawnSync } from 'node:child_process';

const folder = '.githooks';

/** @param {string[]} args */
function git(...args) {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' });
  return { isWell: status === 0, text: (stdout ?? '').trim() };
}

/** Whether this folder is the root of a working tree: not of one around it. */
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
