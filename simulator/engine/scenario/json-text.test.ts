import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { locateIn } from './json-text.ts';

function fault(text: string) {
  const located = locateIn(text);
  if (!('fault' in located)) throw new Error('the text can be read');
  return located.fault;
}

describe('reading JSON with places', () => {
  it('reads what JSON.parse reads', () => {
    fc.assert(
      fc.property(fc.json(), fc.constantFrom(undefined, 2, '\t'), (json, space) => {
        const text = JSON.stringify(JSON.parse(json), null, space);
        const located = locateIn(text);
        expect('value' in located && located.value).toEqual(JSON.parse(text));
      }),
    );
  });

  it('refuses what JSON.parse refuses', () => {
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
      expect('fault' in locateIn(text), text).toBe(true);
    }
  });

  it('says where the text breaks and what was expected', () => {
    expect(fault('{\n  "a": 1\n  "b": 2\n}')).toEqual({
      line: 3,
      column: 3,
      path: 'a',
      message: 'not JSON: expected a comma or the closing brace }, but "\\"" stands here',
    });
    expect(fault('{ "a": [1, 2')).toMatchObject({
      line: 1,
      column: 13,
      path: 'a[1]',
      message: 'not JSON: expected a comma or the closing bracket ], but the file ends here',
    });
    expect(fault('{ "a": tru }')).toMatchObject({ line: 1, column: 8, path: 'a' });
  });

  it('refuses a key that stands twice, which JSON.parse would not tell', () => {
    expect(fault('{\n "a": 1,\n "a": 2 }')).toMatchObject({
      line: 3,
      column: 2,
      message: 'not JSON: the key "a" stands here twice',
    });
  });

  it('knows the place of a path, or of what is nearest around it', () => {
    const located = locateIn('{\r\n  "a": [\n    { "b": 1 },\n    2\n  ]\n}');
    if ('fault' in located) throw new Error(located.fault.message);
    expect(located.place('a')).toEqual({ line: 2, column: 3 });
    expect(located.place('a[0].b')).toEqual({ line: 3, column: 7 });
    expect(located.place('a[1]')).toEqual({ line: 4, column: 5 });
    expect(located.place('a[0].missing')).toEqual({ line: 3, column: 5 });
    expect(located.place('other')).toEqual({ line: 1, column: 1 });
  });

  it('keeps a key named __proto__ as data', () => {
    const located = locateIn('{"__proto__": {"x": 1}}');
    expect('value' in located && Object.keys(located.value as object)).toEqual(['__proto__']);
  });
});
