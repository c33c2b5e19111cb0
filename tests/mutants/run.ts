/**
 * `npm run mutants`: puts one small defect after the other into a throw-away copy of the tree and
 * asks the steps of `npm test` that concern it; each defect must turn one of them red. First the same
 * steps must be green without any. Not part of `npm test`, which only checks that the list still fits.
 *
 * Words choose mutants by a piece of their id (`npm run mutants -- locks`), `--only test:unit` by the
 * step that sees them, `--list` only names them. Ends with 1 when a defect is caught by none.
 */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

import { resultFiles, root } from '../tools/root.ts';
import { runScript, type Outcome } from '../tools/run.ts';
import { copyOfTree } from './copy.ts';
import { failedTitles } from './failures.ts';
import { allMutants } from './list.ts';
import { judgeOf, judges, misfit, withDefect, type Judge, type Mutant } from './mutant.ts';

/** Ends a step at its first failure. */
const STOP_EARLY: Partial<Record<Judge, string>> = {
  'test:unit': '--bail=1',
  'test:journeys': '-x',
};

/** Where a step leaves its results. */
const RESULTS: Partial<Record<Judge, string>> = {
  'test:unit': resultFiles.unit,
  'test:stories': resultFiles.stories,
  'test:journeys': resultFiles.journeys,
};

interface Verdict {
  readonly mutant: Mutant;
  /** The step that turned red, if any did. */
  readonly caughtBy: Judge | undefined;
  /** The test that failed first. */
  readonly title: string;
  readonly milliseconds: number;
}

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;

const firstJudge = ({ seenBy: [line] }: Mutant) => judgeOf(line).step;

/** In the order of the steps, and file by file, so that as little as possible is built anew. */
function chosenMutants(words: readonly string[], step: string | undefined): readonly Mutant[] {
  const place = (mutant: Mutant) => judges.indexOf(firstJudge(mutant));
  return allMutants
    .filter(({ id }) => words.length === 0 || words.some((word) => id.includes(word)))
    .filter((mutant) => step === undefined || firstJudge(mutant) === step)
    .sort((a, b) => place(a) - place(b) || a.file.localeCompare(b.file));
}

/** The steps to be asked without a defect; folders and files of one step are asked together. */
function soundCommands(
  mutants: readonly Mutant[],
): readonly (readonly [Judge, readonly string[]])[] {
  const asked = new Map<string, readonly [Judge, Set<string>]>();
  for (const line of new Set(mutants.flatMap(({ seenBy }) => seenBy))) {
    const { step, args } = judgeOf(line);
    const key = args.some((arg) => arg.startsWith('-')) ? line : step;
    const [, together] = asked.get(key) ?? [step, new Set<string>()];
    asked.set(key, [step, together]);
    args.forEach((arg) => together.add(arg));
  }
  return [...asked.values()].map(([step, args]) => [step, [...args]]);
}

async function ask(step: Judge, args: readonly string[], folder: string): Promise<Outcome> {
  const results = RESULTS[step];
  if (results !== undefined) rmSync(join(folder, relative(root, results)), { force: true });
  if (step === 'sizes') {
    const built = await runScript('build', [], { capture: true, cwd: folder });
    if (built.code !== 0) return built;
  }
  return runScript(step, args, { capture: true, cwd: folder });
}

/** Whether all steps are green without a defect; says which are not. */
async function isSound(mutants: readonly Mutant[], folder: string): Promise<boolean> {
  let sound = true;
  for (const [step, args] of soundCommands(mutants)) {
    const { code, output, milliseconds } = await ask(step, args, folder);
    console.log(`${code === 0 ? '✓' : '✗'} without a defect: ${step} (${seconds(milliseconds)})`);
    if (code !== 0) console.log(`${args.join(' ')}\n${output.trimEnd()}`);
    sound &&= code === 0;
  }
  return sound;
}

function firstFailure(step: Judge, folder: string): string {
  const results = RESULTS[step];
  const file = results && join(folder, relative(root, results));
  if (file === undefined || !existsSync(file)) return '';
  return failedTitles(readFileSync(file, 'utf8'))[0] ?? '';
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
      const { code } = await ask(step, early === undefined ? args : [...args, early], folder);
      if (code === 0) continue;
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
  if (!(await isSound(mutants, folder))) {
    console.error('What is red already can show no defect.');
    return 1;
  }
  const verdicts: Verdict[] = [];
  for (const mutant of mutants) {
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
  console.log(`${survivors} survive`);
  return survivors === 0 ? 0 : 1;
}

process.exitCode = await main();
