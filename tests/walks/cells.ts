/**
 * `npm run proof:cells`: opens every cell of the console's index (status × bank), each in a new
 * browser, and checks that the box is shown. `-- ROLE…` opens them as these users, for example
 * `client1 bankerRm`. The default is the user whose turn it is.
 */
import { chromium, type Browser } from 'playwright';
import { tenants } from '@dokubox/spec/enums.ts';
import type { AnswerOf } from '@dokubox/spec/operations/table.ts';
import { ticketAddress } from '../../simulator/console/paths.ts';
import { cellOf, indexKinds, TURN } from '../../simulator/console/situations/statusCells.ts';
import { chromiumFlags, requireChromium } from '../tools/chromium.mjs';
import { startSimulator } from '../tools/start-simulator.ts';

/** Number of browsers at once. */
const AT_ONCE = 4;
/** Milliseconds until a box is there. */
const OPEN_MS = 60_000;

interface Way {
  readonly cell: string;
  readonly address: string;
  readonly boxId: number;
}

/** The link of each cell of the index into a box. */
async function waysOf(url: string, roles: readonly string[]): Promise<readonly Way[]> {
  const links: Way[] = [];
  for (const tenant of tenants) {
    const answer = await fetch(`${url}/__sim/situations?tenant=${tenant}`);
    const situations = (await answer.json()) as AnswerOf<'listSituations'>;
    for (const kind of ['dokubox', 'doku'] as const) {
      for (const status of indexKinds[kind]) {
        for (const role of roles) {
          const { first } = cellOf(situations, kind, status, role);
          if (!first) continue;
          const { scenario, box, user } = first;
          const query = { scenario, tenant, user: user ?? TURN, box: box.boxId };
          const cell = `${tenant} ${kind} ${status} as ${role}`;
          links.push({ cell, address: ticketAddress(query), boxId: box.boxId });
        }
      }
    }
  }
  return links;
}

/** Why a link does not lead into its box. Null if it does. */
async function problem(browser: Browser, url: string, { address, boxId }: Way) {
  const context = await browser.newContext({ baseURL: url });
  try {
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.goto(address, { timeout: OPEN_MS });
    await page.waitForURL(`**/app/dokubox/${boxId}`, { timeout: OPEN_MS });
    // Cards occur only on the screen of a box.
    await page.locator('main h2').first().waitFor({ timeout: OPEN_MS });
    return errors[0] ?? null;
  } catch (error) {
    return error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
  } finally {
    await context.close();
  }
}

const asked = process.argv.slice(2);
const simulator = await startSimulator();
const browser = await chromium.launch({
  executablePath: requireChromium(),
  args: [...chromiumFlags],
});
try {
  const links = [...(await waysOf(simulator.url, asked.length > 0 ? asked : [TURN]))];
  const { length } = links;
  let wrong = 0;
  const work = async () => {
    for (let way = links.pop(); way; way = links.pop()) {
      const why = await problem(browser, simulator.url, way);
      if (why === null) continue;
      wrong += 1;
      console.log(`${way.cell}: ${why}\n  ${way.address}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  console.log(`${length} cells, ${wrong} do not lead into their box`);
  process.exitCode = wrong > 0 || length === 0 ? 1 : 0;
} finally {
  await browser.close();
  await simulator.stop();
}
