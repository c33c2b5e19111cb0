import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coerce } from './coerce.ts';

const schema = { properties: { id: { type: 'integer' }, open: { type: 'boolean' }, name: {} } };

describe('coerce', () => {
  it.each([
    ['1', 1],
    ['-5', -5],
    ['9007199254740991', 9_007_199_254_740_991],
  ])('reads %s as a number', (text, number) => {
    expect(coerce(schema, { id: text })).toEqual({ id: number });
  });

  it.each(['01', '1.0', '1e3', '0x1', ' 1', '1 ', '', '-0', '+1', '12345678901234567', '١'])(
    'leaves %j as text',
    (text) => {
      expect(coerce(schema, { id: text })).toEqual({ id: text });
    },
  );

  it('reads true and false as booleans, and leaves other words as text', () => {
    expect(coerce(schema, { open: 'true', name: '1', other: 'false' })).toEqual({
      open: true,
      name: '1',
      other: 'false',
    });
    expect(coerce(schema, { open: 'yes' })).toEqual({ open: 'yes' });
  });

  it('leaves repeated values unchanged', () => {
    expect(coerce(schema, { id: ['1', '2'] })).toEqual({ id: ['1', '2'] });
  });

  it('does not change the prototype if a value is named __proto__', () => {
    const values = JSON.parse('{"__proto__":"x"}') as Record<string, unknown>;
    const read = coerce(schema, values);
    expect(Object.getPrototypeOf(read)).toBe(Object.prototype);
    expect(Object.keys(read)).toEqual(['__proto__']);
  });

  it('reads every safe integer back from its text', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (number) => {
        expect(coerce(schema, { id: String(number) })).toEqual({ id: number });
      }),
    );
  });
});
