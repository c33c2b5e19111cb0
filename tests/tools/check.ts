/**
 * `npm test`: every check of the project. Steps that use one processor run two at a time, and steps
 * that use both run alone. The run stops at the first failure unless `--keep-going` is set. Names
 * of steps run only those steps, such as `npm test -- lint test:unit`. The last line is `N passed,
 * N failed`. The lines before it list checks of signatures that were skipped because a program is
 * missing.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { execa } from 'execa';
import pLimit from 'p-limit';

import { addCounts, countsOfStep, readCounts, type Counts } from './counts.ts';
import { resultFiles, root } from './root.ts';
import { checksNotMade } from './verifiers.mjs';

/** A step, named after its npm script. */
interface Step {
  readonly name: string;
  readonly what: string;
  /** Keeps both processors busy: its output is shown as it comes, not when it fails. */
  readonly alone?: boolean;
  /** File with the results of its tests. */
  readonly results?: string;
}

interface Done {
  readonly succeeded: boolean;
  readonly counts: Counts;
  readonly milliseconds: number;
}

/** Those on one processor by their length, the longest first, so that both processors end together. */
const steps: readonly Step[] = [
  { name: 'build:stories', what: 'Storybook' },
  { name: 'lint', what: 'code rules' },
  { name: 'build', what: 'portal and simulator' },
  { name: 'unused', what: 'unused code and packages' },
  { name: 'imports', what: 'who may import whom' },
  { name: 'format:check', what: 'formatting' },
  { name: 'gen:check', what: 'generated files are up to date' },
  { name: 'typecheck', what: 'types' },
  { name: 'test:unit', what: 'unit and contract tests', alone: true, results: resultFiles.unit },
  { name: 'sizes', what: 'JavaScript budgets of the screens', alone: true },
  { name: 'test:stories', what: 'stories, axe', alone: true, results: resultFiles.stories },
  { name: 'test:journeys', what: 'journeys', alone: true, results: resultFiles.journeys },
];

/** The chosen steps and options. Undefined if the command line is not valid. */
function asked(): { readonly chosen: readonly Step[]; readonly keepGoing: boolean } | undefined {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { 'keep-going': { type: 'boolean', default: false } },
    });
    const unknown = positionals.filter((name) => !steps.some((step) => step.name === name));
    if (unknown.length > 0) throw new Error(`No such step: ${unknown.join(', ')}.`);
    const isChosen = ({ name }: Step) => positionals.length === 0 || positionals.includes(name);
    return { chosen: steps.filter(isChosen), keepGoing: values['keep-going'] };
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    console.error(`Steps: ${steps.map(({ name }) => name).join(', ')}. Option: --keep-going.`);
    return undefined;
  }
}

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;

async function run({ name, what, alone = false, results }: Step): Promise<Done> {
  if (results !== undefined) rmSync(results, { force: true });
  if (alone) console.log(`\n▶ ${name}: ${what}`);
  const { failed, all, durationMs } = await execa('npm', ['run', '--silent', name], {
    cwd: root,
    stdin: 'ignore',
    ...(alone ? { stdout: 'inherit', stderr: 'inherit' } : { all: true }),
    reject: false,
  });
  console.log(`${failed ? '✗' : '✓'} ${name}: ${what} (${seconds(durationMs)})`);
  if (failed && all !== undefined) console.log(all);
  const report = results !== undefined && existsSync(results) && readFileSync(results, 'utf8');
  const counts = countsOfStep(!failed, report ? readCounts(report) : undefined);
  return { succeeded: !failed, counts, milliseconds: durationMs };
}

function summaryOf({ name, results }: Step, done: Done | undefined): string {
  if (!done) return `– ${name.padEnd(14)}${'not run'.padStart(9)}`;
  const { passed, failed, skipped } = done.counts;
  return [
    `${done.succeeded ? '✓' : '✗'} ${name.padEnd(14)}${seconds(done.milliseconds).padStart(9)}`,
    results === undefined ? '' : `  ${passed} passed`,
    results !== undefined && failed > 0 ? `, ${failed} failed` : '',
    skipped > 0 ? `, ${skipped} skipped` : '',
  ].join('');
}

async function check(chosen: readonly Step[], keepGoing: boolean): Promise<boolean> {
  const started = performance.now();
  const done = new Map<Step, Done>();
  const isWell = () => [...done.values()].every(({ succeeded }) => succeeded);
  const runAll = (list: readonly Step[], atOnce: number) =>
    pLimit(atOnce).map(list, async (step) => {
      if (keepGoing || isWell()) done.set(step, await run(step));
    });
  await runAll(
    chosen.filter(({ alone }) => !alone),
    2,
  );
  await runAll(
    chosen.filter(({ alone }) => alone),
    1,
  );

  console.log('\nSummary');
  for (const step of chosen) console.log(`  ${summaryOf(step, done.get(step))}`);
  console.log(`  in ${seconds(performance.now() - started)}`);
  if (chosen.some((step) => step.results !== undefined && done.has(step))) {
    for (const line of checksNotMade()) console.log(`  ${line}`);
  }
  const { passed, failed } = addCounts([...done.values()].map(({ counts }) => counts));
  console.log(`${passed} passed, ${failed} failed`);
  return isWell();
}

const wanted = asked();
if (!wanted) process.exit(2);
process.exitCode = (await check(wanted.chosen, wanted.keepGoing)) ? 0 : 1;
