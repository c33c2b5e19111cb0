import { expect, test } from 'playwright/test';
import { DUMMY_CATEGORY_CODE } from '@dokubox/spec/enums.ts';
import { codesIn, createScreen, fields, kept } from './support/creating.ts';
import { textsOf } from './support/texts.ts';
import { arrive, callAs } from './support/worlds.ts';

test('[R6.6] a box without a real category starts as any other; its header shows none', async ({
  page,
}) => {
  const t = await textsOf('en');
  await arrive(page, { scenario: 'empty', tenant: 'RO', user: 'client1' }, createScreen);
  const form = fields(page, t);
  await expect(form.category).toBeEnabled();
  const codes = await codesIn(form.category);
  expect(codes).toEqual(
    expect.arrayContaining(['MB_ACCOUNT', 'MB_LOAN', 'MB_CARD', DUMMY_CATEGORY_CODE]),
  );
  expect(codes.some((code) => code.startsWith('CORP_'))).toBe(false);
  await form.category.selectOption(DUMMY_CATEGORY_CODE);
  const name = await form.category.locator('option:checked').innerText();
  await form.definition.selectOption('GEN-ALL-01');
  await form.start.click();
  await page.waitForURL('**/app/dokubox/*');
  await expect(page.getByRole('main')).toContainText(t('box:turn.clientSetupClient'));
  await expect(page.getByRole('main').getByText(name, { exact: true })).toHaveCount(0);
});

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
  await expect(category).toContainText(`${t('contract:message.dde.product.default')} – MB_LOAN`);
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
