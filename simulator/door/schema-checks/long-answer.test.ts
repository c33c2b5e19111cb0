import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { controlSchemas } from '@dokubox/spec/control/schemas/registry.ts';
import { operations } from '@dokubox/spec/operations/table.ts';
import { AnswerChecker } from './answer-checker.ts';
import { addSchemas, compileQuick } from './ajv.ts';
import { jsonInSteps } from '../../engine/json-in-steps.ts';
import { bytesInSteps, isLong, LongAnswer } from './long-answer.ts';

beforeAll(() => {
  addSchemas(controlSchemas);
});

/** The result of all steps, and their number. */
function walked<R>(steps: Generator<unknown, R>): { readonly result: R; readonly count: number } {
  for (let count = 0; ; count += 1) {
    const { done, value } = steps.next();
    if (done) return { result: value, count };
  }
}

function written(value: unknown) {
  let text = '';
  const { count } = walked(jsonInSteps(value, (piece) => (text += piece)));
  return { text, count };
}

const number = { type: 'integer', minimum: 0 } as const;
const list = { type: 'array', maxItems: 300, items: number } as const;
const schema = {
  anyOf: [
    list,
    {
      type: 'object',
      additionalProperties: false,
      required: ['a'],
      properties: {
        a: list,
        b: {
          type: 'object',
          additionalProperties: false,
          properties: { c: list, d: { type: 'object', properties: { e: list } } },
        },
      },
    },
  ],
};

it('the pieces of a text become its bytes, one piece a step', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme' })), (pieces) => {
      const { result, count } = walked(bytesInSteps(pieces));
      expect(Buffer.from(result).toString()).toBe(pieces.join(''));
      expect(count).toBe(pieces.length);
    }),
  );
});

describe('a long answer', () => {
  it('gets the same verdict in steps as at once', () => {
    const whole = compileQuick(schema);
    const long = new LongAnswer(schema);
    const lists = fc.array(fc.oneof({ weight: 40, arbitrary: fc.nat() }, fc.constant(-1)), {
      maxLength: 40,
    });
    const objects = fc.record(
      { a: lists, b: fc.record({ c: lists, d: fc.record({ e: lists }) }, { requiredKeys: [] }) },
      { requiredKeys: [] },
    );
    const bodies = fc.oneof(lists, objects, fc.jsonValue());
    fc.assert(
      fc.property(bodies, (body) => {
        expect(walked(long.breach(body)).result === null).toBe(whole(body));
      }),
    );
  });

  it('is written in steps like JSON', () => {
    const many = fc.array(fc.jsonValue(), { minLength: 100, maxLength: 120 });
    const bodies = fc.oneof(
      fc.jsonValue(),
      many,
      fc.record({ 'a"b': many, none: fc.constant(undefined), c: fc.record({ d: many }) }),
    );
    fc.assert(
      fc.property(bodies, (body) => {
        expect(written(body).text).toBe(JSON.stringify(body));
      }),
      { numRuns: 50 },
    );
  });

  it('has a step for each of its entries, however deep their list is', () => {
    const done = Array.from({ length: 500 }, (_, nth) => ({ nth }));
    const body = { records: { history: { done } } };
    expect([isLong(body), isLong({ records: done.slice(0, 99) })]).toEqual([true, false]);
    expect(written(body).count).toBeGreaterThanOrEqual(500);
  });

  it.each(['getWorldState', 'exportWorld', 'getJournal', 'listWorlds'] as const)(
    'is split as the contract describes %s, and errors are found in each part',
    (id) => {
      const checker = new AnswerChecker(operations[id]);
      const entries = Array.from({ length: 100 }, () => 'no entry');
      const { result } = walked(checker.longBreach(entries));
      const one = checker.successBreach(entries);
      expect([result === null, one === null]).toEqual([false, false]);
    },
  );

  it('reports the entry that breaks the contract', () => {
    const checker = new AnswerChecker(operations.listWorlds);
    const { result } = walked(checker.longBreach(['no world']));
    expect(result).toContain('at /0');
  });
});
