import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './root.ts';
import { listFiles } from './files.ts';
import { withoutWords, wordyModules } from './without-words.ts';

describe('a bundle without descriptions', () => {
  it.each([
    ['operations/sign-in.ts', 'clientLogin', 'Checks username and password'],
    ['operations/box-rules.ts', 'boxLocked', 'Another user holds the lock'],
    ['schemas/doku.ts', 'unreadMessagesCount', 'Number of unread messages for the current user'],
  ])('%s keeps %s and loses what is said', (path, kept, said) => {
    const source = readFileSync(join(root, 'spec', path), 'utf8');
    const rest = withoutWords(source);
    expect(source).toContain(said);
    expect(rest).not.toContain(said);
    expect(rest).toContain(kept);
    expect(rest.split('\n').length).toBeGreaterThan(10);
  });

  it('finds every module that describes a field or a call', () => {
    const modules = listFiles(root, ['spec', '!**/*.test.ts', '!spec/fixtures']).filter((path) => {
      const source = readFileSync(join(root, path), 'utf8');
      return /\.ts$/.test(path) && /\bfrom\(\s*'|^\s+summary: /m.test(source);
    });
    expect(modules.length).toBeGreaterThan(10);
    expect(modules.filter((path) => !wordyModules.test(join(root, path)))).toEqual([]);
  });
});
