import { describe, expect, it } from 'vitest';
import { readCookie } from './cookies.ts';

const read = (cookie: string | undefined) => readCookie({ headers: { cookie } }, 'sim-world');

describe('the world cookie', () => {
  it.each([
    ['sim-world=w1', 'w1'],
    ['a=b; sim-world=w1; c=d', 'w1'],
    ['a=b;sim-world=default-hu', 'default-hu'],
    ['sim-world=w1; sim-world=w2', 'w1'],
    ['sim-world=', null],
    ['sim-world', null],
    ['xsim-world=w1', null],
    ['sim-world="w1"', null],
    ['sim-world=%77', null],
    [undefined, null],
  ])('in the header %j is %j', (header, value) => {
    expect(read(header)).toBe(value);
  });
});
