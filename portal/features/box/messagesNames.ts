import { useEffect, useSyncExternalStore } from 'react';
import { limits } from '@dokubox/spec/limits.ts';
import type { UserName } from '@dokubox/spec/schemas/user.ts';
import { useApi, type Api } from '../../api/portal.ts';
import { ApiError } from '../../api/errors.ts';
import { useUser } from '../../session/session.ts';

type FetchNames = (usernames: string[]) => Promise<readonly UserName[]>;

/** Names by username, read once and kept. */
export interface NameBook {
  /** Reads unknown names. Requests at the same time share as few calls as the contract allows. */
  readonly want: (usernames: readonly string[]) => void;
  /** The known names. A new object after each answer. */
  readonly names: () => ReadonlyMap<string, UserName>;
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * Creates a book of names (R7.6, A-090). A name that does not exist is not read again. After a
 * failed call, the next request reads again.
 */
export function createNameBook(fetchNames: FetchNames): NameBook {
  let names: ReadonlyMap<string, UserName> = new Map();
  const requested = new Set<string>();
  let waiting: string[] = [];
  const listeners = new Set<() => void>();

  const ask = async (usernames: string[]) => {
    try {
      const found = await fetchNames(usernames);
      names = new Map([...names, ...found.map((user) => [user.username, user] as const)]);
      for (const listener of [...listeners]) listener();
    } catch (cause) {
      for (const username of usernames) requested.delete(username);
      // A name that cannot be read is not worth a message. The screen shows the username instead.
      if (!(cause instanceof ApiError)) throw cause;
    }
  };

  const askWaiting = () => {
    const all = waiting;
    waiting = [];
    for (let start = 0; start < all.length; start += limits.userLookupMax) {
      void ask(all.slice(start, start + limits.userLookupMax));
    }
  };

  return {
    want: (usernames) => {
      const unknown = [...new Set(usernames)].filter((username) => !requested.has(username));
      if (unknown.length === 0) return;
      for (const username of unknown) requested.add(username);
      // Further requests at this time share the call.
      if (waiting.length === 0) queueMicrotask(askWaiting);
      waiting.push(...unknown);
    },
    names: () => names,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

/** One book for each session, because another user may know other names. */
const books = new WeakMap<object, NameBook>();

function bookOf({ call }: Api, session: object): NameBook {
  const known = books.get(session);
  if (known) return known;
  const book = createNameBook(async (usernames) => {
    const { data } = await call(
      'getUsersByUsernames',
      { body: { usernames } },
      { shownInPlace: true },
    );
    return data.users;
  });
  books.set(session, book);
  return book;
}

/** Returns the users' names that are known so far, and reads the others. */
export function useNames(usernames: readonly string[]): ReadonlyMap<string, UserName> {
  const book = bookOf(useApi(), useUser());
  const key = [...new Set(usernames)].sort().join('\n');
  useEffect(() => {
    if (key !== '') book.want(key.split('\n'));
  }, [book, key]);
  return useSyncExternalStore(book.subscribe, book.names);
}
