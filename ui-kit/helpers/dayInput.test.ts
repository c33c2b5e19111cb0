import { describe, expect, it } from 'vitest';
import { formatIsoDay, parseTypedDay } from './dayInput.ts';

describe('a typed day', () => {
  const today = '2026-03-12';

  it('[A-181] is read as DD-MM-YYYY, with the separators people use', () => {
    for (const text of ['05-03-2026', '5.3.2026', '05/03/2026', '5. 3. 2026.', ' 05 03 2026 ']) {
      expect(parseTypedDay(text, today), text).toEqual({ state: 'day', iso: '2026-03-05' });
    }
    expect(parseTypedDay('29-02-2024', today)).toEqual({ state: 'day', iso: '2024-02-29' });
  });

  it('[A-181] can be empty, invalid or in the future, each with its own result', () => {
    expect(parseTypedDay('  ', today)).toEqual({ state: 'empty' });
    for (const text of ['31-02-2026', '00-01-2026', '1-13-2025', '2026-03-05', '5-3-26', 'soon']) {
      expect(parseTypedDay(text, today), text).toEqual({ state: 'invalid' });
    }
    expect(parseTypedDay('12-03-2026', today)).toEqual({ state: 'day', iso: today });
    expect(parseTypedDay('13-03-2026', today)).toEqual({ state: 'future' });
  });

  it('[X-38] is formatted without a time zone, so that it stays the same day', () => {
    expect(formatIsoDay('2026-01-02')).toBe('02-01-2026');
    expect(formatIsoDay('unknown')).toBe('unknown');
  });
});
