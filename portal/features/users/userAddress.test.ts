import { describe, expect, it } from 'vitest';
import { addressOfUserView, dayIn, userViewOfAddress } from './userAddress.ts';

describe('user management in the address', () => {
  it('[R2.4] is read back as it was written, and leaves out standard values', () => {
    const start = userViewOfAddress(new URLSearchParams());
    expect(addressOfUserView(start).toString()).toBe('');
    const busy = { clientNumber: '0012', page: 3, size: 50 } as const;
    expect(addressOfUserView(busy).toString()).toBe('clientNumber=0012&size=50&page=4');
    expect(userViewOfAddress(addressOfUserView(busy))).toEqual(busy);
  });

  it('[R2.4] ignores wrong values', () => {
    const query = new URLSearchParams('clientNumber=12a&page=-3&size=7');
    expect(userViewOfAddress(query)).toEqual(userViewOfAddress(new URLSearchParams()));
  });

  it('[R5.25] uses the calendar day of the tenant', () => {
    const late = new Date('2026-03-31T22:30:00Z');
    expect(dayIn('Europe/Budapest', late)).toBe('2026-04-01');
    expect(dayIn('UTC', late)).toBe('2026-03-31');
  });
});
