import { describe, expect, it } from 'vitest';
import { limits } from '@dokubox/spec/limits.ts';
import { createErrors } from './createRules.ts';

describe('rules of the selection form', () => {
  it('[R5.1] requires product category and dokubox', () => {
    expect(createErrors({ categoryCode: '', definitionPid: '', customName: '' })).toEqual({
      categoryCode: 'dde.error.requiredField',
      definitionPid: 'dde.error.requiredField',
    });
  });

  it('[R5.2] takes a name of exactly the limit', () => {
    const values = (length: number) => ({
      categoryCode: 'LOANS',
      definitionPid: 'WCL',
      customName: 'x'.repeat(length),
    });
    expect(createErrors(values(limits.customNameMax))).toEqual({});
    expect(createErrors(values(limits.customNameMax + 1))).toEqual({
      customName: 'dde.error.maxLength100',
    });
  });
});
