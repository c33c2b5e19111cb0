import { limits } from '@dokubox/spec/limits.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { guardKeys } from './guardKeys.ts';
import { tabRetryMs, TabLock } from './tabs.ts';

function memory() {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}

let now = 0;
let local = memory();
const open = new Map<string, TabLock>();

/** Opens a tab. While it is `awake` it answers other tabs as a live page does. */
function tab(
  id: string,
  options: { session?: ReturnType<typeof memory>; reloaded?: boolean } = {},
) {
  const lock: TabLock = new TabLock({
    local,
    session: options.session ?? memory(),
    now: () => now,
    reloaded: options.reloaded ?? false,
    id,
    announce: (news) => {
      for (const [other, one] of open) if (other !== id) one.receive(news);
    },
  });
  open.set(id, lock);
  return lock;
}

beforeEach(() => {
  now = 1_000_000;
  local = memory();
  open.clear();
});

describe('tab lock', () => {
  it('[R8.11][R9.3] lets the first tab work and locks every later one', () => {
    const [first, second, third] = [tab('a'), tab('b'), tab('c')];
    expect([first, second, third].map((one) => one.isLocked())).toEqual([false, true, true]);
  });

  it('[R8.11] unlocks the next tab when the earlier one is closed', () => {
    const first = tab('a');
    const second = tab('b');
    const third = tab('c');
    first.leave();
    open.delete('a');
    expect(second.isLocked()).toBe(false);
    expect(third.isLocked()).toBe(true);
  });

  it('[R2.30] forgets a closed tab that another tab stored again at the same time', () => {
    const first = tab('a');
    const second = tab('b');
    const before = local.getItem(guardKeys.tabs) ?? '';
    open.delete('b');
    first.leave();
    // The second tab writes its beat before it receives the message.
    local.setItem(guardKeys.tabs, before);
    second.beat();
    expect(second.isLocked()).toBe(true);
    second.receive({ id: 'a', left: true });
    expect(second.isLocked()).toBe(false);
    expect(Object.keys(JSON.parse(local.getItem(guardKeys.tabs) ?? '{}') as object)).toEqual(['b']);
    // The first tab returns from the browser's cache in its old state.
    open.set('b', second);
    first.announceBeat();
    expect(second.isLocked()).toBe(true);
  });

  it('[R9.3] announces itself again when another tab has overwritten its beat', () => {
    const first = tab('a');
    const second = tab('b');
    const beats = JSON.parse(local.getItem(guardKeys.tabs) ?? '{}') as Record<string, unknown>;
    local.setItem(guardKeys.tabs, JSON.stringify({ b: beats['b'] }));
    expect(second.isLocked()).toBe(false);
    first.answer();
    expect(second.isLocked()).toBe(true);
  });

  it('[R9.3] treats a tab as closed after 30 s without a beat or an answer', () => {
    tab('a');
    const second = tab('b');
    // The first tab has crashed and no longer answers.
    open.delete('a');
    now += limits.tabStaleMs - 1;
    expect(second.isLocked()).toBe(true);
    now += 1;
    expect(second.isLocked()).toBe(true);
    expect(second.waits).toBe(true);
    now += tabRetryMs;
    expect(second.isLocked()).toBe(false);
    second.beat();
    expect(Object.keys(JSON.parse(local.getItem(guardKeys.tabs) ?? '{}') as object)).toEqual(['b']);
  });

  it('[R9.3] keeps a tab whose timers the browser slowed down, because it answers', () => {
    tab('a');
    const second = tab('b');
    for (let hour = 0; hour < 3; hour += 1) {
      now += 3_600_000;
      expect(second.isLocked()).toBe(true);
      expect(second.isLocked()).toBe(true);
    }
    expect(second.waits).toBe(false);
  });

  it('[R2.30] gives the turn to the tab the user chose, and back', () => {
    const [first, second] = [tab('a'), tab('b')];
    second.useHere();
    expect([first.isLocked(), second.isLocked()]).toEqual([true, false]);
    first.useHere();
    expect([first.isLocked(), second.isLocked()]).toEqual([false, true]);
  });

  it('[R2.30] keeps the turn with a tab that is reloaded', () => {
    const session = memory();
    const first = tab('a', { session });
    const second = tab('b');
    first.leave();
    open.delete('a');
    const again = tab('a2', { session, reloaded: true });
    expect([again.isLocked(), second.isLocked()]).toEqual([false, true]);
  });

  it('[R2.30] gives a duplicated tab its own turn', () => {
    const session = memory();
    const first = tab('a', { session });
    const copy = tab('b', { session });
    expect([first.isLocked(), copy.isLocked()]).toEqual([false, true]);
  });

  it('[R9.3] lets exactly one of two tabs work that were opened at the same time', () => {
    const [first, second] = [tab('a'), tab('b')];
    const same = { beat: now, turn: 0 };
    local.setItem(guardKeys.tabs, JSON.stringify({ a: same, b: same }));
    first.beat();
    expect([first.isLocked(), second.isLocked()]).toEqual([false, true]);
  });

  it('[R8.11] works if the browser blocks storage or its content is invalid', () => {
    local.setItem(guardKeys.tabs, '{"x":null,"y":{"beat":"soon"}}');
    const first = tab('a');
    expect(first.isLocked()).toBe(false);
    local.setItem(guardKeys.tabs, 'no json');
    expect(first.isLocked()).toBe(false);
  });
});
