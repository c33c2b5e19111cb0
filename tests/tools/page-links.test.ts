import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './root.ts';

const pages = ['', 'docs', 'docs/decisions', 'docs/wording'].flatMap((folder) =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name)),
);

/** A page's links to files of the repository, as written there. */
function linksOf(page: string): string[] {
  const text = readFileSync(join(root, page), 'utf8');
  return [...text.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)]
    .map(([, target]) => target ?? '')
    .filter((target) => !/^[a-z]+:/.test(target));
}

/** The links of a page that lead nowhere. */
const broken = (page: string) =>
  linksOf(page).filter((target) => !existsSync(join(root, dirname(page), target)));

describe('the pages of the repository', () => {
  it('exist, and contain links', () => {
    expect(pages).toContain('CONTRIBUTING.md');
    expect(linksOf('CONTRIBUTING.md').length).toBeGreaterThan(20);
  });

  it.each(pages)('have only links to existing files: %s', (page) => {
    expect(broken(page)).toEqual([]);
  });

  // Diagrams contain no links, but each numbered step names a module.
  it('show the steps of a rename through existing modules, each once', () => {
    const drawn = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8').matchAll(/^ ?\d+ {2}(\S+)/gm);
    const modules = [...drawn].map(([, path]) => path ?? '');
    expect(new Set(modules).size).toBe(modules.length);
    const isThere = (path: string) =>
      ['', '.ts', '.tsx'].some((end) =>
        [path, join('simulator', path)].some((one) => existsSync(join(root, one + end))),
      );
    expect(modules.filter((path) => !isThere(path))).toEqual([]);
    expect(modules.length).toBeGreaterThan(10);
  });
});
