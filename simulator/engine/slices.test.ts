import { describe, expect, it } from 'vitest';
import { inSlices } from './slices.ts';

describe('long work in slices', () => {
  it('goes on at once while its slice lasts, and then lets others go first', async () => {
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

  it('serves others after each slice, however many works there are', async () => {
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
