import type { CatalogueType } from '@dokubox/spec/enums.ts';
import type { Catalogue } from '@dokubox/spec/schemas/catalogue.ts';
import { policyOf } from '@dokubox/spec/tenants/table.ts';
import type { World } from '../world/world.ts';
import { invalidField } from '../refusals.ts';

/**
 * The reason of a removal or termination. It is required and must be in the catalogue (R5.3,
 *
 */
export function requireReason(
  reason: string | null | undefined,
  catalogue: Catalogue,
  field: string,
): string {
  if (reason == null || reason.trim() === '') {
    throw invalidField(field, 'dde.error.requiredField');
  }
  if (catalogue.items.some(({ value }) => value === reason)) return reason;
  const values = catalogue.items.map(({ value }) => value).join(', ');
  throw invalidField(field, 'dde.error.invalidValue', `one of ${values}`);
}

/** The text of a reason in the tenant's language, as people would write it. */
export function reasonText(world: World, type: CatalogueType, reason: string): string {
  const { catalogues, productTranslations } = world.catalogue;
  const item = catalogues[type].items.find(({ value }) => value === reason);
  const texts = productTranslations[policyOf(world.tenant).localLanguage];
  return (item && texts[item.translationKey]) ?? reason;
}
