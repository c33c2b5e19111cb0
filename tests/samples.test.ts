import { expect, it } from 'vitest';
import { compileThorough } from '../simulator/door/schema-checks/ajv.ts';
import { sampleBox } from './samples.ts';

it('the objects of unit tests match the contract', () => {
  const keepsContract = compileThorough({ $ref: 'Dokubox' });
  expect([keepsContract(sampleBox()), keepsContract.errors]).toEqual([true, null]);
  const { dokus: _missing, ...broken } = sampleBox();
  expect(keepsContract(broken)).toBe(false);
});
