import { describe, expect, it } from 'vitest';
import { monthAfter } from './moments.ts';

describe('a month later', () => {
  it.each([
    ['2026-11-23T10:15:00.000Z', '2026-12-23T10:15:00.000Z'],
    ['2026-12-31T23:59:59.999Z', '2027-01-31T23:59:59.999Z'],
    ['2027-01-31T00:00:00.000Z', '2027-02-28T00:00:00.000Z'],
    ['2028-01-30T00:00:00.000Z', '2028-02-29T00:00:00.000Z'],
  ])('than %s is %s', (from, to) => {
    expect(monthAfter(from)).toBe(to);
  });
});
