import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readWithPositions } from './json-text.ts';

function errorIn(text: string) {
  const located = readWithPositions(text);
  if (!('error' in located)) throw new Error('the text can be read');
  return located.error;
}

describe('reading JSON with positions', () => {
  it('reads everything JSON.parse reads', () => {
    fc.assert(
      fc.property(fc.json(), fc.constantFrom(undefined, 2, '\t'), (json, space) => {
        const text = JSON.stringify(JSON.parse(json), null, space);
        const located = readWithPositions(text);
        expect('value' in located && located.value).toEqual(JSON.parse(text));
      }),
    );
  });

  it('rejects everything JSON.parse rejects', () => {
    for (const text of [
      '',
      '{',
      '[1,]',
      '{"a":1,}',
      "{'a':1}",
      '01',
      '+1',
      '"\n"',
      '"\\x"',
      'nul',
      '1 2',
      '{"a" 1}',
      '// no\n1',
    ]) {
      expect(() => JSON.parse(text) as unknown, text).toThrow();
      expect('error' in readWithPositions(text), text).toBe(true);
    }
  });

  it('accepts or rejects a damaged text as JSON.parse does', () => {
    const takes = (text: string) => {
      try {
        JSON.parse(text);
        return true;
      } catch {
        return false;
      }
    };
    const characters = fc.constantFrom(...'{}[]",:\\/0-1e.tu \n\t\u0001', '\u00A0', '');
    fc.assert(
      fc.property(fc.json(), fc.nat(), characters, (json, at, character) => {
        const offset = at % (json.length + 1);
        const text = json.slice(0, offset) + character + json.slice(offset + 1);
        const located = readWithPositions(text);
        const twice = 'error' in located && located.error.message.endsWith('occurs twice');
        expect(twice || 'value' in located, text).toBe(takes(text));
      }),
      { numRuns: 1_000 },
    );
  });

  it('reports the position of an error and what was expected', () => {
    expect(errorIn('{\n  "a": 1\n  "b": 2\n}')).toEqual({
      line: 3,
      column: 3,
      path: 'b',
      message: 'not JSON: expected a comma, but found "\\"b\\""',
    });
    expect(errorIn('{ "a": [1, 2')).toMatchObject({
      line: 1,
      column: 13,
      path: 'a[1]',
      message: 'not JSON: expected a comma or the closing bracket ], but the file ends here',
    });
    expect(errorIn('{ "a": tru }')).toMatchObject({ line: 1, column: 8, path: 'a' });
  });

  it('rejects a duplicate key, which JSON.parse accepts', () => {
    expect(errorIn('{\n "a": 1,\n "a": 2 }')).toMatchObject({
      line: 3,
      column: 2,
      message: 'not JSON: the key "a" occurs twice',
    });
  });

  it('knows the position of a path, or of its nearest parent', () => {
    const located = readWithPositions('{\r\n  "a": [\n    { "b": 1 },\n    2\n  ]\n}');
    if ('error' in located) throw new Error(located.error.message);
    expect(located.positionOf('a')).toEqual({ line: 2, column: 3 });
    expect(located.positionOf('a[0].b')).toEqual({ line: 3, column: 7 });
    expect(located.positionOf('a[1]')).toEqual({ line: 4, column: 5 });
    expect(located.positionOf('a[0].missing')).toEqual({ line: 3, column: 5 });
    expect(located.positionOf('other')).toEqual({ line: 1, column: 1 });
  });

  it('keeps a key named __proto__ as data', () => {
    const located = readWithPositions('{"__proto__": {"x": 1}}');
    expect('value' in located && Object.keys(located.value as object)).toEqual(['__proto__']);
  });
});
