import { DUMMY_CATEGORY_CODE } from '@dokubox/spec/enums.ts';
import type { TenantPolicy } from '@dokubox/spec/tenants/policy.ts';

/**
 * Names of the product categories a user sees, by code (R2.14): none where the tenant hides them,
 * never that of the dummy.
 */
export function shownCategories(
  { showsProductCategory }: Pick<TenantPolicy, 'showsProductCategory'>,
  names: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  if (!showsProductCategory) return {};
  const { [DUMMY_CATEGORY_CODE]: _dummy, ...shown } = names;
  return shown;
}
