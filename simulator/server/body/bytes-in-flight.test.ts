import fc from 'fast-check';
import { limits } from '@dokubox/spec/limits.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BytesInFlight, type Release } from './bytes-in-flight.ts';

const body = limits.bodyMaxBytes;
const patienceMs = 10_000;

/** Lets everything that was promised happen. */
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Callers of a room for four bodies, and what became of each. */
function room(waiting = 100) {
  const bytes = new BytesInFlight({ most: 4 * body, patienceMs, waiting });
  const admitted: string[] = [];
  const sentAway: string[] = [];
  const releases = new Map<string, Release>();
  const ask = (owner: string, nth: number, size = body) => {
    const name = `${owner}${nth}`;
    void bytes.take(owner, size).then((release) => {
      (release ? admitted : sentAway).push(name);
      if (release) releases.set(name, release);
    });
  };
  return { bytes, admitted, sentAway, ask, end: (name: string) => releases.get(name)?.() };
}

describe('room for bodies', () => {
  it('is given to one owner up to half of it, and at once to another', async () => {
    const { ask, admitted } = room();
    for (let nth = 1; nth <= 5; nth += 1) ask('a', nth);
    ask('b', 1);
    await settle();
    expect(admitted).toEqual(['a1', 'a2', 'b1']);
  });

  it('is given first to the owner with the least room, even if others asked earlier', async () => {
    const { ask, admitted, end } = room();
    for (let nth = 1; nth <= 4; nth += 1) ask('a', nth);
    for (let nth = 1; nth <= 4; nth += 1) ask('b', nth);
    ask('c', 1);
    await settle();
    expect(admitted).toEqual(['a1', 'a2', 'b1', 'b2']);
    end('a1');
    await settle();
    expect(admitted.slice(4)).toEqual(['c1']);
    end('b1');
    await settle();
    expect(admitted.slice(5)).toEqual(['a3']);
  });

  it('is waited for no longer than said', async () => {
    const { bytes, ask, admitted, sentAway, end } = room();
    for (let nth = 1; nth <= 3; nth += 1) ask('a', nth);
    await vi.advanceTimersByTimeAsync(patienceMs - 1);
    expect(sentAway).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(sentAway).toEqual(['a3']);
    end('a1');
    end('a1');
    end('a2');
    await settle();
    expect(admitted).toEqual(['a1', 'a2']);
    expect([bytes.held, bytes.waiting]).toEqual([0, 0]);
  });

  it('is refused at once if too many of an owner wait, while another owner may wait', async () => {
    const { ask, admitted, sentAway } = room(1);
    for (let nth = 1; nth <= 4; nth += 1) ask('a', nth);
    await settle();
    expect(sentAway).toEqual(['a4']);
    ask('b', 1);
    await settle();
    expect(admitted).toContain('b1');
  });

  it('is never exceeded, and everyone is served or sent away, in any order of callers', async () => {
    const step = fc.record({
      owner: fc.constantFrom('a', 'b', 'c', 'd'),
      size: fc.integer({ min: 1, max: body }),
      ends: fc.nat(3),
      passes: fc.constantFrom(0, 0, 0, patienceMs),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
        const { bytes, admitted, sentAway, ask, end } = room(3);
        let ended = 0;
        for (const [nth, { owner, size, ends, passes }] of steps.entries()) {
          ask(owner, nth, size);
          await vi.advanceTimersByTimeAsync(passes);
          for (let one = 0; one < ends; one += 1) {
            const name = admitted[ended];
            if (name === undefined) break;
            end(name);
            ended += 1;
          }
          expect(bytes.held).toBeLessThanOrEqual(4 * body);
        }
        await vi.advanceTimersByTimeAsync(patienceMs);
        expect(bytes.waiting).toBe(0);
        expect(admitted.length + sentAway.length).toBe(steps.length);
        for (const name of admitted.slice(ended)) end(name);
        expect(bytes.held).toBe(0);
      }),
    );
  });
});
