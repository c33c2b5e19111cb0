import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { boxSentences } from './box-sentences.ts';
import { sentences } from './sentences/all.ts';

/** The folders of the workflow's tests: next to its parts, and here for the whole. */
const folders = ['../../spec/workflow/', './'].map((path) =>
  fileURLToPath(new URL(path, import.meta.url)),
);
const id = /^(R\d+\.\d+|A-\d{3}|X-\d{2})$/;

/** First argument of every `it` in these tests. */
const titles = folders
  .flatMap((folder) => readdirSync(folder).map((name) => `${folder}${name}`))
  .filter((name) => name.endsWith('.test.ts'))
  .flatMap((name) => {
    const source = readFileSync(name, 'utf8');
    const found = source.matchAll(/(?<=^|\n) {2}it(?:\.each\([^]*?\))?\(\s*'((?:[^'\\]|\\.)*)'/g);
    return [...found].map((match) => ({ name, title: match[1] ?? '' }));
  });

function idsOf(title: string): readonly string[] {
  return /^((?:\[[^\]]+\])+) /.exec(title)?.[1]?.slice(1, -1).split('][') ?? [];
}

const required = [
  ...['R3.13', 'R3.14', 'R5.25', 'R5.26', 'R6.8'],
  // R4.19 (clearing a choice) concerns only the card.
  ...Array.from({ length: 25 }, (_entry, index) => `R4.${index + 1}`).filter(
    (name) => name !== 'R4.19',
  ),
];

describe('the tests of the workflow', () => {
  it('[R4.1] name their requirements first', () => {
    expect(titles.length).toBeGreaterThan(100);
    const without = titles.filter(({ title }) => {
      const ids = idsOf(title);
      return ids.length === 0 || !ids.every((name) => name === '$requirement' || id.test(name));
    });
    expect(without).toEqual([]);
  });

  it('[R4.1] name a requirement or an assumption in every sentence', () => {
    for (const { requirement } of [...sentences, ...boxSentences]) expect(requirement).toMatch(id);
  });

  it('[R4.1] test every requirement of states and transitions', () => {
    const named = new Set([
      ...titles.flatMap(({ title }) => idsOf(title)),
      ...sentences.map(({ requirement }) => requirement),
      ...boxSentences.map(({ requirement }) => requirement),
    ]);
    expect(required.filter((name) => !named.has(name))).toEqual([]);
  });
});
