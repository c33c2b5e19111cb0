import { useTranslation } from 'react-i18next';
import { DUMMY_CATEGORY_CODE } from '@dokubox/spec/enums.ts';
import { policyOf } from '@dokubox/spec/tenants/table.ts';
import { messageText } from '@dokubox/ui-kit/locales/messageText.ts';
import type { CallAnswer } from '../api/client.ts';
import { useQuery } from '../api/hooks.ts';
import { useLanguage } from './language.ts';
import { useStart } from './place.ts';

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
      .filter(({ value }) => value !== DUMMY_CATEGORY_CODE)
      .map(({ value, translationKey }) => [value, translations[translationKey] ?? defaultName]),
  );
}

const none: Items = [];

/** Names of the product categories in the reader's language; none where not shown. */
export function useCategoryNames(): Readonly<Record<string, string>> {
  const { place } = useStart();
  const { language } = useLanguage();
  const { t } = useTranslation('contract');
  const shown = policyOf(place.tenant).showsProductCategory;
  const read = <T>(args: T) => (shown ? args : null);
  const all = useQuery('getCatalogue', read({ body: { catalogueType: 'ProductCategoryALL' } }));
  const small = useQuery('getCatalogue', read({ body: { catalogueType: 'ProductCategoryMB' } }));
  const large = useQuery('getCatalogue', read({ body: { catalogueType: 'ProductCategoryCORP' } }));
  const translations = useQuery('getProductTranslations', read({ body: { language } }));
  const items = [all, small, large].flatMap(({ data }) => data?.items ?? none);
  return categoryNames(items, translations.data ?? {}, messageText(t, 'dde.product.default'));
}
