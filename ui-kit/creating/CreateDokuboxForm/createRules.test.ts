import { describe, expect, it } from 'vitest';
import { limits } from '@dokubox/spec/limits.ts';
import { checkFields } from '../../shared/fieldRules.ts';
import { createRules, type CreateValues } from './createRules.ts';

const createErrors = (values: CreateValues) => checkFields(values, createRules);

describe('rules of the selection form', () => {
  it('[R5.1] requires product category and dokubox', () => {
    const nothing = { segment: 'MB', categoryCode: '', definitionPid: '', customName: '' };
    expect(createErrors(nothing)).toEqual({
      categoryCode: 'dde.error.requiredField',
      definitionPid: 'dde.error.requiredField',
    });
  });

  it('[R5.1][A-105] requires the segment first, if several can be chosen', () => {
    const values = { segment: '', categoryCode: 'LOANS', definitionPid: 'WCL', customName: '' };
    expect(createErrors(values)).toEqual({ segment: 'dde.error.requiredField' });
  });

  it('[R5.2] accepts a name of exactly the maximum length', () => {
    const values = (length: number) => ({
      segment: 'CORP',
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
