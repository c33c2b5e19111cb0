import { describe, expect, it } from 'vitest';
import { tenants } from '@dokubox/spec/enums.ts';
import { policyOf } from '@dokubox/spec/tenants/table.ts';
import { todayIn } from './today.ts';

describe('the calendar day of a call', () => {
  it('[A-178] changes at midnight of the tenant, to the millisecond, and back with the clock', () => {
    for (const tenant of tenants) {
      const { timeZone } = policyOf(tenant);
      for (const month of [0, 6]) {
        const noon = Date.UTC(2026, month, 15, 12);
        const quarters = Array.from({ length: 86_400 / 900 }, (_, nth) => noon + nth * 900_000);
        const midnight = quarters.find((at) => todayIn(timeZone, at).endsWith('16'));
        const day = (at = Number.NaN) => todayIn(timeZone, at).slice(-2);
        const before = (midnight ?? Number.NaN) - 1;
        expect([day(before), day(midnight), day(before)], tenant).toEqual(['15', '16', '15']);
      }
    }
  });
});
