import { describe, expect, it } from 'vitest';
import { DUMMY_CATEGORY_CODE, tenants } from '@dokubox/spec/enums.ts';
import { limits } from '@dokubox/spec/limits.ts';
import { listSortFields } from '@dokubox/spec/operations/list-sorts.ts';
import { policyOf } from '@dokubox/spec/tenants/table.ts';
import {
  activeFilters,
  categoryOf,
  defaultFilters,
  defaultSort,
  furtherFilters,
  isSearchable,
  isSortable,
  listColumns,
  nextSort,
  visibleColumns,
} from './listModel.ts';
import { pageRange } from '../ListBody/pageRange.ts';

describe('the list of dokuboxes', () => {
  it('[R4.1] starts with all statuses, so that a box that must be set up is shown', () => {
    expect(defaultFilters.status).toBe('ALL');
  });

  it('[R4.1] counts the filters that differ from the start', () => {
    expect(activeFilters(defaultFilters)).toBe(0);
    expect(activeFilters({ ...defaultFilters, status: 'IN_PROGRESS' })).toBe(1);
    const many = { ...defaultFilters, text: 'loan', categoryCode: 'LOANS', mine: true };
    expect(activeFilters(many)).toBe(3);
    expect(furtherFilters(many)).toBe(2);
  });

  it('[R9.2] searches from the minimum length on, or for an empty text', () => {
    expect(isSearchable('')).toBe(true);
    expect(isSearchable('  ')).toBe(true);
    expect(isSearchable('x'.repeat(limits.listSearchMin - 1))).toBe(false);
    expect(isSearchable('x'.repeat(limits.listSearchMin))).toBe(true);
  });

  it('[R2.3] reverses the order if the same column is chosen again', () => {
    expect(nextSort(defaultSort, 'lastChangedAt').direction).toBe('asc');
    expect(nextSort(defaultSort, 'name')).toEqual({ field: 'name', direction: 'asc' });
    expect(nextSort(defaultSort, 'createdAt')).toEqual({ field: 'createdAt', direction: 'desc' });
  });

  it('[R2.3] returns the rows of a page and their total', () => {
    expect(pageRange(0, 25, 0)).toEqual({ from: 0, to: 0, page: 1, pages: 1 });
    expect(pageRange(0, 25, 25)).toEqual({ from: 1, to: 25, page: 1, pages: 1 });
    expect(pageRange(1, 25, 26)).toEqual({ from: 26, to: 26, page: 2, pages: 2 });
    // The last row of the last page has been removed since then.
    expect(pageRange(4, 10, 31)).toEqual({ from: 31, to: 31, page: 4, pages: 4 });
  });

  it('[R2.14] shows the client to bankers only, and the category if the tenant has it', () => {
    for (const tenant of tenants) {
      const policy = policyOf(tenant);
      expect(visibleColumns('CLIENT', policy)).not.toContain('clientName');
      expect(visibleColumns('BANKER', policy)).toContain('clientName');
      expect(visibleColumns('BANKER', policy).includes('category')).toBe(
        policy.showsProductCategory,
      );
    }
    expect(categoryOf('LOANS', { LOANS: 'Loans' })).toBe('Loans');
    expect(categoryOf(DUMMY_CATEGORY_CODE, { [DUMMY_CATEGORY_CODE]: 'Dummy' })).toBe('');
    expect(categoryOf(null, {})).toBe('');
  });

  it('[R7.21] can sort by the fields that the call can sort by', () => {
    expect(listColumns.filter(isSortable).sort()).toEqual([...listSortFields].sort());
  });
});
