import { describe, expect, it } from 'vitest';
import { limits } from '@dokubox/spec/limits.ts';
import { availability } from './availability.ts';

const now = new Date('2026-03-12T10:00:00Z');
const at = (ms: number) => new Date(now.getTime() + ms);

describe('availability of the portal', () => {
  it('[R7.20][R8.10] reads the row of its function and the one for all, the worse one first', () => {
    const blocked = { function: 'SIGNING' as const, currentlyBlocked: true, timeTo: at(1000) };
    const open = { function: 'ALL' as const, currentlyBlocked: false };
    expect(availability([open, blocked], 'SIGNING', now)).toEqual({
      kind: 'blocked',
      until: at(1000),
    });
    expect(availability([open, blocked], 'DDE', now)).toEqual({ kind: 'open' });
    expect(availability([], 'ALL', now)).toEqual({ kind: 'open' });
  });

  it('[R8.10] announces what begins within 48 hours', () => {
    const row = (from: Date) => ({
      function: 'ALL' as const,
      currentlyBlocked: false,
      timeFrom: from,
      timeTo: null,
    });
    const last = at(limits.portalNoticeAheadMs);
    expect(availability([row(last)], 'DDE', now)).toEqual({
      kind: 'scheduled',
      from: last,
      until: undefined,
    });
    expect(availability([row(at(limits.portalNoticeAheadMs + 1))], 'DDE', now).kind).toBe('open');
    expect(availability([row(at(-1))], 'DDE', now).kind).toBe('open');
  });
});
