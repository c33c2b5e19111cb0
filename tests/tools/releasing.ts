import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { execa } from 'execa';
import { gt, inc, lt, rcompare } from 'semver';

import { changesSinceRelease, keepReleased } from '../clients/released.ts';
import { cutRelease, releasesOf, unreleasedOf } from './changelog.ts';
import { readManifests } from './manifests.ts';
import { setVersion } from './versions.ts';

/** The size of a release, by semantic versioning. Before 1.0, a minor step may break clients. */
export const releaseSteps = ['patch', 'minor', 'major'] as const;
export type ReleaseStep = (typeof releaseSteps)[number];

const changelogs = ['CHANGELOG.md', 'spec/CHANGELOG.md'] as const;

/** The reason why nothing was released. The tree is unchanged. */
export class ReleaseRefused extends Error {}

function refuseIf(condition: boolean, message: string): void {
  if (condition) throw new ReleaseRefused(message);
}

/**
 * The version of a step from the last release.
 * @throws {@link ReleaseRefused} if the tree has a later one, or the contract changed by more
 */
function nextVersion(root: string, step: ReleaseStep): string {
  const last = releasesOf(readFileSync(join(root, 'CHANGELOG.md'), 'utf8'))[0];
  const next = last === undefined ? null : inc(last, step);
  if (last === undefined || next === null) {
    throw new ReleaseRefused('CHANGELOG.md has no release such as "## [0.1.0]" to count from.');
  }
  const version = readManifests(root).get('')?.version ?? next;
  refuseIf(lt(next, version), `A ${step} step from ${last} is ${next}, and here is ${version}.`);
  const due = [...changesSinceRelease(root).values()].map((one) => one.due).sort(rcompare)[0];
  refuseIf(
    due !== undefined && gt(due, next),
    `The contract changed by more than a ${step} step: it has to be ${due} (npm run contract:diff).`,
  );
  return next;
}

/**
 * Raises the version of everything after a change of the contract, before its release.
 * @returns the version
 * @throws {@link ReleaseRefused}
 */
export async function raise(root: string, step: ReleaseStep): Promise<string> {
  const version = nextVersion(root, step);
  setVersion(root, version);
  // Recorded answers and documents contain the version.
  for (const script of ['examples', 'gen']) await execa('npm', ['run', script], { cwd: root });
  return version;
}

/**
 * Makes a release of a clean tree: versions, changelogs, the contract's released documents, a
 * commit and a tag `v…` with its part of the changelog. Everything stays on this machine. If a step
 * fails, the tree is restored.
 * @param day of the release, `yyyy-mm-dd`
 * @returns the version
 * @throws {@link ReleaseRefused}
 */
export async function release(root: string, step: ReleaseStep, day: string): Promise<string> {
  const git = async (args: readonly string[], input = '') =>
    (await execa('git', args, { cwd: root, input })).stdout;
  const read = (path: string) => readFileSync(join(root, path), 'utf8');

  const changed = await git(['status', '--porcelain']);
  refuseIf(changed !== '', `Commit or remove these changes first:\n${changed}`);
  const notes = unreleasedOf(read('CHANGELOG.md'));
  refuseIf(notes === '', 'CHANGELOG.md says nothing under [Unreleased].');
  const isContractChanged = [...changesSinceRelease(root).values()].some(
    ({ breaking, compatible }) => breaking.length + compatible.length > 0,
  );
  refuseIf(
    isContractChanged && unreleasedOf(read('spec/CHANGELOG.md')) === '',
    'The contract changed (npm run contract:diff), and spec/CHANGELOG.md does not say how.',
  );
  const tag = `v${nextVersion(root, step)}`;
  refuseIf((await git(['tag', '--list', tag])) !== '', `There is a tag ${tag} already.`);
  const head = await git(['rev-parse', 'HEAD']);

  try {
    const version = await raise(root, step);
    for (const path of changelogs) {
      const text = cutRelease(read(path), version, day, 'The contract is unchanged.');
      writeFileSync(join(root, path), text);
    }
    keepReleased(root);
    await git(['add', '--all']);
    await git(['commit', '--quiet', '--message', `Release ${version}`]);
    // Verbatim, because git would treat Markdown headings as comments.
    const message = `Dokubox ${version}\n\n${notes}\n`;
    await git(['tag', '--annotate', tag, '--cleanup', 'verbatim', '--file', '-'], message);
    return version;
  } catch (error) {
    // The tree was clean, so only the files written here are lost.
    await git(['reset', '--quiet', '--hard', head]);
    await git(['clean', '--quiet', '--force', '-d']);
    throw error;
  }
}
