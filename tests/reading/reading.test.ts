import axe from 'axe-core';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ContractServer } from '../contract/contract-server.ts';
import { chromiumFlags, requireChromium } from '../tools/chromium.mjs';

/** One page of each kind, the smaller ones. Pages that look alike are checked once. */
const kinds = [
  'index.html',
  'calls/submitBankerDokubox.html',
  'data/Message.html',
  'data/DokuboxStatus.html',
  'workflow/envelope.html',
  'tenants.html',
  'visibility.html',
] as const;

/** Pages that colours and narrow windows can break. */
const some = ['calls/submitBankerDokubox.html', 'workflow/envelope.html', 'tenants.html'] as const;

let server: ContractServer;
let browser: Browser;
const requests: string[] = [];

beforeAll(async () => {
  server = await ContractServer.start();
  browser = await chromium.launch({ executablePath: requireChromium(), args: [...chromiumFlags] });
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

async function opened(path: string, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  page.on('request', (request) => requests.push(request.url()));
  page.on('pageerror', (error) => requests.push(`a mistake in a script: ${error.message}`));
  await page.goto(`${server.url}/__sim/reference/${path}`);
  return page;
}

const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };

interface Finding {
  readonly id: string;
  readonly nodes: readonly { readonly html: string }[];
}

/** Addresses of the first search results. */
async function search(page: Page, question: string): Promise<readonly string[]> {
  await page.getByRole('searchbox').fill(question);
  const links = page.locator('.results a');
  await links.first().waitFor();
  return links.evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
}

describe('the published contract', { timeout: 120_000 }, () => {
  it.each([
    ['light', desk, kinds],
    ['light', phone, some],
    ['dark', desk, some],
    ['dark', phone, some],
  ] as const)(
    '[R9.4] is open to everyone, %s, and as wide as the screen: %j',
    async (colorScheme, viewport, paths) => {
      const page = await opened('index.html', { colorScheme, viewport, bypassCSP: true });
      for (const path of paths) {
        await page.goto(`${server.url}/__sim/reference/${path}`);
        await page.evaluate(axe.source);
        const findings = await page.evaluate(async () => {
          const { run } = (
            globalThis as unknown as { axe: { run(): Promise<{ violations: Finding[] }> } }
          ).axe;
          return (await run()).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
        });
        expect(findings, path).toEqual([]);
        const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(over, path).toBeLessThanOrEqual(0);
        const unseen = await page.evaluate(
          () =>
            [...document.querySelectorAll('.diagram .node, .diagram text')].filter(
              (one) => one.getClientRects().length === 0,
            ).length,
        );
        expect(unseen, path).toBe(0);
      }
      await page.context().close();
    },
  );

  it('answers a back-end developer’s questions with the first search result', async () => {
    const page = await opened('index.html', { viewport: desk });
    const [archive] = await search(page, 'why a document cannot be archived in RS');
    expect(archive).toBe('tenants.html#archiveRole');
    const notes = await search(page, 'who may see internal notes');
    expect(notes.slice(0, 3)).toContain('visibility.html#Doku-notes');
    const lock = await search(page, 'what an expired lock does');
    // The box and its row in the list have the same field.
    const fields = lock.slice(0, 3).filter((found) => found.endsWith('#lockUser'));
    expect(fields, lock.join(' ')).not.toEqual([]);

    // Uses only the keyboard: from anywhere into the search, down, and to the page.
    await page.goto(`${server.url}/__sim/reference/calls/lockDokubox.html`);
    await page.keyboard.press('/');
    await page.keyboard.type('SendToArchive');
    await page.locator('.results a').first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL(/SendToArchive|archiveRole/);
    await page.context().close();
  });

  it('shows the text of a rule at its badge, and returns the focus', async () => {
    const page = await opened('calls/lockDokubox.html', { viewport: phone });
    const badge = page.locator('a.origin', { hasText: 'A-111' }).first();
    await badge.focus();
    await page.keyboard.press('Enter');
    const words = page.getByRole('dialog');
    await words.waitFor();
    expect(await words.textContent()).toContain('How a lock is taken');
    await page.keyboard.press('Escape');
    expect(await words.isVisible()).toBe(false);
    expect(await badge.evaluate((one) => one === document.activeElement)).toBe(true);
    await page.context().close();
  });

  it('keeps the chosen bank on every page', async () => {
    const page = await opened('tenants.html', { viewport: desk });
    await page.getByRole('combobox', { name: 'Bank' }).selectOption('RS');
    expect(await page.getByRole('columnheader', { name: 'RS', exact: true }).isVisible()).toBe(
      true,
    );
    expect(await page.getByRole('columnheader', { name: 'HU', exact: true }).count()).toBe(0);
    await page.goto(`${server.url}/__sim/reference/workflow/document.html`);
    const note = page.getByRole('complementary', { name: 'In RS' });
    expect(await note.textContent()).toContain('validator, or RM where the box says so');
    expect(await page.getByRole('complementary', { name: 'In HU' }).count()).toBe(0);
    await page.context().close();
  });

  it('[R7.5] tries a call in a world of the reader’s own', async () => {
    const page = await opened('calls/getMessages.html', { viewport: desk });
    const form = page.getByRole('form', { name: 'Try the call' });
    const id = form.getByRole('textbox', { name: 'id', exact: true });
    await id.fill('1001');
    await form.getByRole('button', { name: 'Send' }).click();
    await form.getByText('Status 200').waitFor();
    expect(await form.locator('pre').textContent()).toContain('Please upload the file.');
    expect(await form.locator('pre').textContent()).not.toContain('Between bankers only.');
    await id.fill('7');
    await form.getByRole('button', { name: 'Send' }).click();
    await form.getByText('Status 404').waitFor();
    await page.context().close();
  });

  it('can be read without script', async () => {
    const page = await opened('calls/submitBankerDokubox.html', { javaScriptEnabled: false });
    expect(await page.getByRole('main').textContent()).toContain('DOKUBOX_LOCKED');
    await page.getByRole('link', { name: 'A-111' }).first().click();
    await page.waitForURL(/decisions\.html#A-111$/);
    await page.context().close();
  });

  it('loads only from its own server, and without errors', () => {
    expect(requests.length).toBeGreaterThan(20);
    expect(
      requests.filter((url) => !url.startsWith(`${server.url}/`) && !url.startsWith('data:')),
    ).toEqual([]);
  });
});
