import { expect, test } from 'playwright/test';
import { languages, type Language } from '@dokubox/spec/enums.ts';
import { languageNames, languageTags } from '@dokubox/ui-kit/locales/names.ts';
import { readableTexts } from './support/reading.ts';
import { screens, Worlds } from './support/screens.ts';
import { flatTexts, textsOf } from './support/texts.ts';
import { arrive, speak } from './support/worlds.ts';

/** English texts that read otherwise in the language: seeing one means it was not translated. */
async function foreignTexts(language: Language): Promise<ReadonlySet<string>> {
  const [english, own] = await Promise.all([flatTexts('en'), flatTexts(language)]);
  const ownTexts = new Set(own.values());
  const foreign = [...english]
    .filter(([key, text]) => own.get(key) !== text && !ownTexts.has(text))
    .map(([, text]) => text)
    .filter((text) => !text.includes('{{') && /\p{L}{3}/u.test(text));
  return new Set(foreign);
}

for (const language of languages) {
  test(`[R2.34][R9.10] every screen speaks ${languageNames[language]} and nothing else`, async ({
    page,
    baseURL,
  }) => {
    // Each language walks through all screens.
    test.slow();
    const own = await flatTexts(language);
    const ownTexts = new Set(own.values());
    const keys = new Set([...own.keys()].flatMap((key) => [key, key.split(':')[1] ?? key]));
    const isLeak = (text: string) =>
      (keys.has(text) && !ownTexts.has(text)) || /\{\{|\bdde\./.test(text);
    const foreign = language === 'en' ? new Set<string>() : await foreignTexts(language);
    const worlds = new Worlds();
    await speak(page, language);
    for (const screen of screens) {
      await screen.open(page, worlds, baseURL ?? '');
      await expect(page.locator('html')).toHaveAttribute('lang', languageTags[language]);
      const texts = await readableTexts(page);
      const leaks = texts.filter(isLeak);
      expect(leaks, `keys on "${screen.name}"`).toEqual([]);
      const untranslated = texts.filter((text) => foreign.has(text));
      expect(untranslated, `English on "${screen.name}"`).toEqual([]);
    }
  });
}

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
