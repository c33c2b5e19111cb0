import { test } from '@dokubox/testing/playwright.ts';
import { expect } from 'playwright/test';
import { limits } from '@dokubox/spec/limits.ts';
import { textsOf } from './fixtures/texts.ts';
import { arrive } from './fixtures/worlds.ts';

test('[R5.1][R5.2] a new box needs its category and its definition, and limits its name', async ({
  page,
  makeWorld,
}) => {
  const t = await textsOf('en');
  await arrive(page, await makeWorld({ scenario: 'everyday', tenant: 'HR', user: 'client1' }), {
    screen: '/app/createDokuBox',
  });
  const category = page.getByLabel(t('creating:form.category'));
  const definition = page.getByLabel(t('creating:form.definition'), { exact: true });
  const name = page.getByLabel(t('creating:form.customName'));
  const start = page.getByRole('button', { name: t('creating:form.start') });
  const required = (field: string) => t(`contract:fieldError.required.${field}`);
  // A field that still reads its choices takes no focus.
  await expect(category).toBeEnabled();
  await start.click();
  await expect(category).toHaveAccessibleDescription(required('categoryCode'));
  await expect(category).toBeFocused();
  await category.selectOption({ index: 1 });
  await expect(definition).toBeEnabled();
  await name.fill('x'.repeat(limits.customNameMax + 1));
  await start.click();
  await expect(category).not.toHaveAttribute('aria-invalid', 'true');
  await expect(definition).toHaveAccessibleDescription(required('definitionPid'));
  await expect(name).toHaveAccessibleDescription(
    new RegExp(t('contract:fieldError.tooLong.customName')),
  );
  await definition.selectOption({ index: 1 });
  await name.fill('x'.repeat(limits.customNameMax));
  await start.click();
  await page.waitForURL(/\/app\/dokubox\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('xxx');
});
