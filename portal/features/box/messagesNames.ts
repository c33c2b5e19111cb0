import { useEffect, useSyncExternalStore } from 'react';
import { limits } from '@dokubox/spec/limits.ts';
import type { UserName } from '@dokubox/spec/schemas/user.ts';
import { useApi, type Api } from '../../api/portal.ts';
import { ApiError } from '../../api/errors.ts';
import { useUser } from '../../session/session.ts';

type FetchNames = (usernames: string[]) => Promise<readonly UserName[]>;

/** Names behind usernames, asked for once and kept. */
export interface NameBook {
  /** Asks for those that are not known, all of one moment in as few calls as the contract allows. */
  readonly want: (usernames: readonly string[]) => void;
  /** What is known; a new object after each answer. */
  readonly names: () => ReadonlyMap<string, UserName>;
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * Makes a book of names (R7.6, A-090). A name nobody knows is not asked for again; after a failed call
 * the next one who wants the name asks anew.
 */
export function createNameBook(fetchNames: FetchNames): NameBook {
  let names: ReadonlyMap<string, UserName> = new Map();
  const asked = new Set<string>();
  let waiting: string[] = [];
  const listeners = new Set<() => void>();

  const ask = async (usernames: string[]) => {
    try {
      const found = await fetchNames(usernames);
      names = new Map([...names, ...found.map((user) => [user.username, user] as const)]);
      for (const listener of [...listeners]) listener();
    } catch (cause) {
      for (const username of usernames) asked.delete(username);
      // A name that cannot be looked up is no reason to disturb anybody: the sender's own stands there.
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
      const unknown = [...new Set(usernames)].filter((username) => !asked.has(username));
      if (unknown.length === 0) return;
      for (const username of unknown) asked.add(username);
      // Whoever else asks within this moment travels along.
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

/** One book a session: another person may know other names. */
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

/** Names of the users as far as they are known by now; the others are looked up. */
export function useNames(usernames: readonly string[]): ReadonlyMap<string, UserName> {
  const book = bookOf(useApi(), useUser());
  const key = [...new Set(usernames)].sort().join('\n');
  useEffect(() => {
    if (key !== '') book.want(key.split('\n'));
  }, [book, key]);
  return useSyncExternalStore(book.subscribe, book.names);
}
