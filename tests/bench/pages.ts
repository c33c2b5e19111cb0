/**
 * `node --import tsx tests/bench/pages.ts`: measures what pages of the built portal request from
 * the server on the first and on later visits, and how far their layout shifts while loading. It
 * counts requests and shares, not times, so the machine does not matter. The median of several
 * rounds counts. Set DOKUBOX_URL to measure a simulator that already runs.
 */
import { chromium, type Browser, type Page } from 'playwright';
import { userTypeOfKey } from '@dokubox/spec/control/user-keys.ts';
import { tenants, type Tenant } from '@dokubox/spec/enums.ts';
import { policyOf } from '@dokubox/spec/tenants/table.ts';
import { connect } from '@dokubox/testing/connect.ts';
import { screenAddress } from '@dokubox/testing/playwright.ts';
import { chromiumFlags, requireChromium } from '../tools/chromium.mjs';
import { startSimulator } from '../tools/start-simulator.ts';
import { median } from './load.ts';

const ROUNDS = 5;
/** Budget of calls when a list, or a box, is visited again. */
const CALLS = { list: 6, box: 8 } as const;
/** Budget of files and calls when a link opens a page in a new browser. */
const FIRST_REQUESTS = { login: 20, list: 40, box: 40 } as const;
/** Budget of the cumulative layout shift of a page without user input. */
const SHIFT = 0.02;
/** Sizes of a desktop and a phone. */
const viewports = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
] as const;
const [desk] = viewports;
/** The link to a box, in a table and on a card. */
const boxLink = 'main a[href^="/app/dokubox/"]';

interface Visit {
  readonly calls: readonly string[];
  readonly shift: number;
}

/** Sums up the layout shifts of a page without user input, from its first paint on. */
const watchShifts = `
  window.shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
`;

/** Loads a page, and returns what it requested in addition to the portal's files. */
async function visit(page: Page, load: () => Promise<unknown>, sign: string): Promise<Visit> {
  const calls: string[] = [];
  const note = (request: { resourceType(): string; method(): string; url(): string }) => {
    const { pathname } = new URL(request.url());
    // The page itself requests the configuration, as a preload.
    const isCall = ['fetch', 'xhr'].includes(request.resourceType()) || pathname === '/config.json';
    if (isCall) calls.push(`${request.method()} ${pathname}`);
  };
  page.on('request', note);
  await load();
  await page.locator(sign).first().waitFor();
  await page.waitForLoadState('networkidle');
  page.off('request', note);
  return { calls, shift: await page.evaluate('window.shift') };
}

/**
 * Number of requests in a new browser until a page is idle, without those that the simulator adds.
 */
async function firstRequests(browser: Browser, address: string, sign: string): Promise<number> {
  const context = await browser.newContext();
  const page = await context.newPage();
  let requests = 0;
  page.on('request', (request) => {
    const { protocol, pathname } = new URL(request.url());
    if (protocol.startsWith('http') && !pathname.startsWith('/__sim/')) requests += 1;
  });
  await page.goto(address);
  await page.locator(sign).first().waitFor();
  await page.waitForLoadState('networkidle');
  await context.close();
  return requests;
}

/** A user signed in to a world of their own, in a browser that has visited the portal before. */
async function visitor(
  browser: Browser,
  base: string,
  who: {
    readonly tenant: Tenant;
    readonly user: string;
    readonly viewport: (typeof viewports)[number];
  },
) {
  const { tenant, user, viewport } = who;
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  await page.addInitScript({ content: watchShifts });
  const world = await connect(base).world({ scenario: 'everyday', tenant, user });
  /** Address that opens a screen in this world, signed in. */
  const linkTo = (screen: string) => screenAddress(world, { screen, origin: base });
  await page.goto(linkTo('/app/dokuboxlist'));
  const link = page.locator(boxLink).first();
  await link.waitFor();
  const box = (await link.getAttribute('href')) ?? '';
  return { context, page, box, linkTo };
}

const simulator = process.env['DOKUBOX_URL']
  ? undefined
  : await startSimulator({ env: { SIM_BADGE: 'off' } });
const base = process.env['DOKUBOX_URL'] ?? simulator?.url ?? '';
const browser = await chromium.launch({
  executablePath: requireChromium(),
  args: [...chromiumFlags],
});
let exceeded = false;

function report(name: string, figure: number, budget: number, digits: number, detail = ''): void {
  const good = figure <= budget;
  exceeded ||= !good;
  console.log(`${good ? '✓' : '✗'} ${name}: ${figure.toFixed(digits)} (budget ${budget})${detail}`);
}

/** Tenants whose product categories have names make the most calls at once. */
const tenant = tenants.find((one) => policyOf(one).showsProductCategory) ?? tenants[0];

const visitors = viewports.flatMap((viewport) =>
  ['client1', 'bankerRm'].map((user) => ({ tenant, user, viewport })),
);
for (const visiting of visitors) {
  const { user, viewport } = visiting;
  const { context, page, box, linkTo } = await visitor(browser, base, visiting);
  const isBanker = userTypeOfKey(user) === 'BANKER';
  const screens: readonly (readonly [name: string, path: string, sign: string])[] = [
    ['list', '/app/dokuboxlist', boxLink],
    ['box', box, 'article'],
    ['new box', '/app/createDokuBox', 'main form'],
    ['cookies', '/cookies', 'main table'],
    ...(isBanker
      ? ([
          ['tasks', '/app/taskListView', boxLink],
          ['users', '/app/usermanagement/manageuser/', 'main input'],
        ] as const)
      : []),
  ];
  for (const [name, path, sign] of screens) {
    // The first visit fills the browser's cache with chunks and catalogues.
    await visit(page, () => page.goto(`${base}${path}`), sign);
    const visits: Visit[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      visits.push(await visit(page, () => page.reload(), sign));
    }
    const who = `${tenant} ${user}, ${name} at ${viewport.width} px`;
    if (viewport === desk && (name === 'list' || name === 'box')) {
      const requests = await firstRequests(browser, linkTo(path), sign);
      report(`${who}: requests of a first visit`, requests, FIRST_REQUESTS[name], 0);
      const calls = median(visits.map((one) => one.calls.length));
      report(`${who}: calls`, calls, CALLS[name], 0, `; ${visits[0]?.calls.join(', ')}`);
    }
    report(`${who}: layout shift`, median(visits.map((one) => one.shift)), SHIFT, 4);
  }
  await context.close();
}
const entrances = viewports.flatMap((viewport) =>
  [`/index${tenants[0]}`, `/intranet${tenants[0]}`].map((landing) => ({ landing, viewport })),
);
for (const { landing, viewport } of entrances) {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  await page.addInitScript({ content: watchShifts });
  const visits: Visit[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    visits.push(await visit(page, () => page.goto(`${base}${landing}`), 'form input'));
  }
  const name = `sign-in at ${landing} at ${viewport.width} px`;
  report(`${name}: layout shift`, median(visits.map((one) => one.shift)), SHIFT, 4);
  if (viewport === desk) {
    const requests = await firstRequests(browser, `${base}${landing}`, 'form input');
    report(`${name}: requests of a first visit`, requests, FIRST_REQUESTS.login, 0);
  }
  await context.close();
}
await browser.close();
await simulator?.stop();
process.exitCode = exceeded ? 1 : 0;
