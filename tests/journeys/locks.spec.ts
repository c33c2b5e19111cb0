import { expect, type Page } from 'playwright/test';
import { limits } from '@dokubox/spec/limits.ts';
import { endingWorld, test, type BoxRow } from './fixtures/people.ts';
import { advanceClock, callAs, leavePortal, type JourneyWorld } from './fixtures/worlds.ts';

/** Who holds the box, as the server says. */
async function holderOf(page: Page, world: JourneyWorld, { id }: Pick<BoxRow, 'id'>) {
  return (await callAs(page.request, world, 'loadDokubox', { id })).lockUser?.fullName;
}

const banner = (page: Page) => page.getByRole('status').filter({ hasText: 'is working on this' });
const retry = (page: Page) => page.getByRole('button', { name: 'Try again' });

test('[R4.3] a box in use shows by whom, can be read, and is free once they have left; who only reads keeps nobody out', async ({
  page,
  visit,
}) => {
  const { world, both, ofClient } = await endingWorld(page);
  const banker = await visit(world, 'bankerRm');
  const client = await visit(world, 'client1');
  await banker.openBox(both);
  await expect.poll(() => holderOf(page, world, both)).toBeTruthy();
  const name = (await holderOf(page, world, both)) ?? '';

  const currentUser = await client.openBox(both);
  await expect(banner(currentUser)).toContainText(`${name} is working on this dokubox`);
  await expect(currentUser.getByText(`In use by ${name}`)).toBeVisible();
  const card = currentUser.getByRole('article').first();
  await card.getByRole('button').first().click();
  await expect(card.getByText(`while ${name} is working on the dokubox`)).toBeVisible();
  await expect(currentUser.getByRole('button', { name: 'Choose a file' })).toHaveCount(0);
  await expect(currentUser.getByRole('textbox')).toHaveCount(0);

  await retry(currentUser).click();
  await expect(banner(currentUser)).toContainText('still in use');

  await banker.leaveBox();
  await retry(currentUser).click();
  await expect(banner(currentUser)).toHaveCount(0);
  await expect(card.getByText('Choose a file')).toBeVisible();
  await expect.poll(() => holderOf(page, world, both)).not.toBe(name);
  expect(await holderOf(page, world, both)).toBeTruthy();

  // Now it is the banker who reads.
  const late = await banker.openBox(both);
  await expect(banner(late)).toBeVisible();
  await expect(late.getByRole('button', { name: 'Terminate dokubox' })).toHaveCount(0);

  // In a box that waits for the client alone, the banker's look holds nothing.
  await banker.openBox(ofClient);
  const writer = await client.openBox(ofClient);
  await expect(banner(writer)).toHaveCount(0);
  await expect.poll(() => holderOf(page, world, ofClient)).toBeTruthy();
});

test('[R4.3] closing a page, closing the configuration or signing out releases the box', async ({
  page,
  visit,
}) => {
  const { world, both } = await endingWorld(page);
  const banker = await visit(world, 'bankerRm');
  const isHeld = () => expect.poll(() => holderOf(page, world, both)).toBeTruthy();
  const isFree = () => expect.poll(() => holderOf(page, world, both)).toBeUndefined();

  await banker.openBox(both);
  await isHeld();
  await leavePortal(banker.page);
  await isFree();

  await banker.open(`/app/createDokuBox/configure/${both.id}`);
  await isHeld();
  await leavePortal(banker.page);
  await isFree();

  const screen = await banker.openBox(both);
  await isHeld();
  const name = (await holderOf(page, world, both)) ?? '';
  await screen.getByRole('button', { name }).click();
  await screen.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(screen.getByRole('textbox', { name: 'Password' })).toBeVisible();
  await isFree();
});

test('[R4.3] closing one of two tabs does not release the box', async ({ page, visit }) => {
  const { world, both } = await endingWorld(page);
  const banker = await visit(world, 'bankerRm');
  const first = await banker.openBox(both);
  await expect.poll(() => holderOf(page, world, both)).toBeTruthy();
  const second = await banker.furtherTab();
  const locked = second.page.waitForResponse((answer) => answer.url().endsWith('/lock'));
  await second.openBox(both);
  await locked;
  // Both tabs are there; closing one tells the server nothing.
  const calls: string[] = [];
  banker.page.context().on('request', (request) => calls.push(request.url()));
  await leavePortal(second.page);
  await callAs(page.request, world, 'loadDokubox', { id: both.id });
  expect(calls.filter((url) => url.endsWith('/unlock'))).toEqual([]);
  expect(await holderOf(page, world, both)).toBeTruthy();
  await leavePortal(first);
  await expect.poll(() => holderOf(page, world, both)).toBeUndefined();
});

test('[R4.3][R8.7] a lock that expired and went to somebody else is told, and nothing typed is lost', async ({
  page,
  visit,
}) => {
  const { world, ofClient: box } = await endingWorld(page);
  const client = await visit(world, 'client1');
  const writer = await client.openBox(box);
  await expect.poll(() => holderOf(page, world, box)).toBeTruthy();
  await writer.getByRole('button', { name: 'Name this dokubox' }).click();
  const name = writer.getByRole('textbox', { name: 'Name for this dokubox' });
  await name.fill('Harvest 2027');
  const save = writer.locator('form').filter({ has: name }).getByRole('button', { name: 'Save' });
  const other = writer.getByRole('textbox', { name: 'Name of the document' });
  await other.fill('Land register extract');

  await advanceClock(page.request, world, limits.lockExpiresMs);
  // The world's own user is the banker, who now takes it beside the browser.
  await callAs(page.request, world, 'lockDokubox', { id: box.id, body: {} });
  await save.click();
  await expect(banner(writer)).toBeVisible();
  await expect(name).toHaveValue('Harvest 2027');
  await expect(other).toHaveValue('Land register extract');
  await expect(name).not.toBeEditable();
  await expect(save).toBeDisabled();
  await expect(writer.getByRole('button', { name: 'Add document' })).toBeDisabled();

  await callAs(page.request, world, 'unlockDokubox', { id: box.id, body: {} });
  await retry(writer).click();
  await expect(banner(writer)).toHaveCount(0);
  await save.click();
  await expect(writer.getByRole('heading', { level: 1, name: 'Harvest 2027' })).toBeVisible();
  await writer.getByRole('button', { name: 'Add document' }).click();
  await expect(
    writer.getByRole('article', { name: 'Land register extract', exact: true }),
  ).toBeVisible();
});
