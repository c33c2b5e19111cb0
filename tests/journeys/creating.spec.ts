import { expect, type Locator, type Page } from 'playwright/test';
import { DUMMY_CATEGORY_CODE } from '@dokubox/spec/enums.ts';
import { limits } from '@dokubox/spec/limits.ts';
import { realPdf, openCard } from './support/files.ts';
import { test } from './support/people.ts';
import { textsOf } from './support/texts.ts';
import { arrive, callAs, type JourneyWorld } from './support/worlds.ts';

type Texts = Awaited<ReturnType<typeof textsOf>>;

const createScreen = '/app/createDokuBox';
const kept = (page: Page) => page.evaluate(() => sessionStorage.getItem('dde.create'));

/** The fields of the selection form. */
function fields(page: Page, t: Texts) {
  const form = page.getByRole('main');
  return {
    segment: form.getByLabel(t('creating:form.segment')),
    category: form.getByLabel(t('creating:form.category')),
    definition: form.getByRole('combobox', { name: t('creating:form.definition'), exact: true }),
    customName: form.getByLabel(t('creating:form.customName')),
    start: form.getByRole('button', { name: t('creating:form.start') }),
    next: form.getByRole('button', { name: t('creating:form.next') }),
    previous: form.getByRole('button', { name: t('creating:form.previous') }),
  };
}

const codesIn = (select: Locator) =>
  select
    .locator('option')
    .evaluateAll((options) =>
      options.map((option) => (option as HTMLOptionElement).value).filter((value) => value !== ''),
    );

async function boxNow(page: Page, world: JourneyWorld, id: number) {
  return callAs(page.request, world, 'loadDokubox', { id });
}

const idIn = (page: Page) => Number(/\/(\d+)$/.exec(new URL(page.url()).pathname)?.[1]);

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
  const id = idIn(page);
  const box = await boxNow(page, world, id);
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
  expect((await boxNow(page, world, id)).status).toBe('WAITING_BANK_CONFIGURATION');

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
  expect((await boxNow(page, world, id)).status).toBe('IN_PROGRESS');
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
  const id = idIn(page);
  const before = await boxNow(page, world, id);
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
  expect((await boxNow(page, world, id)).status).toBe('BANK_SETUP');
  await page.getByRole('button', { name: t('creating:configure.start.setup') }).click();
  await page.waitForURL(`**/app/dokubox/${id}`);
  const after = await boxNow(page, world, id);
  expect(after.status).toBe('IN_PROGRESS');
  const used = after.dokus.filter(({ usedInBox }) => usedInBox);
  expect(used.map(({ titleEn }) => titleEn)).toEqual(
    before.dokus.map(({ titleEn }) => titleEn).filter((title) => title !== declaration),
  );
  await expect(page.getByRole('article')).toHaveCount(used.length);
});

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
  expect((await boxNow(page, world, id)).status).toBe('BANK_SETUP');
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
  const { dokus } = await boxNow(page, world, id);
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
  const after = await boxNow(page, world, id);
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

for (const [tenant, all] of [
  ['HU', false],
  ['RO', true],
  ['BG', true],
] as const) {
  test(`[R6.6] categories of the segment are offered in ${tenant}, ${all ? 'with' : 'without'} those of ALL`, async ({
    page,
  }) => {
    const t = await textsOf('en');
    await arrive(page, { scenario: 'empty', tenant, user: 'client1' }, createScreen);
    const form = fields(page, t);
    await expect(form.category).toBeEnabled();
    const codes = await codesIn(form.category);
    expect(codes).toEqual(expect.arrayContaining(['MB_ACCOUNT', 'MB_LOAN', 'MB_CARD']));
    expect(codes.includes(DUMMY_CATEGORY_CODE)).toBe(all);
    expect(codes.some((code) => code.startsWith('CORP_'))).toBe(false);
    if (!all) return;
    // A box without a real category starts as any other; its header shows none.
    await form.category.selectOption(DUMMY_CATEGORY_CODE);
    const name = await form.category.locator('option:checked').innerText();
    await form.definition.selectOption('GEN-ALL-01');
    await form.start.click();
    await page.waitForURL('**/app/dokubox/*');
    await expect(page.getByRole('main')).toContainText(t('box:turn.clientSetupClient'));
    await expect(page.getByRole('main').getByText(name, { exact: true })).toHaveCount(0);
  });
}

for (const [user, key] of [
  ['clientWithoutSegment', 'noSegmentType'],
  ['bankerWithoutSegment', 'noSegmentTypeBanker'],
] as const) {
  test(`[R6.6][R8.6] ${user} reads that the segment is missing and can choose nothing`, async ({
    page,
  }) => {
    const t = await textsOf('en');
    const world = await arrive(page, { scenario: 'sign-in-variants', tenant: 'BG', user });
    let screen = createScreen;
    if (world.userType === 'BANKER') {
      const found = await callAs(page.request, world, 'searchClients', {
        body: { text: '000', page: 0, size: 10 },
      });
      screen += `?clientNumber=${found.content[0]?.clientNumber}`;
    }
    await page.goto(screen);
    await expect(page.getByRole('alert')).toContainText(t(`contract:message.dde.error.${key}`));
    const form = fields(page, t);
    await expect(form.category).toBeDisabled();
    await expect(form.definition).toBeDisabled();
    await expect(world.userType === 'BANKER' ? form.next : form.start).toBeDisabled();
  });
}

test('[R8.2][R9.11] a category without a dokubox says so; the choice is remembered until it is used', async ({
  page,
}) => {
  const t = await textsOf('en');
  await arrive(
    page,
    { scenario: 'several-clients', tenant: 'HU', user: 'bankerValidator' },
    '/app/usermanagement/manageuser/',
  );
  await page.getByRole('combobox', { name: t('creating:users.client') }).fill('000');
  await page.getByRole('option').first().click();
  await page.getByRole('link', { name: t('creating:users.startBox') }).click();
  const form = fields(page, t);
  // A banker of one segment has none to choose.
  await expect(form.segment).toHaveCount(0);
  await form.category.selectOption('CORP_LEASING');
  await expect(
    page.getByText(t('contract:message.dde.error.noSelectableDokuboxDefinition')),
  ).toBeVisible();
  await expect(form.definition).toHaveCount(0);
  await expect(form.next).toBeDisabled();
  await form.category.selectOption('CORP_CASH');
  await form.definition.selectOption('CASH-CORP-01');
  expect(JSON.parse((await kept(page)) ?? '')).toEqual({
    categoryCode: 'CORP_CASH',
    definitionPid: 'CASH-CORP-01',
  });

  await form.previous.click();
  const dialog = page.getByRole('dialog', { name: t('creating:form.leaveTitle') });
  await dialog.getByRole('button', { name: t('creating:form.stay') }).click();
  await expect(dialog).toBeHidden();
  const address = page.url();
  await form.previous.click();
  await dialog.getByRole('button', { name: t('creating:form.leave') }).click();
  await page.waitForURL('**/app/dokuboxlist');
  await page.goto(address);
  await expect(form.definition).toHaveValue('CASH-CORP-01');
  await expect(form.category).toHaveValue('CORP_CASH');

  // What cannot be chosen any more is forgotten.
  await page.evaluate(() => {
    const choice = { categoryCode: 'CORP_CASH', definitionPid: 'GONE-01' };
    sessionStorage.setItem('dde.create', JSON.stringify(choice));
  });
  await page.reload();
  await expect(form.category).toHaveValue('CORP_CASH');
  await expect(form.definition).toHaveValue('');
});

test('[R8.3] product names that do not load read as the default product', async ({ page }) => {
  const t = await textsOf('en');
  await page.route('**/getProductTranslations', (route) => route.abort());
  await arrive(page, { scenario: 'empty', tenant: 'HU', user: 'client1' }, createScreen);
  const { category } = fields(page, t);
  await expect(category).toBeEnabled();
  const names = await category.locator('option').allInnerTexts();
  expect(names).toContain(`${t('contract:message.dde.product.default')} – MB_LOAN`);
});

test('[R8.1] a creation that fails is told, and nothing chosen is lost', async ({ page }) => {
  const t = await textsOf('en');
  await arrive(page, { scenario: 'empty', tenant: 'HU', user: 'client1' }, createScreen);
  const form = fields(page, t);
  await form.category.selectOption('MB_CARD');
  await form.definition.selectOption('CARD-MB-01');
  await form.customName.fill('Cards for drivers');
  const url = '**/client/createDokuBox';
  await page.route(url, (route) => route.abort());
  await form.start.click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.unroute(url);
  await expect(form.customName).toHaveValue('Cards for drivers');
  await form.start.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cards for drivers' })).toBeVisible();
});
