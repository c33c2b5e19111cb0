/**
 * `npm run mutants`: puts one small defect after the other into a temporary copy of the tree and
 * runs the steps of `npm test` that concern it. Each defect must make one of them fail. First, the
 * same steps must pass without a defect. Not part of `npm test`, which only checks that the list
 * still matches the code.
 *
 * Words select mutants by a part of their id (`npm run mutants -- locks`), `--only test:unit` by
 * the step that catches them, and `--list` only lists them. Ends with 1 if a defect is not caught.
 */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { execa } from 'execa';

import { resultFiles, root } from '../tools/root.ts';
import { copyOfTree } from './copy.ts';
import { failedTitles } from './failures.ts';
import { allMutants } from './list.ts';
import { judgeOf, judges, misfit, withDefect, type Judge, type Mutant } from './mutant.ts';

/** Options that end a step at its first failure. */
const STOP_EARLY: Partial<Record<Judge, string>> = {
  'test:unit': '--bail=1',
  'test:journeys': '-x',
};

/** Paths of the results of steps. */
const RESULTS: Partial<Record<Judge, string>> = {
  'test:unit': resultFiles.unit,
  'test:stories': resultFiles.stories,
  'test:journeys': resultFiles.journeys,
};

interface Verdict {
  readonly mutant: Mutant;
  /** The step that failed, if any did. */
  readonly caughtBy: Judge | undefined;
  /** The test that failed first. */
  readonly title: string;
  readonly milliseconds: number;
}

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;

const firstJudge = ({ seenBy: [line] }: Mutant) => judgeOf(line).step;

/** The chosen mutants in the order of the steps, and file by file, so that little is rebuilt. */
function chosenMutants(words: readonly string[], step: string | undefined): readonly Mutant[] {
  const place = (mutant: Mutant) => judges.indexOf(firstJudge(mutant));
  return allMutants
    .filter(({ id }) => words.length === 0 || words.some((word) => id.includes(word)))
    .filter((mutant) => step === undefined || firstJudge(mutant) === step)
    .sort((a, b) => place(a) - place(b) || a.file.localeCompare(b.file));
}

/**
 * Groups of commands that can run at once: paths of one step together, and any other command alone.
 */
function askedTogether(lines: readonly string[]): readonly (readonly string[])[] {
  const groups = new Map<string, string[]>();
  for (const line of new Set(lines)) {
    const { step, args } = judgeOf(line);
    const key = args.some((arg) => arg.startsWith('-')) ? line : step;
    groups.set(key, [...(groups.get(key) ?? []), line]);
  }
  return [...groups.values()];
}

/** Runs a script of the copy, which may fail. */
const runScript = (name: string, args: readonly string[], folder: string) =>
  execa('npm', ['run', '--silent', name, '--', ...args], {
    cwd: folder,
    stdin: 'ignore',
    all: true,
    reject: false,
  });

async function ask(step: Judge, args: readonly string[], folder: string) {
  const results = RESULTS[step];
  if (results !== undefined) rmSync(join(folder, relative(root, results)), { force: true });
  if (step === 'sizes') {
    const built = await runScript('build', [], folder);
    if (built.failed) return built;
  }
  return runScript(step, args, folder);
}

function firstFailure(step: Judge, folder: string): string {
  const results = RESULTS[step];
  const file = results && join(folder, relative(root, results));
  if (file === undefined || !existsSync(file)) return '';
  return failedTitles(readFileSync(file, 'utf8'))[0] ?? '';
}

/** The commands that fail without any defect, and so cannot show one. */
async function redWithout(lines: readonly string[], folder: string): Promise<readonly string[]> {
  const red: string[] = [];
  for (const group of askedTogether(lines)) {
    const { step } = judgeOf(group[0] ?? '');
    const args = new Set(group.flatMap((line) => judgeOf(line).args));
    const { failed, all, durationMs } = await ask(step, [...args], folder);
    const mark = `${failed ? '✗' : '✓'} without a defect: ${step} (${seconds(durationMs)})`;
    const why = failed ? firstFailure(step, folder) || all.slice(-2_000) : '';
    console.log(`${mark}  ${why}`);
    if (!failed) continue;
    if (group.length === 1) red.push(...group);
    // Only a line that fails alone keeps its mutants from being judged.
    for (const line of group.length === 1 ? [] : group)
      red.push(...(await redWithout([line], folder)));
  }
  return red;
}

async function judge(mutant: Mutant, folder: string): Promise<Verdict> {
  const file = join(folder, mutant.file);
  const sound = readFileSync(file, 'utf8');
  const started = performance.now();
  const taken = () => performance.now() - started;
  writeFileSync(file, withDefect(mutant, sound));
  try {
    for (const { step, args } of mutant.seenBy.map(judgeOf)) {
      const early = STOP_EARLY[step];
      const { failed } = await ask(step, early === undefined ? args : [...args, early], folder);
      if (!failed) continue;
      return {
        mutant,
        caughtBy: step,
        title: firstFailure(step, folder),
        milliseconds: taken(),
      };
    }
    return { mutant, caughtBy: undefined, title: '', milliseconds: taken() };
  } finally {
    writeFileSync(file, sound);
  }
}

function print({ mutant, caughtBy, title, milliseconds }: Verdict): void {
  const by = caughtBy ?? 'SURVIVES';
  const place = `${mutant.id.padEnd(36)} ${by.padEnd(14)}${seconds(milliseconds).padStart(8)}`;
  console.log(`${caughtBy ? '✓' : '✗'} ${place}  ${caughtBy ? title : mutant.defect}`);
}

async function main(): Promise<number> {
  const args = process.argv.slice(2);
  const only = args.indexOf('--only');
  const step = only === -1 ? undefined : args[only + 1];
  const words = args.filter((arg, at) => !arg.startsWith('--') && (only === -1 || at !== only + 1));
  const mutants = chosenMutants(words, step);
  if (mutants.length === 0) {
    console.error(`No such mutant. Steps: ${judges.join(', ')}. Options: --only STEP, --list.`);
    return 2;
  }
  const stale = mutants
    .map((mutant) => misfit(mutant, readFileSync(join(root, mutant.file), 'utf8')))
    .filter((reason) => reason !== null);
  if (stale.length > 0) {
    console.error(stale.join('\n'));
    return 1;
  }
  if (args.includes('--list')) {
    for (const { id, defect, seenBy } of mutants) {
      console.log(`${id.padEnd(36)} ${defect} (${seenBy.join('; ')})`);
    }
    return 0;
  }

  const { folder, remove } = copyOfTree(root);
  process.on('exit', remove);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));
  const red = await redWithout(
    mutants.flatMap(({ seenBy }) => seenBy),
    folder,
  );
  const verdicts: Verdict[] = [];
  for (const mutant of mutants.filter(({ seenBy }) => !seenBy.some((line) => red.includes(line)))) {
    const verdict = await judge(mutant, folder);
    verdicts.push(verdict);
    print(verdict);
  }

  const caught = verdicts.filter(({ caughtBy }) => caughtBy !== undefined);
  const byStep = judges
    .map((name) => [name, caught.filter(({ caughtBy }) => caughtBy === name).length] as const)
    .filter(([, count]) => count > 0)
    .map(([name, count]) => `${name} ${count}`);
  const survivors = verdicts.length - caught.length;
  console.log(`${verdicts.length} mutants: ${caught.length} caught (${byStep.join(', ')})`);
  const unjudged = mutants.length - verdicts.length;
  console.log(`${survivors} survive, ${unjudged} not judged because a check fails without them`);
  return survivors + unjudged === 0 ? 0 : 1;
}

process.exitCode = await main();
