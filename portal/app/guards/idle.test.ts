import { limits } from '@dokubox/spec/limits.ts';
import { describe, expect, it } from 'vitest';
import { guardKeys } from './guardKeys.ts';
import { IdleClock } from './idle.ts';

const thresholds = {
  warnAfterMs: limits.idleWarnAfterMs,
  logoutAfterMs: limits.idleLogoutAfterMs,
};

function setUp() {
  const values = new Map<string, string>();
  const time = { now: 5_000_000 };
  const local = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
  return { values, time, tab: () => new IdleClock(local, () => time.now) };
}

describe('idle clock', () => {
  it('[R2.29] warns after 13 minutes, counts two minutes down, and ends after 15', () => {
    const { time, tab } = setUp();
    const clock = tab();
    time.now += limits.idleWarnAfterMs - 1;
    expect(clock.idleness(thresholds)).toEqual({ state: 'active', lookAgainMs: 1 });
    time.now += 1;
    expect(clock.idleness(thresholds)).toEqual({ state: 'warned', secondsLeft: 120 });
    time.now += 119_001;
    expect(clock.idleness(thresholds)).toEqual({ state: 'warned', secondsLeft: 1 });
    time.now += 999;
    expect(clock.idleness(thresholds)).toEqual({ state: 'over' });
  });

  it('[R2.29] counts activity in any tab, also for a tab that was asleep', () => {
    const { time, tab } = setUp();
    const [one, other] = [tab(), tab()];
    time.now += limits.idleLogoutAfterMs;
    one.note();
    time.now += 60_000;
    expect(other.idleness(thresholds)).toMatchObject({ state: 'active' });
  });

  it('[R2.29] stores activity at most once a second', () => {
    const { values, time, tab } = setUp();
    const clock = tab();
    const first = values.get(guardKeys.activity);
    time.now += 999;
    clock.note();
    expect(values.get(guardKeys.activity)).toBe(first);
    time.now += 1;
    clock.note();
    expect(values.get(guardKeys.activity)).toBe(String(time.now));
  });

  it('[R2.29] ignores an invalid value and a time in the future', () => {
    const { values, time, tab } = setUp();
    const clock = tab();
    values.set(guardKeys.activity, 'soon');
    expect(clock.idleness(thresholds)).toMatchObject({ state: 'active' });
    values.set(guardKeys.activity, String(time.now + 86_400_000));
    expect(clock.idleness(thresholds)).toMatchObject({ lookAgainMs: limits.idleWarnAfterMs });
  });
});
