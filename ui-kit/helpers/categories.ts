import { DUMMY_CATEGORY_CODE } from '@dokubox/spec/enums.ts';
import type { TenantPolicy } from '@dokubox/spec/tenants/policy.ts';

/**
 * Returns the product category names that a user sees, by code (R2.14). None if the tenant hides
 * them, and never the dummy's.
 */
export function shownCategories(
  { showsProductCategory }: Pick<TenantPolicy, 'showsProductCategory'>,
  names: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  if (!showsProductCategory) return {};
  const { [DUMMY_CATEGORY_CODE]: _dummy, ...shown } = names;
  return shown;
}
