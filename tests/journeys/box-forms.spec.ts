import { expect, test } from 'playwright/test';
import { limits } from '@dokubox/spec/limits.ts';
import { policyOf } from '@dokubox/spec/tenants/table.ts';
import { dokuTitle } from '@dokubox/ui-kit/helpers/names.ts';
import { openCard } from './support/files.ts';
import { textsOf } from './support/texts.ts';
import { arrive, createWorld, findDoku, openWorld, speak } from './support/worlds.ts';

test('[R5.1][R5.2] a new box needs its category and its definition; a name has its limit', async ({
  page,
}) => {
  const t = await textsOf('en');
  await arrive(page, { scenario: 'everyday', tenant: 'HR', user: 'client1' }, '/app/createDokuBox');
  const category = page.getByLabel(t('creating:form.category'));
  const definition = page.getByLabel(t('creating:form.definition'), { exact: true });
  const name = page.getByLabel(t('creating:form.customName'));
  const start = page.getByRole('button', { name: t('creating:form.start') });
  const required = t('contract:message.dde.error.requiredField');
  // A field that still reads its choices takes no focus.
  await expect(category).toBeEnabled();
  await start.click();
  await expect(category).toHaveAccessibleDescription(required);
  await expect(category).toBeFocused();
  await category.selectOption({ index: 1 });
  await expect(definition).toBeEnabled();
  await name.fill('x'.repeat(limits.customNameMax + 1));
  await start.click();
  await expect(category).not.toHaveAttribute('aria-invalid', 'true');
  await expect(definition).toHaveAccessibleDescription(required);
  await expect(name).toHaveAccessibleDescription(
    new RegExp(t('contract:message.dde.error.maxLength100')),
  );
  await definition.selectOption({ index: 1 });
  await name.fill('x'.repeat(limits.customNameMax));
  await start.click();
  await page.waitForURL(/\/app\/dokubox\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('xxx');
});

/** Extensions only some tenants take, and one nobody does. */
const special = ['msg', 'es3', 'et3', 'dosszie', 'rtf'] as const;

test('[R5.17][R5.18] extensions are taken or forbidden as the tenant says', async ({ page }) => {
  await speak(page, 'en');
  const t = await textsOf('en');
  const world = await createWorld(page.request, {
    scenario: 'everyday',
    tenant: 'HU',
    user: 'client1',
  });
  const { box, doku } = await findDoku(
    page.request,
    world,
    (one) => one.status === 'WAITING_CLIENT_UPLOAD' && one.dokuStaticActions.includes('Upload'),
  );
  await openWorld(page, world, `/app/dokubox/${box.id}`);
  const card = await openCard(page, dokuTitle(doku, 'en'));
  for (const extension of special) {
    const file = {
      name: `file.${extension}`,
      mimeType: 'application/octet-stream',
      buffer: Buffer.from('Hi'),
    };
    await card.locator('input[type=file]').setInputFiles(file);
    const taken = policyOf('HU').uploadExtensions.includes(extension);
    // What is taken is looked into next, and these are nothing of the kind.
    const key = taken ? 'invalidContent' : 'forbiddenExtension';
    const alert = card.getByRole('alert');
    await expect(alert, extension).toContainText(file.name);
    await expect(alert, extension).toContainText(t(`contract:message.dde.error.${key}`));
  }
});
