import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { exportedNames, nameProblems, type AllowedNames } from './double-names.ts';
import { listFiles } from './files.ts';
import { root } from './root.ts';

const storyAct = {
  in: ['.storybook/box.ts', 'tests/journeys/fixtures/acting.ts'],
  because: 'the same act: of a story with the Testing Library, of a journey with Playwright',
};

const byPlace = {
  in: ['own-at-hand', 'own-fetched'].map((file) => `simulator/engine/seed/texts/${file}.ts`),
  because: 'one of the two is taken: in a page they are fetched, in Node they are at hand',
};

const allowed: AllowedNames = {
  dokuAt: storyAct,
  openRemoval: storyAct,
  option: storyAct,
  submitButton: storyAct,
  namespaces: {
    in: ['entry', 'session', 'work', 'workspace'].map(
      (part) => `ui-kit/locales/{language}/${part}.ts`,
    ),
    because: 'the texts of a language come in four chunks, each with its namespaces',
  },
  loadOwnTexts: byPlace,
  ownTexts: byPlace,
  test: {
    in: [
      'simulator/testing/playwright.ts',
      'simulator/testing/vitest.ts',
      'tests/journeys/fixtures/people.ts',
    ],
    because: 'Playwright and Vitest call it so',
  },
};

/**
 * Stories may have equal names, because each is shown under its component. Declaration files
 * describe other modules' exports.
 */
const paths = listFiles(root, [
  '{spec,simulator,ui-kit,portal,.storybook,tests}/**/*.{ts,tsx,mjs}',
  '!**/*.stories.tsx',
  '!**/*.d.{ts,mts}',
]);
const texts = new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]));

const modules = (files: Readonly<Record<string, string>>) => new Map(Object.entries(files));
const one = 'export interface Place {}\n';
const problems = ['Place is exported by a.ts and b.ts'];

describe('names of the code', () => {
  it('are exported by one module each', () => {
    expect(nameProblems(texts, allowed)).toEqual([]);
  });

  it('are read from the whole repository', () => {
    expect(texts.size).toBeGreaterThan(1500);
    expect(exportedNames(texts.get('spec/enums.ts') ?? '')).toContain('languages');
    expect(exportedNames(texts.get('portal/app/Workspace.tsx') ?? '')).toEqual(['Workspace']);
  });
});

describe('the search for names that two modules export', () => {
  it.each([
    'export const Place = 1;',
    'export function Place() {}',
    'export async function Place() {}',
    'export class Place {}',
    'export abstract class Place {}',
    'export interface Place {}',
    'export type Place = string;',
    'export enum Place {}',
  ])('finds one in `%s`', (text) => {
    expect(nameProblems(modules({ 'a.ts': one, 'b.ts': `// A name.\n${text}\n` }), {})).toEqual(
      problems,
    );
  });

  it.each([
    "export { Place } from './a.ts';",
    "export type { Place } from './a.ts';",
    'export default Place;',
    'interface Place {}',
    'export interface PlaceOfAll {}',
    "export const Place = lazily(() => import('./a.ts'), 'Place');",
  ])('ignores `%s`', (text) => {
    expect(nameProblems(modules({ 'a.ts': one, 'b.ts': text }), {})).toEqual([]);
  });

  it('counts a constant and its type in one module as one', () => {
    const both = 'export const places = [];\nexport type Place = 1;\nexport const Place = 1;\n';
    expect(nameProblems(modules({ 'a.ts': both }), {})).toEqual([]);
  });

  it('counts the modules of the languages as one', () => {
    const said = { 'texts/bg.ts': one, 'texts/cs.ts': one };
    expect(nameProblems(modules(said), {})).toEqual([]);
    expect(nameProblems(modules({ ...said, 'texts/all.ts': one }), {})).toHaveLength(1);
  });

  it('allows an exception only in the named modules', () => {
    const because = 'they are one thing';
    const pair = modules({ 'a.ts': one, 'b.ts': one });
    expect(nameProblems(pair, { Place: { in: ['a.ts', 'b.ts'], because } })).toEqual([]);
    expect(nameProblems(pair, { Place: { in: ['a.ts'], because } })).toEqual(problems);
    const third = modules({ 'a.ts': one, 'b.ts': one, 'c.ts': one });
    expect(nameProblems(third, { Place: { in: ['a.ts', 'b.ts'], because } })).toHaveLength(1);
  });

  it('rejects an exception that is not needed', () => {
    const alone = modules({ 'a.ts': one });
    const gone = { Place: { in: ['a.ts', 'b.ts'], because: 'there were two' } };
    expect(nameProblems(alone, gone)).toEqual(['Place need not be allowed in a.ts and b.ts']);
  });
});
