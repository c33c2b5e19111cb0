import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { differenceOf, withDifference, type DifferencePair } from './difference.ts';

const throughJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** Values as JSON returns them, which has no negative zero. */
const json = (maxDepth: number) => fc.jsonValue({ maxDepth }).map(throughJson);

/** A state, and a second state created from it by a few changes, as commands do. */
const changed = fc
  .tuple(json(4), fc.array(fc.nat(), { minLength: 1, maxLength: 40 }), json(2))
  .map(([before, numbers, other]) => {
    let drawn = 0;
    const next = () => numbers[(drawn += 1) % numbers.length] ?? 0;
    const alter = (value: unknown): unknown => {
      const choice = next() % 6;
      if (choice < 2) return value;
      if (choice === 2) return other;
      if (Array.isArray(value)) {
        const list = value.map((one: unknown) => (next() % 2 === 0 ? one : alter(one)));
        if (next() % 3 === 0) list.splice(next() % (list.length + 1), next() % 3, other);
        return list;
      }
      if (typeof value !== 'object' || value === null) return value;
      const fields = Object.entries(value)
        .filter(() => next() % 5 > 0)
        .map(([name, one]): [string, unknown] => [name, alter(one)]);
      if (next() % 3 === 0) fields.push([`new${next() % 3}`, other]);
      return Object.fromEntries(fields);
    };
    return { before, after: alter(before) };
  });

/** The records have no field named `__proto__`, and assigning to it would not set a field. */
const plain = ({ before, after }: { before: unknown; after: unknown }) =>
  !JSON.stringify([before, after]).includes('__proto__');

describe('a difference', () => {
  it('leads to the other state and back, also after it has been stored', () => {
    fc.assert(
      fc.property(changed.filter(plain), ({ before, after }) => {
        const { forward, back } = throughJson(differenceOf(before, after)) as DifferencePair;
        expect(withDifference(before, forward)).toEqual(after);
        expect(withDifference(after, back)).toEqual(before);
      }),
      { numRuns: 1_000 },
    );
  });

  it('contains only the added or changed items of a long list, and shares the rest', () => {
    const messages = Array.from({ length: 6_000 }, (_, id) => ({ id, readBy: ['anna'] }));
    const first = { id: 0, readBy: ['anna', 'bela'] };
    const after = [first, ...messages.slice(1), { id: 6_000, readBy: [] }];
    const { forward, back } = differenceOf({ messages }, { messages: after });
    expect(JSON.stringify(forward).length).toBeLessThan(200);
    expect(JSON.stringify(back).length).toBeLessThan(200);
    const undone = withDifference({ messages: after }, back) as { messages: typeof messages };
    expect(undone).toEqual({ messages });
    expect(undone.messages[17]).toBe(messages[17]);
  });

  it('treats an undefined field as absent, as JSON does', () => {
    const before = { kept: 1, gone: 2 as number | undefined };
    const { forward, back } = throughJson(
      differenceOf(before, { ...before, gone: undefined }),
    ) as DifferencePair;
    expect(withDifference(before, forward)).toEqual({ kept: 1 });
    expect(withDifference({ kept: 1 }, back)).toEqual(before);
  });

  it('rejects a state it was not created for', () => {
    const ofList = differenceOf([1, 2], [1, 3, 4]).forward;
    expect(() => withDifference({}, ofList)).toThrow(TypeError);
    expect(() => withDifference([1], ofList)).toThrow(TypeError);
    expect(() => withDifference([], differenceOf({ a: 1 }, { a: 2 }).forward)).toThrow(TypeError);
  });
});
