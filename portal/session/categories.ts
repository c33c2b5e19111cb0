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

/** Items of the catalogue of each segment. */
type ItemsBySegment = Readonly<Record<Segment, Items>>;

/**
 * Codes of the categories a user's boxes can have: a client's those of their segments and those of all,
 * which the bank may choose for them; a banker's every one (R6.6, A-096).
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
 * Names of all product categories in the user's language, and whether reading them is over,
 * with or without success.
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
 * Names of the product categories to show, none where the tenant hides them; the codes the user can filter
 * by; and whether reading them is over.
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
