import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { makeIfStale } from './stale.ts';

describe('a product', () => {
  let root = '';
  let made = 0;

  const thing = {
    name: 'thing',
    inputs: ['source', 'package-lock.json', '!**/*.{test,stories}.{ts,tsx}'],
    output: 'dist/thing.js',
  };
  const makeThing = () => {
    made += 1;
    mkdirSync(join(root, 'dist'), { recursive: true });
    writeFileSync(join(root, 'dist', 'thing.js'), String(made));
    return Promise.resolve();
  };
  const make = (options: { force?: boolean } = {}) =>
    makeIfStale(thing, makeThing, { root, cacheFolder: join(root, 'cache'), ...options });

  beforeEach(async () => {
    made = 0;
    root = mkdtempSync(join(tmpdir(), 'dokubox-stale-'));
    mkdirSync(join(root, 'source', 'deep'), { recursive: true });
    writeFileSync(join(root, 'source', 'deep', 'a.ts'), '1');
    expect(await make()).toBe(true);
  });

  afterEach(() => {
    rmSync(root, { recursive: true, force: true });
  });

  it('is built once', async () => {
    expect(await make()).toBe(false);
    expect(made).toBe(1);
  });

  it('is built again when a source is changed, added, removed or renamed', async () => {
    const a = join(root, 'source', 'deep', 'a.ts');
    writeFileSync(a, '2');
    expect(await make()).toBe(true);
    writeFileSync(join(root, 'source', 'b.ts'), '2');
    expect(await make()).toBe(true);
    rmSync(a);
    expect(await make()).toBe(true);
    rmSync(join(root, 'source', 'b.ts'));
    writeFileSync(join(root, 'source', 'c.ts'), '2');
    expect(await make()).toBe(true);
    writeFileSync(join(root, 'package-lock.json'), '{}');
    expect(await make()).toBe(true);
    expect(made).toBe(6);
  });

  it('is built again when it is missing, and on request', async () => {
    rmSync(join(root, 'dist'), { recursive: true });
    expect(await make()).toBe(true);
    expect(await make({ force: true })).toBe(true);
  });

  it('is not built again for a date, its own output, or an excluded file', async () => {
    utimesSync(join(root, 'source', 'deep', 'a.ts'), 0, 0);
    writeFileSync(join(root, 'source', 'a.test.ts'), '1');
    writeFileSync(join(root, 'source', 'A.stories.tsx'), '1');
    mkdirSync(join(root, 'source', 'node_modules'));
    writeFileSync(join(root, 'source', 'node_modules', 'a.ts'), '1');
    expect(await make()).toBe(false);
  });
});
