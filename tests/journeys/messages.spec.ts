import { expect, type Browser, type Locator, type Page } from 'playwright/test';
import { limits } from '@dokubox/spec/limits.ts';
import { operations } from '@dokubox/spec/operations/table.ts';
import { policyOf } from '@dokubox/spec/tenants/table.ts';
import { dokuTitle } from '@dokubox/ui-kit/helpers/names.ts';
import { boxFromServer } from './fixtures/boxes.ts';
import { letPass } from './fixtures/clock.ts';
import { textsOf } from './fixtures/texts.ts';
import type { TestWorld } from '@dokubox/testing/world.ts';
import { openScreen, test } from '@dokubox/testing/playwright.ts';
import { speak } from './fixtures/worlds.ts';

type Box = Awaited<ReturnType<typeof conversationOf>>['box'];

/** Opens a screen for a user of a world in a separate browser, whose clock can be moved forward. */
async function sitDown(
  browser: Browser,
  baseURL: string | undefined,
  world: TestWorld,
  user: string,
  screen: string,
): Promise<Page> {
  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.clock.install();
  await speak(page, 'en');
  await openScreen(page, world, { screen, user });
  return page;
}

/** Lets the minute of the poll pass. */
const poll = (page: Page) => letPass(page, limits.windowPollMs + 1_000);

/**
 * Opens a conversation by its button, and waits until unread messages were marked and the box
 * reloaded.
 */
async function openUnread(page: Page, { id }: Pick<Box, 'id'>, button: Locator) {
  const reading = operations.loadDokubox.url.replace('{id}', String(id));
  let marked = false;
  const readAnew = page.waitForResponse((answer) => {
    const address = new URL(answer.url()).pathname;
    marked ||= address.endsWith('/message/highlight');
    return marked && address === reading;
  });
  await button.click();
  await readAnew;
}

/** The first document of the world's first box. Its conversation is the longest of the scenario. */
async function conversationOf(world: TestWorld) {
  for (const { id } of await (await world.as()).boxes()) {
    const box = await boxFromServer(world, id);
    const doku = box.dokus.find(({ unreadMessagesCount }) => unreadMessagesCount > 0);
    if (doku) return { box, doku, title: dokuTitle(doku, 'en') };
  }
  throw new Error('The scenario has no unread message.');
}

async function unreadOf(world: TestWorld, boxId: number, dokuId: number) {
  const box = await boxFromServer(world, boxId);
  return box.dokus.find(({ id }) => id === dokuId)?.unreadMessagesCount;
}

const scenario = { scenario: 'messages', tenant: 'HU', user: 'client1' } as const;
const script = '<script>window.hurt = true</script><img src=x onerror="window.hurt = true">';
const link = 'https://evil.example/?a=1&b=<b>bold</b> javascript:alert(1)';

async function expectUnhurt(page: Page, log: Locator) {
  expect(await page.evaluate(() => 'hurt' in window)).toBe(false);
  await expect(log.locator('script, img, a')).toHaveCount(0);
}

test('[R2.20][R2.23][R5.23][R5.24][R6.2][R7.6][R7.11][R7.12] a client and two bankers talk about a document', async ({
  browser,
  baseURL,
  makeWorld,
}) => {
  test.slow();
  const t = await textsOf('en');
  const world = await makeWorld(scenario);
  const { box, doku, title } = await conversationOf(world);
  const screen = `/app/dokubox/${box.id}`;
  const [client, banker, validator] = await Promise.all([
    sitDown(browser, baseURL, world, 'client1', '/app/dokuboxlist'),
    sitDown(browser, baseURL, world, 'bankerRm', screen),
    sitDown(browser, baseURL, world, 'bankerValidator', screen),
  ]);
  const button = (page: Page, count: number) =>
    page.getByRole('button', {
      name:
        count === 0
          ? t('box:card.messages', { title })
          : t(`box:card.messagesUnread_${count === 1 ? 'one' : 'other'}`, { title, count }),
      exact: true,
    });
  const log = (page: Page) => page.getByRole('dialog').getByRole('log');
  const write = async (page: Page, text: string, visibility?: 'EXTERNAL' | 'INTERNAL') => {
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: t('messages:compose.text') }).fill(text);
    if (visibility) {
      await dialog.getByRole('radio', { name: t(`messages:compose.${visibility}`) }).check();
    }
    await dialog.getByRole('button', { name: t('messages:compose.send') }).click();
  };

  // The unread count covers all documents in the client's list, and is on the card for each of the
  // three.
  const inList = box.dokus.reduce((sum, { unreadMessagesCount }) => sum + unreadMessagesCount, 0);
  const row = client.getByRole('row').filter({ has: client.locator(`a[href$="${screen}"]`) });
  await expect(row).toContainText(
    t(`list:unread_${inList === 1 ? 'one' : 'other'}`, { count: inList }),
  );
  await row.getByRole('link').click();
  await expect(button(client, 1)).toBeVisible();
  await expect(button(banker, 1)).toBeVisible();
  await expect(button(validator, 3)).toBeVisible();

  // The client sees no internal message, and the bank under its label. Afterwards nothing is
  // unread.
  await button(client, 1).click();
  const hidden = await (await world.as()).call('getMessages', { params: { id: doku.id } });
  await expect(log(client).getByRole('listitem')).toHaveCount(hidden.length);
  expect(policyOf(world.tenant).hidesBankSenderFromClient).toBe(true);
  await expect(log(client).getByText(t('messages:bankerLabel'))).not.toHaveCount(0);
  await expect(log(client)).not.toContainText(t('messages:internal'));
  await expect(log(client).getByText(t('messages:unread'))).toHaveCount(1);
  await expect
    .poll(() => unreadOf(world, box.id, doku.id), { message: 'seen for a second' })
    .toBe(0);
  await client.keyboard.press('Escape');
  await expect(button(client, 0)).toBeVisible();

  // A banker must choose the readers. The colleague receives the message by the poll, the client
  // never does.
  await openUnread(banker, box, button(banker, 1));
  await openUnread(validator, box, button(validator, 3));
  await button(client, 0).click();
  await write(banker, 'Only between us');
  await expect(
    banker.getByRole('dialog').getByText(t('contract:fieldError.required.messageVisibility')),
  ).toBeVisible();
  await write(banker, 'Only between us', 'INTERNAL');
  await expect(banker.getByText(t('contract:message.dde.success.messageSaved'))).toBeVisible();
  await expect(log(banker)).toContainText('Only between us');
  await expect(
    banker.getByRole('dialog').getByRole('radio', { name: t('messages:compose.INTERNAL') }),
  ).not.toBeChecked();
  await expect(log(validator)).not.toContainText('Only between us');
  await poll(validator);
  const internal = log(validator).getByRole('listitem').filter({ hasText: 'Only between us' });
  await expect(internal).toContainText(t('messages:internal'));
  await write(validator, 'For everybody', 'EXTERNAL');
  await expect(log(validator)).toContainText('For everybody');
  await poll(client);
  const external = log(client).getByRole('listitem').filter({ hasText: 'For everybody' });
  await expect(external).toContainText(t('messages:bankerLabel'));
  await expect(log(client)).not.toContainText('Only between us');
  const answers = await (await world.as()).call('getMessages', { params: { id: doku.id } });
  expect(answers.every(({ messageVisibility }) => messageVisibility === 'EXTERNAL')).toBe(true);

  // A script and a link stay plain text on every screen.
  await write(client, script);
  await expect(log(client)).toContainText(script);
  await write(client, link);
  await expect(log(client)).toContainText(link);
  for (const page of [banker, validator]) {
    await poll(page);
    await expect(log(page)).toContainText(script);
    await expect(log(page)).toContainText(link);
  }
  for (const page of [client, banker, validator]) await expectUnhurt(page, log(page));
  // Bankers see the client's name and company.
  const own = log(banker).getByRole('listitem').filter({ hasText: script });
  await expect(own).toContainText(box.clientName ?? 'no client');

  for (const page of [client, banker, validator]) await page.context().close();
});
