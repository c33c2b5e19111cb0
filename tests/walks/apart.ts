/**
 * `npm run proof:apart`: twenty browsers in twenty worlds rename the same box at the same time, on
 * the screens of the built portal. Fails when one of them sees anything of another.
 */
import { chromium, type Browser, type Page } from 'playwright';
import { tenants, type Tenant } from '@dokubox/spec/enums.ts';
import { policyOf } from '@dokubox/spec/tenants/table.ts';
import { textsOf } from '../journeys/fixtures/texts.ts';
import { chromiumFlags, requireChromium } from '../tools/chromium.mjs';
import { startSimulator } from '../tools/start-simulator.ts';

const BROWSERS = 20;
/** Milliseconds for a step of one browser, while nineteen others make theirs. */
const STEP_MS = 180_000;
/** The first box of the scenario, whose client has given it a name. */
const BOX = 101;

interface Visitor {
  readonly page: Page;
  readonly tenant: Tenant;
  readonly worldId: string;
  /** The name they give the box. */
  readonly name: string;
}

const nameOf = (index: number) => `Box of browser ${String(index + 1).padStart(2, '0')}`;

/** A visitor follows a link that creates a world, in a browser of their own. */
async function enters(browser: Browser, url: string, index: number): Promise<Visitor> {
  const tenant = tenants[index % tenants.length] ?? tenants[0];
  const context = await browser.newContext({ baseURL: url });
  context.setDefaultTimeout(STEP_MS);
  const page = await context.newPage();
  await page.goto(`/__sim/open?scenario=everyday&tenant=${tenant}&user=client1&box=${BOX}`);
  await page.waitForURL(`**/app/dokubox/${BOX}`, { timeout: STEP_MS });
  const cookies = await context.cookies();
  const worldId = cookies.find(({ name }) => name === 'sim-world')?.value ?? '';
  return { page, tenant, worldId, name: nameOf(index) };
}

/** The visitor renames the box by its header. */
async function renames({ page, tenant, name }: Visitor): Promise<void> {
  const t = await textsOf(policyOf(tenant).localLanguage);
  await page.getByRole('button', { name: t('box:name.edit') }).click();
  const field = page.getByLabel(t('box:name.label'));
  await field.fill(name);
  await field.press('Enter');
  await page.getByRole('heading', { level: 1 }).filter({ hasText: name }).waitFor();
}

/**
 * Names of others that the visitor can read: on the reloaded box, on their list, and in its record.
 */
async function sees({ page, worldId, name }: Visitor): Promise<readonly string[]> {
  await page.reload();
  await page.getByRole('heading', { level: 1 }).filter({ hasText: name }).waitFor();
  const box = await page.locator('main').innerText();
  await page.goto('/app/dokuboxlist');
  await page.getByRole('link', { name }).first().waitFor();
  const list = await page.locator('main').innerText();
  const answer = await page.request.get(`/__sim/worlds/${worldId}/state?boxId=${BOX}`);
  const record = await answer.text();
  const all = [box, list, record].join('\n');
  return Array.from({ length: BROWSERS }, (_, index) => nameOf(index)).filter((one) =>
    all.includes(one),
  );
}

const simulator = await startSimulator();
const browser = await chromium.launch({
  executablePath: requireChromium(),
  args: [...chromiumFlags],
});
try {
  const visitors = await Promise.all(
    Array.from({ length: BROWSERS }, (_, index) => enters(browser, simulator.url, index)),
  );
  const worlds = new Set(visitors.map(({ worldId }) => worldId));
  await Promise.all(visitors.map(renames));
  const seen = await Promise.all(visitors.map(sees));
  const wrong = visitors.filter(({ name }, index) => seen[index]?.join() !== name);
  for (const [index, { name }] of visitors.entries()) {
    if (seen[index]?.join() !== name) console.log(`${name} sees: ${seen[index]?.join(', ') ?? ''}`);
  }
  console.log(
    `${visitors.length} browsers, ${worlds.size} worlds, ${wrong.length} see data of another`,
  );
  process.exitCode = wrong.length > 0 || worlds.size !== BROWSERS ? 1 : 0;
} finally {
  await browser.close();
  await simulator.stop();
}
