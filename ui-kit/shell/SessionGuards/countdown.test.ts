import { describe, expect, it } from 'vitest';
import { announcedSeconds, minutesAndSeconds } from './countdown.ts';

describe('countdown', () => {
  it.each([
    [120, '02:00'],
    [61, '01:01'],
    [9, '00:09'],
    [0, '00:00'],
    [3_600, '60:00'],
  ])('[R2.29] shows %i seconds as %s', (seconds, text) => {
    expect(minutesAndSeconds(seconds)).toBe(text);
  });

  it('[R2.29] is announced every thirty seconds, and every second of the last ten', () => {
    const heard = new Set<number>();
    for (let left = 120; left >= 0; left -= 1) heard.add(announcedSeconds(left));
    expect([...heard]).toEqual([120, 90, 60, 30, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0]);
  });
});
