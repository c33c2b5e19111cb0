import { describe, expect, it } from 'vitest';
import { formatDay, formatDayTime, formatWithZone, isoOf, relativeDay } from './moments.ts';

const zone = 'Europe/Budapest';

describe('dates on the screen', () => {
  it('[R9.8] are DD-MM-YYYY in the given zone', () => {
    expect(formatDay(new Date('2026-03-04T08:05:00Z'), zone)).toBe('04-03-2026');
    expect(formatDay(new Date('2026-03-04T23:30:00Z'), zone)).toBe('05-03-2026');
    expect(formatDay(new Date('2026-12-31T22:59:00Z'), zone)).toBe('31-12-2026');
  });

  it('[R9.8] have hours and minutes in details', () => {
    expect(formatDayTime(new Date('2026-07-04T22:05:00Z'), zone)).toBe('05-07-2026 00:05');
    expect(formatWithZone(new Date('2026-07-04T08:05:00Z'), zone)).toBe(
      '04-07-2026 10:05 (Europe/Budapest)',
    );
  });

  it('[R9.8] are empty for a missing time', () => {
    for (const moment of [null, undefined]) {
      expect(formatDay(moment)).toBe('');
      expect(formatDayTime(moment)).toBe('');
      expect(formatWithZone(moment)).toBe('');
      expect(isoOf(moment)).toBeUndefined();
    }
  });

  it('[R9.8] are today or yesterday by the calendar of the zone', () => {
    const now = new Date('2026-03-05T00:30:00Z'); // This is 01:30 in Budapest.
    expect(relativeDay(new Date('2026-03-04T23:10:00Z'), now, zone)).toBe('today');
    expect(relativeDay(new Date('2026-03-04T22:50:00Z'), now, zone)).toBe('yesterday');
    expect(relativeDay(new Date('2026-03-03T22:50:00Z'), now, zone)).toBe('earlier');
    expect(relativeDay(new Date('2026-03-06T09:00:00Z'), now, zone)).toBe('earlier');
  });

  it('[R9.8] are yesterday also across a change of clocks and across a year', () => {
    expect(
      relativeDay(new Date('2026-03-28T23:30:00Z'), new Date('2026-03-30T21:30:00Z'), zone),
    ).toBe('yesterday');
    expect(
      relativeDay(new Date('2026-12-31T12:00:00Z'), new Date('2027-01-01T12:00:00Z'), zone),
    ).toBe('yesterday');
  });
});
