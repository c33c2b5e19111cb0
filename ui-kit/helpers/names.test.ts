import { describe, expect, it } from 'vitest';
import { tenants } from '@dokubox/spec/enums.ts';
import { policyOf } from '@dokubox/spec/tenants/table.ts';
import { boxTitle, contentLanguage, definitionTitle, dokuTitle, localized } from './names.ts';

describe('titles', () => {
  it('[R9.10] have local content in the tenant’s own language only', () => {
    for (const tenant of tenants) {
      expect(contentLanguage(tenant, policyOf(tenant).localLanguage)).toBe('local');
      expect(contentLanguage(tenant, 'en')).toBe('en');
    }
    expect(contentLanguage('HU', 'bg')).toBe('en');
  });

  it('[R2.14] use the other language if one text is empty', () => {
    expect(localized('Loan', 'Hitel', 'local')).toBe('Hitel');
    expect(localized('Loan', '  ', 'local')).toBe('Loan');
    expect(localized('', 'Hitel', 'en')).toBe('Hitel');
    expect(localized(null, undefined, 'en')).toBe('');
  });

  it('[R2.15] start with the client’s own name of a box', () => {
    const box = { titleEn: 'Working capital loan', titleLocal: 'Forgóeszközhitel' };
    expect(boxTitle({ ...box, customName: 'Harvest 2026' }, 'local')).toBe('Harvest 2026');
    expect(boxTitle({ ...box, customName: ' ' }, 'local')).toBe('Forgóeszközhitel');
    expect(boxTitle(box, 'en')).toBe('Working capital loan');
    expect(definitionTitle(box, 'local')).toBe('Forgóeszközhitel');
  });

  it('[R2.20] start with the name given to a document', () => {
    const doku = { titleEn: 'Balance sheet', titleLocal: 'Mérleg' };
    expect(dokuTitle({ ...doku, customDokuName: 'Audited balance 2025' }, 'en')).toBe(
      'Audited balance 2025',
    );
    expect(dokuTitle({ ...doku, customDokuName: null }, 'local')).toBe('Mérleg');
  });
});
