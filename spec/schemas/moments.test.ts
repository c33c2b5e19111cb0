import { describe, expect, it } from 'vitest';
import { limits } from '../limits.ts';
import { clockMoment, recordDay } from './moments.ts';

const takes = ({ pattern }: { readonly pattern: string }, text: string) =>
  new RegExp(pattern, 'u').test(text);
const at = (ms: number) => new Date(ms).toISOString();

describe('the time patterns', () => {
  it('[A-460] allow for a clock exactly the years in the limits, to the millisecond', () => {
    const { clockEarliestMs, clockLatestMs } = limits;
    expect(
      [at(clockEarliestMs), at(clockLatestMs)].map((text) => takes(clockMoment, text)),
    ).toEqual([true, true]);
    expect(
      [at(clockEarliestMs - 1), at(clockLatestMs + 1)].map((text) => takes(clockMoment, text)),
    ).toEqual([false, false]);
  });

  it('[A-460] allow every year of a clock, and days of a record until September 9999', () => {
    const year = (number: number) => String(number).padStart(4, '0');
    const years = Array.from({ length: 10_000 }, (_none, number) => number);
    expect(years.filter((number) => takes(clockMoment, `${year(number)}-01-01T00:00:00Z`))).toEqual(
      years.slice(1970, 9999),
    );
    expect(years.filter((number) => takes(recordDay, `${year(number)}-12-31`))).toEqual(
      years.slice(1900, 9999),
    );
    expect([takes(recordDay, '9999-09-30'), takes(recordDay, '9999-10-01')]).toEqual([true, false]);
  });
});
