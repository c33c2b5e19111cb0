import { expect, test, type Page } from 'playwright/test';
import { dokuTitle } from '@dokubox/ui-kit/helpers/names.ts';
import { textsOf, type Texts } from './support/texts.ts';
import { arrive, callAs, type JourneyWorld } from './support/worlds.ts';

const tasksOf = async (
  page: Page,
  world: JourneyWorld,
  scope: 'MINE' | 'ALL',
  size: 10 | 50 = 50,
) => callAs(page.request, world, 'getTaskList', { body: { scope, page: 0, size } });

test('[R2.4] the task list is the home in BG: tabs, kinds and search stand in the address', async ({
  page,
}) => {
  const t = await textsOf('en');
  const world = await arrive(page, { scenario: 'everyday', tenant: 'BG', user: 'bankerValidator' });
  await page.waitForURL((url) => url.pathname === '/app/taskListView');
  await expect(page).toHaveTitle(new RegExp(t('portal:page.tasks')));
  const table = page.getByRole('table', { name: t('creating:tasks.tableLabel') });
  const mine = await tasksOf(page, world, 'MINE');
  await expect(table.getByRole('link')).toHaveCount(Math.min(mine.totalElements, 25));

  await page.getByRole('tab', { name: t('creating:tasks.scope.ALL') }).click();
  await page.waitForURL(/scope=ALL/);
  const all = await tasksOf(page, world, 'ALL');
  const found = t('creating:tasks.found', { count: all.totalElements });
  await expect(page.getByRole('status').filter({ hasText: found })).toBeVisible();
  const kind = page.getByLabel(t('creating:tasks.type'));
  await kind.selectOption('BANK_CONFIGURATION');
  await page.waitForURL(/type=BANK_CONFIGURATION/);
  const toConfigure = all.content.filter(({ taskType }) => taskType === 'BANK_CONFIGURATION');
  await expect(table.getByRole('link')).toHaveCount(toConfigure.length);

  const search = page.getByRole('searchbox');
  await search.fill('nothing like this');
  await expect(
    page.getByRole('heading', { name: t('creating:tasks.filteredTitle') }),
  ).toBeVisible();
  await page.getByRole('button', { name: t('creating:tasks.reset') }).click();
  await expect(search).toHaveValue('');
  await page.goBack();
  await expect(search).toHaveValue('nothing like this');
  await page.goBack();
  await expect(kind).toHaveValue('BANK_CONFIGURATION');
  await table.getByRole('link').first().click();
  await page.waitForURL(`**/app/dokubox/${toConfigure[0]?.dokuBoxId}`);
  await expect(page.getByRole('link', { name: t('creating:setup.open') })).toBeVisible();
});

test('[R2.4][R2.19] a task opens the box at its document, which is open and has the focus', async ({
  page,
}) => {
  const world = await arrive(
    page,
    { scenario: 'everyday', tenant: 'RO', user: 'bankerRm' },
    '/app/taskListView?scope=ALL',
  );
  const { content } = await tasksOf(page, world, 'ALL');
  // A document further down, so that opening the first one would not do.
  const boxes = await Promise.all(
    [...new Set(content.filter(({ dokuId }) => dokuId).map(({ dokuBoxId }) => dokuBoxId))].map(
      (id) => callAs(page.request, world, 'loadDokubox', { id }),
    ),
  );
  const index = content.findIndex(({ dokuBoxId, dokuId }) => {
    const used = boxes.find(({ id }) => id === dokuBoxId)?.dokus.filter((one) => one.usedInBox);
    return dokuId != null && (used ?? []).findIndex(({ id }) => id === dokuId) > 1;
  });
  const task = content[index];
  const box = boxes.find(({ id }) => id === task?.dokuBoxId);
  const doku = box?.dokus.find(({ id }) => id === task?.dokuId);
  const title = doku ? dokuTitle(doku, 'en') : '';
  await page.getByRole('table').getByRole('link').nth(index).click();
  await page.waitForURL(`**/app/dokubox/${task?.dokuBoxId}#doku-${task?.dokuId}`);
  const toggle = page
    .getByRole('article', { name: title, exact: true })
    .getByRole('button', { name: title, exact: true });
  await expect(toggle).toBeFocused();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await expect(toggle).toBeInViewport();
  // A reload comes back to the same place.
  await page.reload();
  await expect(toggle).toBeFocused();
});

test('[R2.4] nothing waits in an empty world; a list that fails is read again', async ({
  page,
}) => {
  const t = await textsOf('en');
  await arrive(page, { scenario: 'empty', tenant: 'HR', user: 'bankerRm' });
  await expect(page.getByRole('heading', { name: t('creating:tasks.emptyTitle') })).toBeVisible();
  const url = '**/getTaskList';
  await page.route(url, (route) => route.abort());
  await page.getByRole('tab', { name: t('creating:tasks.scope.TEAM') }).click();
  await expect(page.getByText(t('creating:tasks.failedTitle'))).toBeVisible();
  await page.unroute(url);
  // The banner of the lost connection offers the same.
  const panel = page.getByRole('tabpanel');
  await panel.getByRole('button', { name: t('creating:tasks.retry') }).click();
  await expect(page.getByRole('heading', { name: t('creating:tasks.emptyTitle') })).toBeVisible();
});

test('[R2.4] long lists are paged', async ({ page }) => {
  const t = await textsOf('en');
  const world = await arrive(
    page,
    { scenario: 'very-large', tenant: 'BG', user: 'bankerRm' },
    '/app/taskListView?scope=ALL&size=10',
  );
  const first = await tasksOf(page, world, 'ALL', 10);
  expect(first.totalElements).toBeGreaterThan(20);
  const rows = page.getByRole('table').getByRole('link');
  await expect(rows).toHaveCount(10);
  await expect(rows.first()).toHaveText(first.content[0]?.title ?? '');
  await page.getByRole('button', { name: t('list:paging.next') }).click();
  await page.waitForURL(/page=2/);
  await expect(rows.first()).not.toHaveText(first.content[0]?.title ?? '');
});

/** User management at the client of the world’s locked user. */
async function atClient(page: Page, t: Texts) {
  const world = await arrive(page, {
    scenario: 'sign-in-variants',
    tenant: 'CZ',
    user: 'bankerAllSegments',
  });
  await page.waitForURL((url) => url.pathname === '/app/usermanagement/manageuser/');
  await expect(page.getByRole('heading', { name: t('creating:users.chooseTitle') })).toBeVisible();
  const { content } = await callAs(page.request, world, 'searchUsers', {
    body: { page: 0, size: 50 },
  });
  const locked = content.find(({ status }) => status === 'LOCKED');
  const active = content.find(
    ({ status, clientNumber }) => status === 'ACTIVE' && clientNumber === locked?.clientNumber,
  );
  if (!locked || !active) throw new Error('The scenario has no such users.');
  const client = page.getByRole('combobox', { name: t('creating:users.client') });
  await client.fill(locked.clientNumber);
  await page.getByRole('option').first().click();
  await page.waitForURL(new RegExp(`clientNumber=${locked.clientNumber}`));
  const rowOf = (fullName: string) => page.getByRole('row').filter({ hasText: fullName });
  const act = async (fullName: string, item: string) => {
    await page
      .getByRole('button', { name: t('creating:users.actionsOf', { name: fullName }), exact: true })
      .click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  return { world, locked, active, client, rowOf, act };
}

test('[R2.4][R5.5][R5.7] contact data are checked by the rules of the country and saved', async ({
  page,
}) => {
  const t = await textsOf('en');
  const { active, rowOf, act } = await atClient(page, t);
  await act(active.fullName, t('creating:users.edit'));
  const dialog = page.getByRole('dialog', { name: t('creating:users.editDialog.title') });
  const email = dialog.getByLabel(t('creating:users.editDialog.email'));
  const phone = dialog.getByLabel(t('creating:users.editDialog.phone'));
  await email.fill('nobody@nowhere');
  await phone.fill('602 123 456');
  const save = dialog.getByRole('button', { name: t('creating:users.editDialog.submit') });
  await save.click();
  await expect(dialog.getByText(t('contract:message.dde.error.invalidEmail'))).toBeVisible();
  await expect(dialog.getByText(t('contract:message.dde.error.invalidPhoneNumber'))).toBeVisible();
  await expect(email).toBeFocused();
  await email.fill('new.address@example.cz');
  await phone.fill('+420 602 123 456');
  await save.click();
  await expect(dialog).toBeHidden();
  await expect(
    page.getByText(t('creating:users.done.edit', { name: active.fullName })),
  ).toBeVisible();
  const row = rowOf(active.username);
  await expect(row).toContainText('new.address@example.cz');
  await page.reload();
  await expect(row).toContainText('+420602123456');
});

test('[R2.4] a locked account is unlocked; a password reset is sent, and a failure keeps the dialog', async ({
  page,
}) => {
  const t = await textsOf('en');
  const { world, locked, active, rowOf, act } = await atClient(page, t);
  const row = rowOf(locked.username);
  await expect(row).toContainText(t('creating:users.status.LOCKED'));
  await act(locked.fullName, t('creating:users.unlock'));
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('creating:users.unlockDialog.submit') })
    .click();
  await expect(
    page.getByText(t('creating:users.done.unlock', { name: locked.fullName })),
  ).toBeVisible();
  await expect(row).toContainText(t('creating:users.status.ACTIVE'));
  const { content } = await callAs(page.request, world, 'searchUsers', {
    body: { text: locked.username, page: 0, size: 10 },
  });
  expect(content[0]?.status).toBe('ACTIVE');

  const url = '**/password/reset';
  await page.route(url, (route) => route.abort());
  await act(active.fullName, t('creating:users.reset'));
  const dialog = page.getByRole('dialog');
  const submit = dialog.getByRole('button', { name: t('creating:users.resetDialog.submit') });
  await submit.click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await page.unroute(url);
  const sent = page.waitForRequest(url);
  await submit.click();
  expect((await sent).postDataJSON()).toEqual({
    username: active.username,
    email: active.email,
    phoneNumber: active.phoneNumber,
  });
  await expect(
    page.getByText(t('creating:users.done.reset', { email: active.email ?? '' })),
  ).toBeVisible();
});

test('[R1.4][R2.4] user management leads to the dokuboxes of the client and to a new one', async ({
  page,
}) => {
  const t = await textsOf('en');
  const { locked } = await atClient(page, t);
  await page.getByRole('link', { name: t('creating:users.openBoxes') }).click();
  await page.waitForURL(`**/app/dokuboxlist?client=${locked.clientNumber}`);
  await expect(page.getByRole('link', { name: t('list:new') }).first()).toHaveAttribute(
    'href',
    `/app/createDokuBox?clientNumber=${locked.clientNumber}`,
  );
  await page.goBack();
  await page.getByRole('link', { name: t('creating:users.startBox') }).click();
  await page.waitForURL(`**/app/createDokuBox?clientNumber=${locked.clientNumber}`);
  await expect(page.getByRole('main')).toContainText(locked.clientName ?? locked.clientNumber);
});
