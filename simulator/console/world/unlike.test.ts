import { describe, expect, it } from 'vitest';
import { unlike } from './unlike.ts';

describe('two requests', () => {
  it('differ where a value is another, or only one has it', () => {
    const left = { status: 200, body: { page: 0, sort: ['a', 'b'] }, user: 'jan' };
    const right = { status: 409, body: { page: 0, sort: ['a'] }, key: null };
    expect(unlike(left, right)).toEqual([
      { at: 'status', left: '200', right: '409' },
      { at: 'body.sort.1', left: '"b"', right: undefined },
      { at: 'user', left: '"jan"', right: undefined },
      { at: 'key', left: undefined, right: 'null' },
    ]);
  });

  it('do not differ from themselves', () => {
    expect(unlike({ a: [1, { b: null }] }, { a: [1, { b: null }] })).toEqual([]);
  });
});
