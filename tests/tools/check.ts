/**
 * `npm test`: every check of the project. What keeps one processor busy runs two at a time, what
 * keeps both busy runs alone. Stops at the first failure unless `--keep-going`; names of steps run only those, e.g.
 * `npm test -- lint test:unit`. The last line is `N passed, N failed`; before it stands each check of
 * signatures that was not made for want of a program.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs';

import { addCounts, countsOfStep, readCounts, type Counts } from './counts.ts';
import { resultFiles } from './root.ts';
import { runScript } from './run.ts';
import { checksNotMade } from './verifiers.mjs';

interface Step {
  /** The npm script that does it. */
  readonly name: string;
  readonly what: string;
  /** Where its tests leave their results. */
  readonly results?: string;
}

interface Done {
  readonly step: Step;
  readonly succeeded: boolean;
  readonly counts: Counts;
  readonly milliseconds: number;
}

/**
 * Each on one processor: two at a time, the longest first, so that both end together; their output is
 * shown when they fail.
 */
const singleSteps: readonly Step[] = [
  { name: 'build:stories', what: 'Storybook' },
  { name: 'lint', what: 'code rules' },
  { name: 'build', what: 'portal and simulator' },
  { name: 'unused', what: 'unused code and packages' },
  { name: 'imports', what: 'who may import whom' },
  { name: 'format:check', what: 'formatting' },
  { name: 'gen:check', what: 'generated files are up to date' },
  { name: 'typecheck', what: 'types' },
];

/** Each on both processors: one at a time, their output shown as it comes. */
const wholeSteps: readonly Step[] = [
  { name: 'test:unit', what: 'unit and contract tests', results: resultFiles.unit },
  { name: 'sizes', what: 'JavaScript budgets of the screens' },
  { name: 'test:stories', what: 'stories in the browser, axe', results: resultFiles.stories },
  { name: 'test:journeys', what: 'journeys in the browser', results: resultFiles.journeys },
];

const steps = [...singleSteps, ...wholeSteps];
const args = process.argv.slice(2);
const keepGoing = args.includes('--keep-going');
const chosen = args.filter((arg) => !arg.startsWith('--'));
const unknown = [
  ...chosen.filter((name) => !steps.some((step) => step.name === name)),
  ...args.filter((arg) => arg.startsWith('--') && arg !== '--keep-going'),
];
if (unknown.length > 0) {
  console.error(`No such step or option: ${unknown.join(', ')}.`);
  console.error(`Steps: ${steps.map((step) => step.name).join(', ')}. Option: --keep-going.`);
  process.exit(2);
}

const isChosen = (step: Step) => chosen.length === 0 || chosen.includes(step.name);
const done: Done[] = [];
const mayGoOn = () => keepGoing || done.every((one) => one.succeeded);
const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;

async function runStep(step: Step, capture: boolean): Promise<void> {
  if (step.results !== undefined) rmSync(step.results, { force: true });
  if (!capture) console.log(`\n▶ ${step.name}: ${step.what}`);
  const { code, output, milliseconds } = await runScript(step.name, [], { capture });
  const tests =
    step.results !== undefined && existsSync(step.results)
      ? readCounts(readFileSync(step.results, 'utf8'))
      : undefined;
  const counts = countsOfStep(code === 0, tests);
  done.push({ step, succeeded: code === 0, counts, milliseconds });
  const sign = code === 0 ? '✓' : '✗';
  console.log(`${sign} ${step.name}: ${step.what} (${seconds(milliseconds)})`);
  if (capture && code !== 0) console.log(output.trimEnd());
}

async function runInLanes(list: readonly Step[], lanes: number): Promise<void> {
  const waiting = [...list];
  const lane = async () => {
    for (let step = waiting.shift(); step && mayGoOn(); step = waiting.shift()) {
      await runStep(step, lanes > 1);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

const started = performance.now();
await runInLanes(singleSteps.filter(isChosen), 2);
await runInLanes(wholeSteps.filter(isChosen), 1);

console.log('\nSummary');
for (const step of steps.filter(isChosen)) {
  const one = done.find((candidate) => candidate.step === step);
  const sign = one === undefined ? '–' : one.succeeded ? '✓' : '✗';
  const time = one === undefined ? 'not run' : seconds(one.milliseconds);
  const { passed, failed, skipped } = one?.counts ?? { passed: 0, failed: 0, skipped: 0 };
  const counted = step.results === undefined || one === undefined ? '' : `  ${passed} passed`;
  const bad = counted !== '' && failed > 0 ? `, ${failed} failed` : '';
  const left = skipped > 0 ? `, ${skipped} skipped` : '';
  console.log(`  ${sign} ${step.name.padEnd(14)}${time.padStart(9)}${counted}${bad}${left}`);
}
console.log(`  in ${seconds(performance.now() - started)}`);

if (done.some(({ step }) => step.results !== undefined)) {
  for (const line of checksNotMade()) console.log(`  ${line}`);
}

const total = addCounts(done.map((one) => one.counts));
process.exitCode = done.every((one) => one.succeeded) ? 0 : 1;
console.log(`${total.passed} passed, ${total.failed} failed`);
