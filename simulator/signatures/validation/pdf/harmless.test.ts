import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { harmlessRules } from './harmless.ts';

const page = readFileSync(
  new URL('../../../../docs/decisions/0010-harmless-must-be-named.md', import.meta.url),
  'utf8',
);
const table = page.slice(page.indexOf('| Rule '), page.indexOf('**Compared elsewhere.**'));

describe('[R3.6] the list of what may change after a signature', () => {
  it('has the rules that the decision page gives reasons for, in the same order', () => {
    const given = [...table.matchAll(/^\|([^|]+)\|/gm)].map((match) => match[1]?.trim());
    const names = new Set(harmlessRules.map(({ name }) => name));
    expect(given.slice(2)).toEqual([...names]);
  });

  it('names each entry of a dictionary once in a rule', () => {
    const named = harmlessRules.flatMap(({ name, holder, entries }) =>
      entries.map((entry) => `${name}: ${entry} of the ${holder}`),
    );
    expect(named).toEqual([...new Set(named)]);
  });
});
