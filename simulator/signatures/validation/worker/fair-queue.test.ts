import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { FairQueue } from './fair-queue.ts';

const bounds = { threads: 2, ofOne: 3, inAll: 6 };
let now: number;
let queue: FairQueue<string>;

beforeEach(() => {
  now = 0;
  queue = new FairQueue(bounds, () => now);
});

const add = (...names: string[]) => names.map((name) => queue.add(name.charAt(0), name));

describe('[A-488] the queue of files to validate', () => {
  it('leaves one thread to other worlds, however many files one world adds', () => {
    add('a1', 'a2', 'a3');
    expect(queue.take()?.item).toBe('a1');
    expect(queue.take()).toBeUndefined();
    add('b1');
    expect(queue.take()?.item).toBe('b1');
  });

  it('takes the next file from the world that has used the least processor time', () => {
    add('a1', 'a2', 'b1', 'b2');
    queue.take()?.end(400);
    queue.take()?.end(100);
    expect(queue.take()?.item).toBe('b2');
    expect(queue.take()?.item).toBe('a2');
  });

  it('lets worlds with heavy files share the time that a world with a light file leaves', () => {
    add('a1', 'b1');
    for (const file of [queue.take(), queue.take()]) file?.end(8_000);
    add('a2', 'b2');
    const heavy = queue.take();
    expect(heavy?.item).toBe('a2');
    expect(queue.take()).toBeUndefined();
    add('c1');
    expect(queue.take()?.item).toBe('c1');
    heavy?.end(8_000);
    expect(queue.take()?.item).toBe('b2');
  });

  it('gradually forgets the processor time that a world has used', () => {
    add('a1');
    queue.take()?.end(8_000);
    now = 120_000;
    add('a2', 'b1', 'b2');
    expect(queue.take()?.item).toBe('b1');
    expect(queue.take()?.item).toBe('a2');
  });

  it('has limits per world and in total, but accepts a file of a world that has none waiting', () => {
    expect(add('a1', 'a2', 'a3', 'a4')).toEqual([true, true, true, false]);
    expect(add('b1', 'b2', 'b3', 'c1', 'c2')).toEqual([true, true, true, true, false]);
    expect([queue.size, queue.waitingOf('a')]).toEqual([7, 3]);
  });

  it('returns the position of a file among those of its world', () => {
    add('a1', 'b1', 'a2');
    expect([queue.place('a', 'a1'), queue.place('a', 'a2'), queue.place('b', 'b1')]).toEqual([
      1, 2, 1,
    ]);
    queue.take();
    expect([queue.place('a', 'a1'), queue.place('a', 'a2')]).toEqual([0, 1]);
  });

  it('runs every file in the order of its world, and never more files than threads', () => {
    const step = fc.record({
      owner: fc.constantFrom('a', 'b', 'c'),
      used: fc.constantFrom(0, 500, 5_000),
      passes: fc.nat(40_000),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 50 }), (steps) => {
        queue = new FairQueue(bounds, () => now);
        const running: { item: string; end: (ms: number) => void }[] = [];
        const added: string[] = [];
        const ran: string[] = [];
        const fill = () => {
          while (running.length < bounds.threads) {
            const next = queue.take();
            if (!next) return;
            running.push(next);
            ran.push(next.item);
          }
        };
        for (const [nth, { owner, used, passes }] of steps.entries()) {
          const name = `${owner}${nth}`;
          if (queue.add(owner, name)) added.push(name);
          fill();
          now += passes;
          if (nth % 2 === 0) running.shift()?.end(used);
        }
        for (fill(); running.length > 0; fill()) running.shift()?.end(100);
        expect(queue.size).toBe(0);
        for (const owner of ['a', 'b', 'c']) {
          const of = (names: string[]) => names.filter((name) => name.startsWith(owner));
          expect(of(ran)).toEqual(of(added));
        }
      }),
    );
  });
});
