import { describe, expect, it } from 'vitest';
import { inSlices, stepByStep } from './slices.ts';

describe('long work in slices', () => {
  it('continues at once within its slice, and then lets other work run first', async () => {
    let now = 0;
    const pause = inSlices(() => now);
    expect(pause()).toBeUndefined();
    now = 10;
    const seen: string[] = [];
    setImmediate(() => seen.push('others'));
    await pause();
    seen.push('work');
    expect(seen).toEqual(['others', 'work']);
    expect(pause()).toBeUndefined();
  });

  it('shares one slice among tasks that start together', async () => {
    let now = 0;
    const clock = () => now;
    const first = inSlices(clock);
    now = 10;
    const second = inSlices(clock);
    expect(second()).toBeInstanceOf(Promise);
    await first();
    expect(inSlices(clock)()).toBeUndefined();
  });

  it('serves other work after each slice, however many tasks there are', async () => {
    const seen: string[] = [];
    let isOver = false;
    const serve = () => {
      seen.push('others');
      if (!isOver) setImmediate(serve);
    };
    const work = async (name: string) => {
      let now = 0;
      const pause = inSlices(() => now);
      for (let step = 0; step < 5; step += 1) {
        now += 10;
        await pause();
        seen.push(name);
      }
    };
    setImmediate(serve);
    await Promise.all(['a', 'b', 'c'].map(work));
    isOver = true;
    const served = seen.filter((name) => name === 'others').length;
    expect(served).toBeGreaterThanOrEqual(seen.length - served - 1);
    expect(seen.join(' ')).not.toMatch(/[abc] [abc] [abc]/);
  });
});

describe('work in steps', () => {
  it('is synchronous if one slice is enough', () => {
    const done: number[] = [];
    function* steps() {
      for (let step = 0; step < 3; step += 1) yield done.push(step);
    }
    expect(stepByStep(steps(), () => undefined)).toBeUndefined();
    expect(done).toEqual([0, 1, 2]);
  });

  it('lets other work run between slices, and reports the error of a later step', async () => {
    const seen: string[] = [];
    function* steps() {
      yield seen.push('first');
      yield seen.push('second');
      throw new Error('third');
    }
    const others = () => Promise.resolve().then(() => void seen.push('others'));
    await expect(stepByStep(steps(), others)).rejects.toThrow('third');
    expect(seen).toEqual(['first', 'others', 'second', 'others']);
  });
});
