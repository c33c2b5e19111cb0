import type { Locator, Page } from 'playwright/test';
import type { Texts } from './texts.ts';

/** Where a box is started. */
export const createScreen = '/app/createDokuBox';

/** What the session remembers of the choices, as JSON. */
export const kept = (page: Page) => page.evaluate(() => sessionStorage.getItem('dde.create'));

/** The fields of the selection form. */
export function fields(page: Page, t: Texts) {
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

/** Codes that can be chosen in a field. */
export const codesIn = (select: Locator) =>
  select
    .locator('option')
    .evaluateAll((options) =>
      options.map((option) => (option as HTMLOptionElement).value).filter((value) => value !== ''),
    );
