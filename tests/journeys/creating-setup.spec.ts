import { expect } from 'playwright/test';
import { boxOf } from './support/boxes.ts';
import { createScreen } from './support/creating.ts';
import { test } from './support/people.ts';
import { textsOf } from './support/texts.ts';
import { arrive, callAs } from './support/worlds.ts';

test('[R4.1][R2.17] a banker lets the client prepare a box, who sends it back', async ({
  page,
  visit,
}) => {
  const t = await textsOf('en');
  const world = await arrive(page, {
    scenario: 'setup-unfinished',
    tenant: 'SK',
    user: 'bankerRm',
  });
  const list = await callAs(page.request, world, 'searchBankerDokuboxes', {
    body: { status: 'ALL', page: 0, size: 50 },
  });
  const id = list.content.find(({ status }) => status === 'BANK_SETUP')?.id ?? 0;
  await page.goto(`/app/dokubox/${id}`);
  await page.getByRole('link', { name: t('creating:setup.open') }).click();
  await page.getByRole('button', { name: t('creating:configure.request.button') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('creating:configure.request.submit') })
    .click();
  await page.waitForURL(`**/app/dokubox/${id}`);
  await expect(page.getByText(t('box:turn.clientSetupBank'))).toBeVisible();
  await page.goto(`${createScreen}/configure/${id}`);
  await expect(page.getByText(t('creating:configure.closed.CLIENT_SETUP'))).toBeVisible();

  const client = await (await visit(world, 'client1')).open(`/app/dokubox/${id}`);
  await client.getByRole('button', { name: t('creating:setup.client.submit') }).click();
  await client
    .getByRole('dialog')
    .getByRole('button', { name: t('creating:setup.send.submit') })
    .click();
  await expect(client.getByText(t('creating:setup.sent'))).toBeVisible();
  expect((await boxOf(page, world, id)).status).toBe('BANK_SETUP');
});

test('[R8.7] the setup of a box in progress cannot be changed before every document is set up, and says which is not', async ({
  page,
}) => {
  const t = await textsOf('en');
  const world = await arrive(page, {
    scenario: 'setup-unfinished',
    tenant: 'CZ',
    user: 'bankerRm',
  });
  const list = await callAs(page.request, world, 'searchBankerDokuboxes', {
    body: { status: 'IN_PROGRESS', page: 0, size: 10 },
  });
  const id = list.content[0]?.id ?? 0;
  const { dokus } = await boxOf(page, world, id);
  const open = dokus.filter(({ dokuSetupCompleted }) => !dokuSetupCompleted);
  expect(open.length).toBeGreaterThan(1);
  await page.goto(`/app/dokubox/${id}`);
  await page.getByRole('link', { name: t('creating:setup.change') }).click();
  await page.waitForURL(`**/configure/${id}`);
  const warning = page.getByRole('status').filter({
    hasText: t('creating:configure.incomplete.title'),
  });
  for (const { titleEn } of open) await expect(warning).toContainText(titleEn);
  const start = page.getByRole('button', { name: t('creating:configure.start.change') });
  await start.click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(t('contract:message.dde.error.dokuboxSetupIncomplete'));
  for (const { titleEn } of open) await expect(alert).toContainText(titleEn);
  // Each leads to its card on the box.
  await warning.getByRole('link', { name: open[0]?.titleEn ?? '' }).click();
  await page.waitForURL(`**/app/dokubox/${id}#doku-${open[0]?.id}`);
  await page.goBack();
  for (const doku of open) {
    await callAs(page.request, world, 'finalizeDoku', { id: doku.id, body: {} });
  }
  await page.reload();
  await expect(warning).toHaveCount(0);
  const [first] = dokus;
  const documents = page.getByRole('region', { name: t('creating:configure.documents.title') });
  await documents
    .getByRole('button', {
      name: t('creating:configure.documents.down', { title: first?.titleEn ?? '' }),
    })
    .click();
  await start.click();
  await page.waitForURL(`**/app/dokubox/${id}`);
  const after = await boxOf(page, world, id);
  expect(after.status).toBe('IN_PROGRESS');
  expect(after.dokus[1]?.id).toBe(first?.id);
});

test('[R4.3] a box somebody else works on shows its setup and changes nothing', async ({
  page,
}) => {
  const t = await textsOf('en');
  const world = await arrive(page, {
    scenario: 'locked-by-another',
    tenant: 'CZ',
    user: 'bankerValidator',
  });
  const list = await callAs(page.request, world, 'searchBankerDokuboxes', {
    body: { status: 'IN_PROGRESS', page: 0, size: 50 },
  });
  const locked = list.content.find(
    ({ lockUser }) => lockUser && lockUser.username !== world.username,
  );
  await page.goto(`${createScreen}/configure/${locked?.id}`);
  const holder = locked?.lockUser?.fullName ?? '';
  await expect(page.getByText(t('box:lockBanner.title', { name: holder }))).toBeVisible();
  await expect(
    page.getByRole('button', { name: t('creating:configure.start.change') }),
  ).toBeDisabled();
});
