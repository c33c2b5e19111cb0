import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { root } from '../tools/root.ts';
import { failedTitles } from './failures.ts';
import { allMutants } from './list.ts';
import { judgeOf, misfit, withDefect, type Mutant } from './mutant.ts';

const mutant: Mutant = {
  id: 'part/name',
  defect: 'one is two',
  file: 'a.ts',
  find: '= 1;',
  replace: '= $&2;',
  seenBy: ['typecheck'],
};

describe('the list of mutants', () => {
  it('matches the code: each text to be changed is in its file once', () => {
    const reasons = allMutants.map((one) => {
      const file = join(root, one.file);
      return existsSync(file)
        ? misfit(one, readFileSync(file, 'utf8'))
        : `${one.id}: there is no ${one.file}`;
    });
    expect(reasons.filter((reason) => reason !== null)).toEqual([]);
  });

  it('has at least sixty mutants, each with a unique name', () => {
    const ids = allMutants.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !/^[a-z-]+\/[a-z0-9-]+$/.test(id))).toEqual([]);
    expect(ids.length).toBeGreaterThanOrEqual(60);
  });

  it('names scripts of package.json, with files and folders that exist', () => {
    const scripts = (
      JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
        scripts: Record<string, string>;
      }
    ).scripts;
    const wrong = allMutants.flatMap(({ id, seenBy }) =>
      seenBy.map(judgeOf).flatMap(({ step, args }) => {
        const paths = args.filter((arg) => arg.includes('/'));
        const missing = paths.filter((path) => !existsSync(join(root, path)));
        return [...(step in scripts ? [] : [step]), ...missing].map((what) => `${id}: ${what}`);
      }),
    );
    expect(wrong).toEqual([]);
  });
});

describe('a mutant', () => {
  it('is inserted literally', () => {
    expect(withDefect(mutant, 'const a = 1;')).toBe('const a = $&2;');
  });

  it('matches if its text occurs once and changes something', () => {
    expect(misfit(mutant, 'const a = 1;')).toBeNull();
    expect(misfit(mutant, 'const a = 2;')).toMatch(/stands 0 times in a\.ts/);
    expect(misfit(mutant, 'const a = 1; const b = 1;')).toMatch(/stands 2 times/);
    expect(misfit({ ...mutant, replace: mutant.find }, 'const a = 1;')).toMatch(/changes nothing/);
  });

  it('can only be judged by steps of npm test', () => {
    expect(judgeOf('test:unit spec/a.test.ts -t R1.1')).toEqual({
      step: 'test:unit',
      args: ['spec/a.test.ts', '-t', 'R1.1'],
    });
    expect(() => judgeOf('start')).toThrow(/no step/);
  });
});

describe('the titles of failed tests', () => {
  it('are read from Jest’s format', () => {
    const assertionResults = [
      { status: 'passed', fullName: 'a' },
      { status: 'failed', fullName: 'b' },
    ];
    expect(failedTitles(JSON.stringify({ testResults: [{ assertionResults }] }))).toEqual(['b']);
  });

  it('are read from the nested suites of Playwright', () => {
    const inner = { specs: [{ ok: false, title: 'b' }] };
    const outer = { specs: [{ ok: true, title: 'a' }], suites: [inner] };
    expect(failedTitles(JSON.stringify({ suites: [outer] }))).toEqual(['b']);
  });
});
