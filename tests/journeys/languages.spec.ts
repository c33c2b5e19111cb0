import { expect, test } from 'playwright/test';
import { languageNames } from '@dokubox/ui-kit/locales/names.ts';
import { textsOf } from './support/texts.ts';
import { arrive, speak } from './support/worlds.ts';

test('[R2.34][R2.10] the language menu switches every text at once; the choice survives', async ({
  page,
}) => {
  await arrive(page, { scenario: 'everyday', tenant: 'HR', user: 'client1' });
  const en = await textsOf('en');
  const sr = await textsOf('sr');
  await page
    .getByRole('button', { name: en('shell:language.current', { name: 'English' }) })
    .click();
  await page.getByRole('menuitemradio', { name: languageNames.sr }).click();
  await expect(page.getByRole('heading', { level: 1, name: sr('list:title') })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'sr-Latn');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: sr('list:title') })).toBeVisible();
});

test('[R2.10][R2.34] the login’s language select keeps what was typed', async ({ page }) => {
  await speak(page, 'en');
  const en = await textsOf('en');
  const bg = await textsOf('bg');
  await page.goto('/indexCZ');
  await page.getByLabel(en('signIn:username')).fill('somebody');
  await page.getByLabel(en('signIn:language')).selectOption('bg');
  await expect(page.getByRole('heading', { name: bg('signIn:title.CLIENT') })).toBeVisible();
  await expect(page.getByLabel(bg('signIn:username'))).toHaveValue('somebody');
  const [first, second] = await page.getByLabel(bg('signIn:language')).locator('option').all();
  await expect(first!).toHaveText(languageNames.cs);
  await expect(second!).toHaveText(languageNames.en);
});
