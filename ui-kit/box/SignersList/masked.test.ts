import { describe, expect, it } from 'vitest';
import { masked } from './masked.ts';

describe('ids of the signing service', () => {
  it.each([
    ['user-771234', '****1234'],
    ['1234', '****'],
    ['12345', '****2345'],
    ['  ', ''],
    [null, ''],
    [undefined, ''],
  ])('[R2.23] are shown as masked: %j as %j', (id, shown) => {
    expect(masked(id)).toBe(shown);
  });
});
