import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './root.ts';
import { withoutWords } from './without-words.ts';

describe('a bundle without descriptions', () => {
  it.each([
    ['operations/sign-in.ts', 'clientLogin', 'Checks username and password'],
    ['operations/box-rules.ts', 'boxLocked', 'Somebody else holds the lock'],
    ['schemas/doku.ts', 'unreadMessagesCount', 'Number of messages the current user may read'],
  ])('%s keeps %s and loses its descriptions', (path, kept, said) => {
    const source = readFileSync(join(root, 'spec', path), 'utf8');
    const rest = withoutWords(source);
    expect(source).toContain(said);
    expect(rest).not.toContain(said);
    expect(rest).toContain(kept);
    expect(rest.split('\n').length).toBeGreaterThan(10);
  });
});
