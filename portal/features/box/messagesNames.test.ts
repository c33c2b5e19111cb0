import { describe, expect, it } from 'vitest';
import { limits } from '@dokubox/spec/limits.ts';
import type { UserName } from '@dokubox/spec/schemas/user.ts';
import { ApiError } from '../../api/errors.ts';
import { createNameBook } from './messagesNames.ts';

const nameOf = (username: string): UserName => ({
  username,
  fullName: `Name of ${username}`,
  fullNameLocal: null,
  type: 'BANKER',
});

/** A server that knows every user except `?`, and counts its calls. */
function server() {
  const calls: string[][] = [];
  let failing = 0;
  const book = createNameBook((usernames) => {
    calls.push(usernames);
    if (failing > 0) {
      failing -= 1;
      const failure = { status: 500, messageKey: 'dde.error.generalError', flowId: '' } as const;
      return Promise.reject(new ApiError(failure));
    }
    return Promise.resolve(usernames.filter((name) => !name.startsWith('?')).map(nameOf));
  });
  return {
    calls,
    book,
    fail: () => {
      failing = 1;
    },
  };
}

/** Answers arrive through promises only. */
const settled = async () => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

describe('names of senders', () => {
  it('[R7.6] are read together, and once', async () => {
    const { book, calls } = server();
    book.want(['a', 'b', 'a']);
    book.want(['c', 'b']);
    await settled();
    expect(calls).toEqual([['a', 'b', 'c']]);
    expect(book.names().get('c')?.fullName).toBe('Name of c');
    book.want(['a', 'd']);
    await settled();
    expect(calls).toEqual([['a', 'b', 'c'], ['d']]);
    expect([...book.names().keys()]).toEqual(['a', 'b', 'c', 'd']);
  });

  it('[R7.6][A-090] are read in several calls if one call cannot take them all', async () => {
    const { book, calls } = server();
    book.want(Array.from({ length: limits.userLookupMax * 2 + 1 }, (_unused, n) => `user${n}`));
    await settled();
    expect(calls.map(({ length }) => length)).toEqual([
      limits.userLookupMax,
      limits.userLookupMax,
      1,
    ]);
    expect(book.names().size).toBe(limits.userLookupMax * 2 + 1);
  });

  it('[R7.6] that do not exist are not read again', async () => {
    const { book, calls } = server();
    book.want(['?']);
    await settled();
    book.want(['?']);
    await settled();
    expect(calls).toHaveLength(1);
    expect(book.names().has('?')).toBe(false);
  });

  it('[R8.1] are read again after a failure, and only answers notify listeners', async () => {
    const { book, calls, fail } = server();
    let notified = 0;
    const stop = book.subscribe(() => {
      notified += 1;
    });
    fail();
    book.want(['a']);
    await settled();
    expect([notified, book.names().size]).toEqual([0, 0]);
    book.want(['a']);
    await settled();
    expect([notified, calls.length, book.names().size]).toEqual([1, 2, 1]);
    stop();
    book.want(['b']);
    await settled();
    expect(notified).toBe(1);
  });
});
