import { describe, expect, it } from 'vitest';
import { schemas } from '@dokubox/spec/schemas/registry.ts';
import { dateFields, parseIsoDate, reviveDates } from './dates.ts';

/** Names of the fields a schema declares as dates, at any depth. */
function declaredDates(schema: unknown, name?: string): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { format, type } = schema as { format?: unknown; type?: unknown };
  const isDate = (format === 'date-time' || format === 'date') && type !== undefined;
  return [
    ...(isDate && name !== undefined ? [name] : []),
    ...Object.entries(schema).flatMap(([key, value]) => declaredDates(value, key)),
  ];
}

/** Entities the portal never asks for: the simulator's own. */
const simulatorOnly = ['JournalEntry', 'World'];

describe('dates of answers', () => {
  it('[R7.2] are exactly the fields the contract declares as dates', () => {
    const declared = Object.entries(schemas)
      .filter(([name]) => !simulatorOnly.includes(name))
      .flatMap(([, schema]) => declaredDates(schema));
    expect([...new Set(declared)].sort()).toEqual([...dateFields].sort());
  });

  it('[R7.2] become dates at any depth; what only looks like one stays text', () => {
    const revived = reviveDates({
      createdAt: '2026-03-04T05:06:07.890Z',
      cancelledAt: null,
      lastChangedAt: 'soon',
      customName: '2026-03-04',
      customDokuName: '2026-03-04T05:06:07Z',
      dokus: [{ signingUsers: [{ docExpiryDate: '2030-12-31' }] }],
    });
    expect(revived.createdAt).toEqual(new Date(Date.UTC(2026, 2, 4, 5, 6, 7, 890)));
    expect(revived.cancelledAt).toBeNull();
    expect(revived.lastChangedAt).toBe('soon');
    expect(revived.customName).toBe('2026-03-04');
    expect(revived.customDokuName).toBe('2026-03-04T05:06:07Z');
    expect(revived.dokus[0]?.signingUsers[0]?.docExpiryDate).toEqual(new Date(2030, 11, 31));
  });

  it('[R7.2] keep a calendar day the day it is, in every zone', () => {
    const day = parseIsoDate('2026-01-31');
    expect([day?.getFullYear(), day?.getMonth(), day?.getDate()]).toEqual([2026, 0, 31]);
    expect(parseIsoDate('2026-13-45T00:00:00Z')).toBeUndefined();
    expect(parseIsoDate('2026-03-04 05:06')).toBeUndefined();
  });
});
