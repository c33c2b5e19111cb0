/**
 * `node --import tsx tests/bench/long-task.ts`: opens the box of 300 documents and the list of
 * thousands of tasks in a browser slowed down fourfold. Prints the longest task of the main thread
 * and how many elements the page has. The median of several rounds counts. On a busy machine it is
 * longer. Set DOKUBOX_URL to measure a simulator that already runs.
 */
import { chromium, type Locator, type Page } from 'playwright';
import { userTypeOfKey } from '@dokubox/spec/control/user-keys.ts';
import { pageSizes } from '@dokubox/spec/limits.ts';
import { operations, type AnswerOf } from '@dokubox/spec/operations/table.ts';
import { chromiumFlags, requireChromium } from '../tools/chromium.mjs';
import { median } from './load.ts';
import { startSimulator } from '../tools/start-simulator.ts';

const ROUNDS = 5;
const SLOWDOWN = 4;
const BUDGET_MS = 100;
const BUDGET_NODES = 2_500;
const DOCUMENTS = 300;

interface Round {
  /** Milliseconds of the longest task while the box opened. */
  readonly longest: number;
  /** Milliseconds from the click to the last document, or row, on the screen. */
  readonly shown: number;
  /** Number of elements of the page at that time. */
  readonly nodes: number;
}

/** Collects long tasks from now on. The browser reports those over 50 ms. */
async function watchTasks(page: Page): Promise<void> {
  await page.evaluate(() => {
    const tasks: number[] = [];
    Object.assign(window, { longTasks: tasks });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) tasks.push(entry.duration);
    }).observe({ type: 'longtask' });
  });
}

/**
 * Follows a link in a slowed browser and waits until the page has `count` elements of the selector.
 */
async function follow(page: Page, link: Locator, selector: string, count: number): Promise<Round> {
  await link.waitFor();
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await watchTasks(page);
  const started = performance.now();
  await link.click();
  await page.waitForFunction(
    ([wanted, least]) => document.querySelectorAll(wanted).length >= least,
    [selector, count] as const,
    { timeout: 60_000 },
  );
  const shown = performance.now() - started;
  // Once the page is idle, everything caused by opening it has run and has been reported.
  const measured = await page.evaluate(
    () =>
      new Promise<Omit<Round, 'shown'>>((resolve) => {
        requestIdleCallback(() => {
          const { longTasks } = window as unknown as { longTasks: number[] };
          const nodes = document.querySelectorAll('*').length;
          resolve({ longest: Math.max(0, ...longTasks), nodes });
        });
      }),
  );
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await cdp.detach();
  return { ...measured, shown };
}

/** Opens the list of a user in a new world of the largest scenario. */
async function openList(page: Page, base: string, user: string): Promise<void> {
  const made = await page.request.post(`${base}${operations.createWorld.url}`, {
    data: { scenario: 'very-large', user },
  });
  const world = (await made.json()) as AnswerOf<'createWorld'>;
  // The box with the most documents comes first.
  const list = encodeURIComponent('/app/dokuboxlist?sort=documentsCount,desc');
  const entrance = userTypeOfKey(user) === 'BANKER' ? 'intranet' : 'index';
  const landing = encodeURIComponent(`/${entrance}${world.tenant}?resume=${list}`);
  await page.goto(`${base}/__sim/open/${world.worldId}?path=${landing}`);
  await page.getByRole('table').getByRole('link').first().waitFor();
}

const measures: Readonly<Record<string, (page: Page, base: string) => Promise<Round>>> = {
  [`box of ${DOCUMENTS} documents`]: async (page, base) => {
    await openList(page, base, 'client1');
    const link = page.getByRole('table').getByRole('link').first();
    return follow(page, link, 'article', DOCUMENTS);
  },
  'list of all tasks': async (page, base) => {
    await openList(page, base, 'bankerRm');
    const link = page.getByRole('navigation').locator('a[href="/app/taskListView"]');
    return follow(page, link, 'tbody tr', pageSizes[0]);
  },
};

const simulator = process.env['DOKUBOX_URL']
  ? undefined
  : await startSimulator({ env: { SIM_BADGE: 'off' } });
const base = process.env['DOKUBOX_URL'] ?? simulator?.url ?? '';
const browser = await chromium.launch({
  executablePath: requireChromium(),
  args: [...chromiumFlags],
});
const ms = (value: number) => `${Math.round(value)} ms`;
let exceeded = false;
for (const [name, measure] of Object.entries(measures)) {
  const rounds: Round[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const context = await browser.newContext();
    const one = await measure(await context.newPage(), base);
    rounds.push(one);
    console.log(`  ${name}: longest task ${ms(one.longest)}, all shown after ${ms(one.shown)}`);
    await context.close();
  }
  const longest = median(rounds.map((round) => round.longest));
  const nodes = median(rounds.map((round) => round.nodes));
  const good = longest <= BUDGET_MS && nodes <= BUDGET_NODES;
  exceeded ||= !good;
  console.log(
    `${good ? '✓' : '✗'} ${name} at ${SLOWDOWN} times slower: longest task ${ms(longest)} ` +
      `(budget ${ms(BUDGET_MS)}), ${nodes} elements (budget ${BUDGET_NODES})`,
  );
}
await browser.close();
await simulator?.stop();
process.exitCode = exceeded ? 1 : 0;
