/**
 * `npm run proof:tester`: does a tester's work with the console, from a refused document to a link
 * for the bug ticket, on its screens in Chromium. Takes a picture at each station, and fails if a
 * step does not succeed.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { expect } from 'playwright/test';
import { operations, type AnswerOf } from '@dokubox/spec/operations/table.ts';
import { badgeTexts } from '../../simulator/server/pages/badge/texts.ts';
import { words } from '@dokubox/console/words.ts';
import {
  aheadWords,
  historyWords,
  recordWords,
  settingsWords,
} from '../../simulator/console/world/worldWords.ts';
import { textsOf } from '../journeys/fixtures/texts.ts';
import { chromiumFlags, requireChromium } from '../tools/chromium.mjs';
import { cacheFolder, root } from '../tools/root.ts';
import { startSimulator } from '../tools/start-simulator.ts';

const pictures = join(cacheFolder, 'walks', 'tester');
rmSync(pictures, { recursive: true, force: true });
mkdirSync(pictures, { recursive: true });
let station = 0;

/** Takes a picture of the visible part. */
async function at(page: Page, what: string): Promise<void> {
  station += 1;
  const name = `${String(station).padStart(2, '0')}-${what.replaceAll(/\W+/g, '-')}.png`;
  await page.screenshot({ path: join(pictures, name) });
  console.log(`${station}. ${what}`);
}

/** The statuses of a world, box by box, without values that differ between worlds. */
async function statusesOf(page: Page, worldId: string): Promise<unknown> {
  const url = operations.getWorldState.url.replace('{worldId}', worldId);
  const answer = await page.request.get(`${url}?limit=1000`);
  const { boxes } = (await answer.json()) as AnswerOf<'getWorldState'>;
  return boxes.map(({ titleEn, status, namirialEnvelopeStatus, dokus }) => ({
    titleEn,
    status,
    namirialEnvelopeStatus,
    dokus: dokus.map((doku) => [
      doku.titleEn,
      doku.status,
      doku.participants.map((one) => [one.username, one.participantRole, one.participantState]),
    ]),
  }));
}

// A saved world is added to the scenario files, and is available at once.
const folder = mkdtempSync(join(tmpdir(), 'dokubox-tester-'));
cpSync(join(root, 'scenarios'), folder, { recursive: true });
const simulator = await startSimulator({ args: ['--scenarios', folder, '--dev'] });
const browser = await chromium.launch({
  executablePath: requireChromium(),
  args: [...chromiumFlags],
});
const t = await textsOf('cs');
try {
  const context = await browser.newContext({
    baseURL: simulator.url,
    viewport: { width: 1440, height: 900 },
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const page = await context.newPage();
  const part = (name: string) =>
    page.getByRole('navigation', { name: words.world.partsOf }).getByRole('link', { name });

  // Finds the box by words, and opens it as the relationship manager.
  await page.goto('/__sim/');
  await page.getByRole('searchbox').fill('refused by bank');
  await page.getByRole('radio', { name: 'CZ' }).check({ force: true });
  await expect(page.getByRole('heading', { name: 'A signature was refused' })).toBeVisible();
  await at(page, 'a situation is found');
  const opens = context.waitForEvent('page');
  await page
    .getByRole('button', { name: /Banker RM/ })
    .first()
    .click();
  const portal = await opens;
  await portal.waitForURL('**/app/**');
  const worldId =
    (await context.cookies()).find(({ name }) => name === 'sim-world')?.value ?? 'none';
  await expect(portal.getByRole('heading', { level: 1 })).toBeVisible();
  await at(portal, 'the portal as the relationship manager');

  // Opens both sides.
  await page.goto(`/__sim/console/worlds/${worldId}`);
  await part(words.world.parts.sides).click();
  const frames = page.locator('iframe');
  await expect(frames).toHaveCount(2);
  for (const side of [0, 1]) {
    await expect(frames.nth(side).contentFrame().getByRole('heading', { level: 1 })).toBeVisible();
  }
  await at(page, 'both sides of the world');

  // Forces a state, and undoes it.
  await part(words.world.parts.records).click();
  const before = await statusesOf(page, worldId);
  await page
    .getByRole('button', { name: /^Change .* by hand$/ })
    .nth(1)
    .click();
  const form = page.getByRole('form');
  await form.getByLabel('status').selectOption('ARCHIVED');
  await form.getByRole('button', { name: recordWords.force }).click();
  await expect(form.getByText(recordWords.forced)).toBeVisible();
  await at(page, 'a status is forced');
  expect(await statusesOf(page, worldId)).not.toEqual(before);
  await form.getByRole('button', { name: recordWords.undo }).click();
  await expect(form.getByText(recordWords.forced)).toBeHidden();
  await expect.poll(() => statusesOf(page, worldId)).toEqual(before);
  await part(words.world.parts.history).click();
  await expect(page.getByText(historyWords.undone, { exact: false }).first()).toBeVisible();
  await at(page, 'the history says so');

  // Moves the clock to the next expiry.
  await part(words.world.parts.overview).click();
  const clock = page.locator('time').first();
  const early = await clock.getAttribute('datetime');
  await page.getByRole('region', { name: aheadWords.title }).getByRole('button').first().click();
  await expect(clock).not.toHaveAttribute('datetime', early ?? '');
  await at(page, 'time goes on until something has run out');

  // Sets a fault, and the portal reacts.
  await part(words.world.parts.faults).click();
  await page.getByRole('button', { name: words.faults.preset.portalBlocked }).click();
  await at(page, 'a fault waits');
  await portal.bringToFront();
  await portal.reload();
  await expect(portal.getByRole('dialog', { name: t('shell:blocked.title') })).toBeVisible();
  await expect(portal.getByRole('complementary', { name: badgeTexts.cs.simulator })).toContainText(
    `${badgeTexts.cs.faults} 1`,
  );
  await at(portal, 'the portal says that it is blocked, the badge that a fault is on');
  await page.bringToFront();
  await page.getByRole('button', { name: words.faults.clear }).click();

  // Copies a call as curl.
  await part(words.world.parts.journal).click();
  const refused = page.getByRole('row').filter({ hasText: '307' }).first();
  await expect(refused).toBeVisible();
  await refused.getByRole('button').first().click();
  await at(page, 'the journal, with a request that was refused');
  const request = page.getByRole('dialog');
  await request.getByRole('button', { name: words.journal.curl }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('curl');
  const curl = await page.evaluate(() => navigator.clipboard.readText());
  const output = execFileSync('sh', ['-c', `${curl} -s -o /dev/null -w '%{http_code}'`], {
    encoding: 'utf8',
  });
  console.log(`   the copied curl was answered with ${output.trim().split('\n').at(-1) ?? ''}`);

  await request.getByRole('button', { name: words.journal.close }).click();

  // Saves the world as a scenario file, and opens its link as another user.
  await part(words.world.parts.settings).click();
  const saves = page.waitForEvent('download');
  await page.getByRole('button', { name: settingsWords.saveScenario }).click();
  const file = await (await saves).path();
  await at(page, 'the world is saved as a scenario file');
  const { name } = JSON.parse(readFileSync(file, 'utf8')) as { name: string };
  cpSync(file, join(folder, `${name}.json`));
  console.log(`   as ${name}.json`);
  const fresh = await browser.newContext({ baseURL: simulator.url });
  const other = await fresh.newPage();
  await expect(async () => {
    await other.goto(`/__sim/open?scenario=${name}&tenant=CZ&user=bankerRm`);
    await other.waitForURL('**/app/**', { timeout: 5_000 });
  }).toPass({ timeout: 20_000 });
  const theirs = (await fresh.cookies()).find((cookie) => cookie.name === 'sim-world')?.value;
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await at(other, 'somebody else opens it from its link');
  expect(await statusesOf(page, theirs ?? 'none')).toEqual(await statusesOf(page, worldId));
  console.log(`The same state in both worlds; ${station} pictures in ${pictures}`);
} finally {
  await browser.close();
  await simulator.stop();
  rmSync(folder, { recursive: true, force: true });
}
