import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { functions } from './functions.ts';

const folder = import.meta.dirname;
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/\.(test|stories|scenes)\./.test(name))
  .filter((name) => !name.startsWith('dist') && !name.startsWith('functions'));
const textOf = (name: string) => readFileSync(join(folder, name), 'utf8');

describe('functions of the control API in the console', () => {
  it.each(Object.entries(functions))('[A-404] %s is called where the table says', (id, place) => {
    // By its name, or by its address where the browser itself goes there.
    const call = id === 'openWorld' ? '/__sim/open/' : id;
    if (place.calledIn === null) {
      expect(sources.filter((name) => textOf(name).includes(`'${id}'`))).toEqual([]);
    } else {
      const text = textOf(place.calledIn);
      const named = [
        `'${call}'`,
        `.${call}`,
        call === 'getTrustRoot' ? '/__sim/trust/' : `\`${call}`,
      ];
      expect(named.some((one) => text.includes(one))).toBe(true);
    }
  });

  it('[A-404] what the console does, the table has', () => {
    const called = sources.flatMap((name) =>
      [...textOf(name).matchAll(/(?:change|useRead|call)\(\s*'(\w+)'/g)].map(([, id]) => id),
    );
    expect(called.length).toBeGreaterThan(20);
    expect(called.filter((id) => !Object.hasOwn(functions, id ?? ''))).toEqual([]);
  });
});
