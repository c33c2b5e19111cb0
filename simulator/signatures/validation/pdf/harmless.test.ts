import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { harmlessRules } from './harmless.ts';

const page = readFileSync(
  new URL('../../../../docs/decisions/0010-harmless-must-be-named.md', import.meta.url),
  'utf8',
);
const table = page.slice(page.indexOf('| Rule '), page.indexOf('**Compared elsewhere.**'));

describe('[R3.6] the list of harmless changes after a signature', () => {
  it('has the same rules in the same order as the decision page with their reasons', () => {
    const given = [...table.matchAll(/^\|([^|]+)\|/gm)].map((match) => match[1]?.trim());
    const names = new Set(harmlessRules.map(({ name }) => name));
    expect(given.slice(2)).toEqual([...names]);
  });

  it('names each entry of a dictionary in only one rule', () => {
    const named = harmlessRules.flatMap(({ name, holder, entries }) =>
      entries.map((entry) => `${name}: ${entry} of the ${holder}`),
    );
    expect(named).toEqual([...new Set(named)]);
  });
});
