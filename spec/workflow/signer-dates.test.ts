import { describe, expect, it } from 'vitest';
import { tenants } from '../enums.ts';
import { policyOf } from '../tenants/table.ts';
import { addMonths, calendarDayIn, signerDateMark } from './signer-dates.ts';

const strict = { expiryToleratedInWaitingArchival: false };
const tolerant = { expiryToleratedInWaitingArchival: true };

describe('expiry dates of signers', () => {
  it.each([
    [null, 'notAvailable'],
    [undefined, 'notAvailable'],
    ['', 'notAvailable'],
    ['2026-11-20', 'error'],
    ['2026-11-21', 'warning'],
    ['2026-12-20', 'warning'],
    ['2026-12-21', 'warning'],
    ['2026-12-22', 'none'],
    ['2031-01-01', 'none'],
  ] as const)('[R5.25] mark %s on 2026-11-21 as %s', (expiry, mark) => {
    expect(signerDateMark(expiry, '2026-11-21', 'WAITING_CLIENT_SIGNATURE', strict)).toBe(mark);
  });

  it('[R5.25] are tolerated when past in WAITING_ARCHIVAL only, by tenant', () => {
    const mark = (status: 'WAITING_ARCHIVAL' | 'UNDER_ARCHIVING', policy: typeof strict) =>
      signerDateMark('2020-01-01', '2026-11-21', status, policy);
    expect(mark('WAITING_ARCHIVAL', tolerant)).toBe('none');
    expect(mark('UNDER_ARCHIVING', tolerant)).toBe('error');
    expect(mark('WAITING_ARCHIVAL', strict)).toBe('error');
    expect(tenants.filter((tenant) => policyOf(tenant).expiryToleratedInWaitingArchival)).toEqual([
      'BG',
    ]);
  });

  it.each([
    ['2026-11-21', '2026-12-21'],
    ['2026-12-31', '2027-01-31'],
    ['2027-01-31', '2027-02-28'],
    ['2028-01-31', '2028-02-29'],
    ['2027-03-31', '2027-04-30'],
  ])('[A-178] turn %s into %s one month later', (day, later) => {
    expect(addMonths(day, 1)).toBe(later);
  });

  it('[A-178] reject a text that is not a calendar day', () => {
    expect(() => addMonths('21-11-2026', 1)).toThrow(RangeError);
    expect(() => addMonths('2026-11-21T00:00:00Z', 1)).toThrow(RangeError);
  });

  it('[A-178] are compared with today in the tenant’s time zone, not the server’s', () => {
    const lateEvening = new Date('2026-11-21T22:30:00Z');
    expect(calendarDayIn('UTC', lateEvening)).toBe('2026-11-21');
    expect(calendarDayIn(policyOf('BG').timeZone, lateEvening)).toBe('2026-11-22');
    expect(calendarDayIn(policyOf('HU').timeZone, new Date('2026-06-01T22:30:00Z'))).toBe(
      '2026-06-02',
    );
  });
});
