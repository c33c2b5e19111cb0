import { expect, type Page } from 'playwright/test';
import { limits } from '@dokubox/spec/limits.ts';
import { endingWorld, test, type BankerListRow } from './fixtures/people.ts';
import type { TestWorld } from '@dokubox/testing/world.ts';
import { leavePortal } from './fixtures/worlds.ts';

/** The holder of the box according to the server. */
async function holderOf(world: TestWorld, { id }: Pick<BankerListRow, 'id'>) {
  return (await (await world.as()).box(id)).lockUser?.fullName;
}

const banner = (page: Page) => page.getByRole('status').filter({ hasText: 'is working on this' });
const retry = (page: Page) => page.getByRole('button', { name: 'Try again' });

/** Begins an unsent change: the name of a further document. */
const begin = (page: Page) =>
  page.getByRole('textbox', { name: 'Name of the document' }).fill('Land register extract');

/** Calls about locks that leave the browser of a page. */
function lockCalls(page: Page): string[] {
  const calls: string[] = [];
  page.context().on('request', (request) => {
    const call = /\/(?:un)?lock$/.exec(new URL(request.url()).pathname);
    if (call) calls.push(call[0]);
  });
  return calls;
}

/**
 * @returns resolves once another tab of the user has announced to this tab that it also has the box
 *   open
 */
async function hearsAnotherTab(page: Page): Promise<() => Promise<void>> {
  const heard = await page.evaluateHandle(() => ({
    there: new Promise<void>((resolve) => {
      new BroadcastChannel('dde-box-locks').onmessage = ({
        data,
      }: MessageEvent<{ kind: string }>) => {
        if (data.kind === 'here') resolve();
      };
    }),
  }));
  return () => heard.evaluate(({ there }) => there);
}

test('[R4.3][A-111] reading does not lock a box, and the second user to change it sees the holder and the time, and continues once it is free', async ({
  visit,
  makeWorld,
}) => {
  const { world, ofClient: box } = await endingWorld(makeWorld);
  const banker = await visit(world, 'bankerRm');
  const client = await visit(world, 'client1');
  await client.page.clock.install();
  const calls = [lockCalls(banker.page), lockCalls(client.page)];
  const first = await banker.openBox(box);
  const second = await client.openBox(box);
  await first.getByRole('article').last().getByRole('button').first().click();
  await expect(banner(second)).toHaveCount(0);
  expect(calls.flat()).toEqual([]);

  await first.getByRole('button', { name: 'Terminate dokubox' }).click();
  // The lock is requested while the dialog is still loading.
  await expect(first.getByRole('dialog', { name: 'Terminate dokubox' })).toBeVisible();
  await expect.poll(() => holderOf(world, box)).toBeTruthy();
  const name = (await holderOf(world, box)) ?? '';
  await begin(second);
  await expect(banner(second)).toContainText(`${name} is working on this dokubox`);
  await expect(banner(second)).toContainText(/In use until \d\d:\d\d/u);
  await expect(second.getByText(`In use by ${name}`)).toBeVisible();
  const written = second.getByRole('textbox', { name: 'Name of the document' });
  await expect(written).toHaveValue('Land register extract');
  await expect(second.getByRole('button', { name: 'Add document' })).toBeDisabled();
  await retry(second).click();
  await expect(banner(second)).toContainText('still in use');

  // When the first user gives up the lock, the second gets it with the next reload and continues.
  await first.keyboard.press('Escape');
  await expect(first.getByRole('dialog')).toHaveCount(0);
  await expect.poll(() => holderOf(world, box)).toBeUndefined();
  await second.clock.fastForward(limits.windowPollMs);
  await expect(banner(second)).toHaveCount(0);
  await expect.poll(() => holderOf(world, box)).toBeTruthy();
  expect(await holderOf(world, box)).not.toBe(name);
  await second.getByRole('button', { name: 'Add document' }).click();
  await expect(
    second.getByRole('article', { name: 'Land register extract', exact: true }),
  ).toBeVisible();
  await expect.poll(() => holderOf(world, box)).toBeUndefined();

  // A user who leaves without releasing the lock keeps it only for a while, and a returning user
  // asks again.
  await begin(second);
  await expect.poll(() => holderOf(world, box)).toBeTruthy();
  await second.clock.fastForward(limits.lockIdleMs + limits.windowPollMs);
  await expect.poll(() => holderOf(world, box)).toBeUndefined();
  await written.press('End');
  await expect.poll(() => holderOf(world, box)).toBeTruthy();
});

test('[R4.3] closing a page, closing the configuration or signing out releases the box', async ({
  visit,
  makeWorld,
}) => {
  const { world, both, ofClient } = await endingWorld(makeWorld);
  const banker = await visit(world, 'bankerRm');
  const isHeld = (box: BankerListRow) => expect.poll(() => holderOf(world, box)).toBeTruthy();
  const isFree = (box: BankerListRow) => expect.poll(() => holderOf(world, box)).toBeUndefined();

  await begin(await banker.openBox(ofClient));
  await isHeld(ofClient);
  await leavePortal(banker.page);
  await isFree(ofClient);

  const setup = await banker.open(`/app/createDokuBox/configure/${both.id}`);
  await expect(setup.getByRole('button', { name: 'Apply changes' })).toBeEnabled();
  expect(await holderOf(world, both)).toBeUndefined();
  await setup.getByRole('checkbox').first().click();
  await isHeld(both);
  await leavePortal(banker.page);
  await isFree(both);

  const screen = await banker.openBox(ofClient);
  await begin(screen);
  await isHeld(ofClient);
  const name = (await holderOf(world, ofClient)) ?? '';
  await screen.getByRole('button', { name }).click();
  await screen.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(screen.getByRole('textbox', { name: 'Password' })).toBeVisible();
  await isFree(ofClient);
});

test('[R4.3] closing one of two tabs does not release the box', async ({ visit, makeWorld }) => {
  const { world, ofClient: box } = await endingWorld(makeWorld);
  const banker = await visit(world, 'bankerRm');
  const first = await banker.openBox(box);
  await begin(first);
  await expect.poll(() => holderOf(world, box)).toBeTruthy();
  const second = await banker.furtherTab();
  await second.openBox(box);
  const greeted = await hearsAnotherTab(second.page);
  const locked = second.page.waitForResponse((answer) => answer.url().endsWith('/lock'));
  await begin(second.page);
  await locked;
  await greeted();
  // While both tabs are open, closing one sends no call.
  const calls = lockCalls(banker.page);
  await leavePortal(second.page);
  await (await world.as()).call('loadDokubox', { params: { id: box.id } });
  expect(calls).toEqual([]);
  expect(await holderOf(world, box)).toBeTruthy();
  await leavePortal(first);
  await expect.poll(() => holderOf(world, box)).toBeUndefined();
});

test('[R4.3][R8.7] a lock that expired and went to another user is reported, and no typed text is lost', async ({
  visit,
  makeWorld,
}) => {
  const { world, ofClient: box } = await endingWorld(makeWorld);
  const client = await visit(world, 'client1');
  const writer = await client.openBox(box);
  await writer.getByRole('button', { name: 'Name this dokubox' }).click();
  const name = writer.getByRole('textbox', { name: 'Name for this dokubox' });
  await name.fill('Harvest 2027');
  await expect.poll(() => holderOf(world, box)).toBeTruthy();
  const save = writer
    .locator('form')
    .filter({ has: name })
    .getByRole('button', { name: 'Save name' });
  const other = writer.getByRole('textbox', { name: 'Name of the document' });
  await other.fill('Land register extract');

  await world.advance(limits.lockExpiresMs);
  // The world's own user is the banker, who now takes the lock by a separate call.
  await (await world.as()).call('lockDokubox', { params: { id: box.id }, body: {} });
  await save.click();
  await expect(banner(writer)).toBeVisible();
  await expect(name).toHaveValue('Harvest 2027');
  await expect(other).toHaveValue('Land register extract');
  await expect(name).not.toBeEditable();
  await expect(save).toBeDisabled();
  await expect(writer.getByRole('button', { name: 'Add document' })).toBeDisabled();

  await (await world.as()).call('unlockDokubox', { params: { id: box.id }, body: {} });
  await retry(writer).click();
  await expect(banner(writer)).toHaveCount(0);
  await save.click();
  await expect(writer.getByRole('heading', { level: 1, name: 'Harvest 2027' })).toBeVisible();
  await writer.getByRole('button', { name: 'Add document' }).click();
  await expect(
    writer.getByRole('article', { name: 'Land register extract', exact: true }),
  ).toBeVisible();
});
