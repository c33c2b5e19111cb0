import { useTranslation } from 'react-i18next';
import { segments, type Segment } from '@dokubox/spec/enums.ts';
import type { CurrentUser } from '@dokubox/spec/schemas/user.ts';
import { policyOf } from '@dokubox/spec/tenants/table.ts';
import { shownCategories } from '@dokubox/ui-kit/helpers/categories.ts';
import { messageText } from '@dokubox/ui-kit/locales/messageText.ts';
import type { CallAnswer } from '../api/client.ts';
import { useQuery } from '../api/hooks.ts';
import { useLanguage } from './language.ts';
import { useUser } from './session.ts';
import { useStart } from './start.ts';

type Items = CallAnswer<'getCatalogue'>['items'];

/**
 * Returns names by category code. A code whose key has no translation gets the default product's
 * name (R8.3).
 */
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

/** Items of the catalogue of each segment. */
type ItemsBySegment = Readonly<Record<Segment, Items>>;

/**
 * Returns the codes of the categories that a user's boxes can have (R6.6, A-096). A client's boxes
 * have categories of their segments, and of all segments, which the bank may choose. A banker's
 * boxes can have any category.
 */
export function possibleCategories(
  bySegment: ItemsBySegment,
  {
    user,
    segmentTypes = [],
  }: Pick<CurrentUser, 'segmentTypes'> & { readonly user: Pick<CurrentUser['user'], 'userType'> },
): readonly string[] {
  return segments
    .filter(
      (segment) =>
        user.userType === 'BANKER' || segment === 'ALL' || segmentTypes.includes(segment),
    )
    .flatMap((segment) => bySegment[segment].map(({ value }) => value));
}

/**
 * Returns the names of all product categories in the user's language, and whether
 * they have been read, with or without success.
 * @param wanted false reads nothing
 */
export function useProductNames(wanted: boolean): {
  readonly names: Readonly<Record<string, string>>;
  readonly bySegment: ItemsBySegment;
  readonly known: boolean;
} {
  const { language } = useLanguage();
  const { t } = useTranslation('contract');
  const read = <T>(args: T) => (wanted ? args : null);
  const all = useQuery('getCatalogue', read({ body: { catalogueType: 'ProductCategoryALL' } }));
  const small = useQuery('getCatalogue', read({ body: { catalogueType: 'ProductCategoryMB' } }));
  const large = useQuery('getCatalogue', read({ body: { catalogueType: 'ProductCategoryCORP' } }));
  const translations = useQuery('getProductTranslations', read({ body: { language } }));
  const itemsOf = ({ data }: typeof all) => data?.items ?? none;
  const bySegment = { ALL: itemsOf(all), MB: itemsOf(small), CORP: itemsOf(large) };
  const items = Object.values(bySegment).flat();
  return {
    bySegment,
    names: categoryNames(items, translations.data ?? {}, messageText(t, 'dde.product.default')),
    known: ![all, small, large, translations].some(({ isLoading }) => isLoading),
  };
}

/**
 * Returns the category names to show, or none if the tenant hides them. Also returns the codes to
 * filter by, and whether the names have been read.
 */
export function useCategoryNames(): {
  readonly names: Readonly<Record<string, string>>;
  readonly possible: readonly string[];
  readonly known: boolean;
} {
  const { launch } = useStart();
  const policy = policyOf(launch.tenant);
  const currentUser = useUser();
  const { names, bySegment, known } = useProductNames(policy.showsProductCategory);
  return {
    names: shownCategories(policy, names),
    possible: possibleCategories(bySegment, currentUser),
    known,
  };
}
