import { useTranslation } from 'react-i18next';
import { policyOf } from '@dokubox/spec/tenants/table.ts';
import { shownCategories } from '@dokubox/ui-kit/helpers/categories.ts';
import { messageText } from '@dokubox/ui-kit/locales/messageText.ts';
import type { CallAnswer } from '../api/client.ts';
import { useQuery } from '../api/hooks.ts';
import { useLanguage } from './language.ts';
import { useStart } from './start.ts';

type Items = CallAnswer<'getCatalogue'>['items'];

/** Names by category code; a code whose key has no translation reads as the default product (R8.3). */
export function categoryNames(
  items: Items,
  translations: Readonly<Record<string, string>>,
  defaultName: string,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...items]
      .sort((a, b) => a.listOrder - b.listOrder)
      .map(({ value, translationKey }) => [value, translations[translationKey] ?? defaultName]),
  );
}

const none: Items = [];

/**
 * Names of all product categories in the user's language, and whether reading them is over,
 * with or without success.
 * @param wanted false reads nothing
 */
export function useProductNames(wanted: boolean): {
  readonly names: Readonly<Record<string, string>>;
  readonly known: boolean;
} {
  const { language } = useLanguage();
  const { t } = useTranslation('contract');
  const read = <T>(args: T) => (wanted ? args : null);
  const all = useQuery('getCatalogue', read({ body: { catalogueType: 'ProductCategoryALL' } }));
  const small = useQuery('getCatalogue', read({ body: { catalogueType: 'ProductCategoryMB' } }));
  const large = useQuery('getCatalogue', read({ body: { catalogueType: 'ProductCategoryCORP' } }));
  const translations = useQuery('getProductTranslations', read({ body: { language } }));
  const items = [all, small, large].flatMap(({ data }) => data?.items ?? none);
  return {
    names: categoryNames(items, translations.data ?? {}, messageText(t, 'dde.product.default')),
    known: ![all, small, large, translations].some(({ isLoading }) => isLoading),
  };
}

/** Names of the product categories to show and filter by; none where the tenant hides them. */
export function useCategoryNames(): ReturnType<typeof useProductNames> {
  const { launch } = useStart();
  const policy = policyOf(launch.tenant);
  const { names, known } = useProductNames(policy.showsProductCategory);
  return { names: shownCategories(policy, names), known };
}
