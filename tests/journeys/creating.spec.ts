import { expect } from 'playwright/test';
import { limits } from '@dokubox/spec/limits.ts';
import { boxIdIn, boxOf } from './support/boxes.ts';
import { codesIn, createScreen, fields, kept } from './support/creating.ts';
import { openCard, realPdf } from './support/files.ts';
import { test } from './support/people.ts';
import { textsOf } from './support/texts.ts';
import { arrive } from './support/worlds.ts';

test('[R1.4][R2.17][R2.18][R5.1][R5.2] a client starts and prepares a box, the bank sets it up and starts it', async ({
  page,
  visit,
}) => {
  test.slow();
  const t = await textsOf('en');
  const world = await arrive(page, { scenario: 'empty', tenant: 'HU', user: 'client1' });
  await page
    .getByRole('link', { name: t('list:new') })
    .first()
    .click();
  await page.waitForURL(`**${createScreen}`);
  await expect(page).toHaveTitle(new RegExp(t('creating:form.title')));
  const form = fields(page, t);
  await expect(form.definition).toBeDisabled();
  await form.start.click();
  await expect(page.getByText(t('contract:message.dde.error.requiredField')).first()).toBeVisible();
  await form.category.selectOption('MB_LOAN');
  await form.definition.selectOption('LOAN-MB-01');
  await expect(page.getByRole('region', { name: t('creating:form.instruction') })).not.toBeEmpty();
  await expect(page.getByRole('region', { name: t('creating:form.internalNotes') })).toHaveCount(0);
  await form.customName.fill('x'.repeat(limits.customNameMax + 1));
  await form.start.click();
  await expect(page.getByText(t('contract:message.dde.error.maxLength100'))).toBeVisible();
  await form.customName.fill('Harvest 2026');
  await form.start.click();

  await page.waitForURL('**/app/dokubox/*');
  await expect(page.getByRole('heading', { level: 1, name: 'Harvest 2026' })).toBeVisible();
  expect(await kept(page)).toBeNull();
  const id = boxIdIn(page);
  const box = await boxOf(page, world, id);
  expect(box).toMatchObject({ status: 'CLIENT_SETUP', initiatedBy: 'CLIENT' });
  const first = box.dokus.find(({ status }) => status === 'WAITING_CLIENT_UPLOAD');
  const card = await openCard(page, first?.titleEn ?? '');
  await card.locator('input[type=file]').setInputFiles(await realPdf('accounts.pdf', 'Accounts'));
  await expect(page.getByText(t('contract:message.dde.success.fileUploaded'))).toBeVisible();

  await page.getByRole('button', { name: t('creating:setup.client.submit') }).click();
  const dialog = page.getByRole('dialog', { name: t('creating:setup.send.title') });
  await expect(dialog).toContainText(t('creating:setup.send.noFile', { count: 1 }));
  await dialog.getByRole('button', { name: t('creating:setup.send.submit') }).click();
  await expect(page.getByText(t('creating:setup.sent'))).toBeVisible();
  expect((await boxOf(page, world, id)).status).toBe('WAITING_BANK_CONFIGURATION');

  const banker = await (await visit(world, 'bankerRm')).open(`/app/dokubox/${id}`);
  await banker.getByRole('link', { name: t('creating:setup.open') }).click();
  await banker.waitForURL(`**/configure/${id}`);
  await expect(banker.getByText('Harvest 2026')).toBeVisible();
  // A client's own box cannot be handed back to be prepared anew.
  await expect(
    banker.getByRole('button', { name: t('creating:configure.request.button') }),
  ).toHaveCount(0);
  await banker.getByRole('button', { name: t('creating:configure.start.setup') }).click();
  await banker.waitForURL(`**/app/dokubox/${id}`);
  await expect(banker.getByText(t('contractBox:dokuboxStatus.IN_PROGRESS')).first()).toBeVisible();
  expect((await boxOf(page, world, id)).status).toBe('IN_PROGRESS');
});

test('[R1.4][R2.17][R2.18] a banker starts a box for a client, sets it up, saves and starts it', async ({
  page,
}) => {
  test.slow();
  const t = await textsOf('en');
  const world = await arrive(
    page,
    { scenario: 'empty', tenant: 'CZ', user: 'bankerRm' },
    createScreen,
  );
  await page.getByRole('combobox', { name: t('signIn:clientSelection.label') }).fill('s.r.o');
  const option = page.getByRole('option').first();
  const [number] = (await option.innerText()).split(' – ');
  await option.click();
  await page.getByRole('button', { name: t('signIn:clientSelection.submit') }).click();
  await page.waitForURL(`**${createScreen}?clientNumber=${number}`);
  const form = fields(page, t);
  await expect(form.category).toBeDisabled();
  await form.segment.selectOption('MB');
  await form.category.selectOption('MB_ACCOUNT');
  await form.definition.selectOption('ACC-MB-01');
  await expect(form.customName).toHaveCount(0);
  await expect(
    page.getByRole('region', { name: t('creating:form.internalNotes') }),
  ).not.toBeEmpty();
  await form.next.click();

  await page.waitForURL('**/configure/*');
  const id = boxIdIn(page);
  const before = await boxOf(page, world, id);
  expect(before).toMatchObject({ status: 'BANK_SETUP', clientId: number });
  const [agreement, declaration] = before.dokus.map(({ titleEn }) => titleEn);
  const documents = page.getByRole('region', { name: t('creating:configure.documents.title') });
  await documents
    .getByRole('checkbox', {
      name: t('creating:configure.documents.use', { title: declaration ?? '' }),
    })
    .uncheck();
  // The order changes by the keyboard too, and the focus goes along.
  const down = documents.getByRole('button', {
    name: t('creating:configure.documents.down', { title: agreement ?? '' }),
  });
  await down.press('Enter');
  await expect(down).toBeFocused();

  const people = page.getByRole('region', { name: agreement ?? '', exact: true });
  const signer = before.dokus[0]?.participants.find(
    ({ participantRole }) => participantRole === 'BANK_1STLEVELSIGNATORY',
  );
  const role = t('contractBox:participantRole.BANK_1STLEVELSIGNATORY');
  const name = signer?.user.fullName ?? '';
  await people
    .getByRole('button', { name: t('creating:configure.people.remove', { name, role }) })
    .click();
  await page.getByRole('button', { name: t('creating:configure.start.setup') }).click();
  await expect(page.getByRole('alert')).toContainText(
    t('creating:configure.problems.noFirstSigner', { title: agreement ?? '' }),
  );
  await people.getByLabel(t('creating:configure.people.role'), { exact: true }).selectOption(role);
  const person = people.getByLabel(t('creating:configure.people.person'), { exact: true });
  // Only who signs at this level can be chosen.
  expect(await codesIn(person)).toEqual([String(signer?.user.id)]);
  await person.selectOption(name);
  await people.getByRole('button', { name: /Add/ }).click();

  await page.getByRole('button', { name: t('creating:configure.save') }).click();
  await expect(page.getByText(t('creating:configure.saved'))).toBeVisible();
  expect((await boxOf(page, world, id)).status).toBe('BANK_SETUP');
  await page.getByRole('button', { name: t('creating:configure.start.setup') }).click();
  await page.waitForURL(`**/app/dokubox/${id}`);
  const after = await boxOf(page, world, id);
  expect(after.status).toBe('IN_PROGRESS');
  const used = after.dokus.filter(({ usedInBox }) => usedInBox);
  expect(used.map(({ titleEn }) => titleEn)).toEqual(
    before.dokus.map(({ titleEn }) => titleEn).filter((title) => title !== declaration),
  );
  await expect(page.getByRole('article')).toHaveCount(used.length);
});
