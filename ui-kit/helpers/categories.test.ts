import { describe, expect, it } from 'vitest';
import { DUMMY_CATEGORY_CODE, tenants } from '@dokubox/spec/enums.ts';
import { policyOf } from '@dokubox/spec/tenants/table.ts';
import { shownCategories } from './categories.ts';

describe('the product categories', () => {
  const names = { LOANS: 'Loans', [DUMMY_CATEGORY_CODE]: 'Other' };

  it('[R2.14] are hidden in CZ and SK, and the dummy everywhere', () => {
    const hidden = tenants.filter(
      (tenant) => Object.keys(shownCategories(policyOf(tenant), names)).length === 0,
    );
    expect(hidden).toEqual(['CZ', 'SK']);
    expect(shownCategories(policyOf('HU'), names)).toEqual({ LOANS: 'Loans' });
  });
});
