import { test } from '@dokubox/testing/playwright.ts';
import { expect } from 'playwright/test';
import { limits } from '@dokubox/spec/limits.ts';
import { dokuTitle } from '@dokubox/ui-kit/helpers/names.ts';
import {
  cardOf,
  choose,
  dokuAt,
  enterBox,
  leaveBox,
  openBeside,
  option,
  removeDoku,
  sent,
  submitButton,
} from './fixtures/acting.ts';
import { boxFromServer } from './fixtures/boxes.ts';

test('[R8.1][A-119][A-131] a box that has changed rejects the submit, and no choice is lost', async ({
  page,
  browser,
  makeWorld,
}) => {
  const { t, world, box } = await enterBox(page, makeWorld, {
    tenant: 'HR',
    user: 'client1',
    box: 'choices',
  });
  const [first, second] = [dokuAt(box, 0), dokuAt(box, 1)];
  await option(await cardOf(page, first), t, 'CLIENT', 'SendToBank').check();
  await option(await cardOf(page, second), t, 'CLIENT', 'SendToBank').check();
  const bar = page.getByRole('region', { name: t('acting:submit.label') });
  await bar.getByText(t('acting:submit.show')).click();
  await expect(bar.getByRole('listitem')).toHaveText([
    `${dokuTitle(first, 'en')}: ${t('contractBox:action.CLIENT.SendToBank')}`,
    `${dokuTitle(second, 'en')}: ${t('contractBox:action.CLIENT.SendToBank')}`,
  ]);

  // The same client sends the first document from another window.
  const beside = await openBeside(browser, world, 'client1', box.id);
  await choose(beside, t, option(await cardOf(beside, first), t, 'CLIENT', 'SendToBank'));

  await submitButton(page, t, 2).click();
  await expect(bar).toContainText(t('acting:conflict.title'));
  await expect(bar).toContainText(t('acting:conflict.text'));
  await expect(bar).toContainText(
    `${dokuTitle(first, 'en')}: ${t('contractBox:action.CLIENT.SendToBank')}`,
  );
  // The submit is carried out completely or not at all. The second document was not sent, is still
  // chosen, and can be sent now.
  expect((await boxFromServer(world, box.id)).dokus[1]?.status).toBe(second.status);
  await expect(option(await cardOf(page, second), t, 'CLIENT', 'SendToBank')).toBeChecked();
  await expect(await cardOf(page, first)).toContainText(
    t('contractBox:dokuStatus.UNDER_REVIEW_BANK'),
  );
  await submitButton(page, t, 1).click();
  await expect(sent(page, t)).toBeVisible();
  await expect(bar).toBeHidden();
});

test('[R4.20][A-119] a document that the bank has removed loses its choice', async ({
  page,
  browser,
  makeWorld,
}) => {
  const { t, world, box } = await enterBox(page, makeWorld, {
    tenant: 'BG',
    user: 'client1',
    box: 'choices',
  });
  const [first, second] = [dokuAt(box, 0), dokuAt(box, 1)];
  await option(await cardOf(page, first), t, 'CLIENT', 'SendToBank').check();
  await option(await cardOf(page, second), t, 'CLIENT', 'SendToBank').check();
  // The client waits until the lock expires. The lock is read by a separate call.
  await expect.poll(async () => (await boxFromServer(world, box.id)).lockUser).toBeTruthy();
  await world.advance(limits.lockExpiresMs);
  const bank = await openBeside(browser, world, 'bankerRm', box.id);
  await removeDoku(bank, t, first);
  await leaveBox(bank, t, world, box);
  await submitButton(page, t, 2).click();
  const bar = page.getByRole('region', { name: t('acting:submit.label') });
  await expect(bar).toContainText(t('acting:conflict.text'));
  await expect(page.locator(`article[data-doku="${first.id}"]`)).toBeHidden();
  await expect(submitButton(page, t, 1)).toBeVisible();
});

test('[A-119] leaving with unsent choices asks for confirmation first', async ({
  page,
  makeWorld,
}) => {
  const { t, box } = await enterBox(page, makeWorld, {
    tenant: 'BG',
    user: 'client1',
    box: 'choices',
  });
  const chosen = option(await cardOf(page, dokuAt(box, 0)), t, 'CLIENT', 'SendToBank');
  await chosen.check();
  const asks = page.getByRole('dialog', { name: t('acting:leave.title') });
  const stay = asks.getByRole('button', { name: t('acting:leave.stay') });

  await page.getByRole('link', { name: t('box:header.back') }).click();
  await stay.click();
  await expect(asks).toBeHidden();
  await page.getByRole('link', { name: t('box:header.back') }).click();
  await expect(asks).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(asks).toBeHidden();
  await expect(chosen).toBeChecked();
  expect(new URL(page.url()).pathname).toBe(`/app/dokubox/${box.id}`);

  // The browser asks when the page itself is left, because the portal cannot.
  const atTheEdge = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const edge = await atTheEdge;
  expect(edge.type()).toBe('beforeunload');
  await edge.dismiss();
  await expect(chosen).toBeChecked();

  await page.getByRole('link', { name: t('box:header.back') }).click();
  await asks.getByRole('button', { name: t('acting:leave.leave') }).click();
  await page.waitForURL((url) => url.pathname === '/app/dokuboxlist');
  // Without choices, there is no question.
  await page.goBack();
  await page.getByRole('link', { name: t('box:header.back') }).click();
  await page.waitForURL((url) => url.pathname === '/app/dokuboxlist');
});
