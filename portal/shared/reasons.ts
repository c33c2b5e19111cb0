import type { CatalogueType } from '@dokubox/spec/enums.ts';
import type { ReasonOption } from '@dokubox/ui-kit/box/ReasonFields/reasonState.ts';
import { useQuery } from '../api/hooks.ts';
import { useLanguage } from '../session/language.ts';

const none: readonly ReasonOption[] = [];

/**
 * The reasons of a catalogue as texts, in its order. A reason without a text is shown as
 * its code.
 * @param catalogueType null reads nothing
 */
export function useReasonOptions(catalogueType: CatalogueType | null): readonly ReasonOption[] {
  const { language } = useLanguage();
  const read = <T>(args: T) => (catalogueType === null ? null : args);
  const catalogue = useQuery(
    'getCatalogue',
    catalogueType === null ? null : { body: { catalogueType } },
  );
  const words = useQuery('getProductTranslations', read({ body: { language } }));
  if (!catalogue.data) return none;
  return [...catalogue.data.items]
    .sort((a, b) => a.listOrder - b.listOrder)
    .map(({ value, translationKey }) => ({ value, label: words.data?.[translationKey] ?? value }));
}
