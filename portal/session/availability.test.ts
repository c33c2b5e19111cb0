import { describe, expect, it } from 'vitest';
import { limits } from '@dokubox/spec/limits.ts';
import { availability, blockedNow } from './availability.ts';

const now = new Date('2026-03-12T10:00:00Z');
const at = (ms: number) => new Date(now.getTime() + ms);

describe('availability of the portal', () => {
  it('[R7.24][R8.10] names the blocked function, or the widest of several', () => {
    const row = (name: 'ALL' | 'DDE' | 'SIGNING' | 'ARCHIVING', currentlyBlocked: boolean) => ({
      function: name,
      currentlyBlocked,
      timeTo: at(1000),
    });
    const open = row('ALL', false);
    expect(blockedNow([open, row('SIGNING', true)])).toEqual({ of: 'SIGNING', until: at(1000) });
    expect(blockedNow([row('ARCHIVING', true), row('DDE', true), open])?.of).toBe('DDE');
    expect(blockedNow([open, row('SIGNING', false)])).toBeUndefined();
  });

  it('[R7.20][R8.10] reads the row of its function and the row for all, and counts the worse one', () => {
    const blocked = { function: 'SIGNING' as const, currentlyBlocked: true, timeTo: at(1000) };
    const open = { function: 'ALL' as const, currentlyBlocked: false };
    expect(availability([open, blocked], 'SIGNING', now)).toEqual({
      kind: 'blocked',
      of: 'SIGNING',
      until: at(1000),
    });
    expect(availability([open, blocked], 'DDE', now)).toEqual({ kind: 'open' });
    expect(availability([], 'ALL', now)).toEqual({ kind: 'open' });
  });

  it('[R8.10] announces a closure that begins within 48 hours', () => {
    const row = (from: Date) => ({
      function: 'ALL' as const,
      currentlyBlocked: false,
      timeFrom: from,
      timeTo: null,
    });
    const last = at(limits.portalNoticeAheadMs);
    expect(availability([row(last)], 'DDE', now)).toEqual({
      kind: 'scheduled',
      of: 'ALL',
      from: last,
      until: undefined,
    });
    expect(availability([row(at(limits.portalNoticeAheadMs + 1))], 'DDE', now).kind).toBe('open');
    expect(availability([row(at(-1))], 'DDE', now).kind).toBe('open');
  });
});
