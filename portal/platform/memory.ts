import type { MantineColorSchemeManager } from '@mantine/core';
import type { Connection } from '../api/connection.ts';
import type { TokenStorage } from '../api/tokens.ts';
import type { ListedStorage } from '../config/storage.ts';
import type { AddressBar, Platform } from './platform.ts';

/** A storage that ends with whoever holds it. */
export function memoryStorage(): ListedStorage {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => {
      kept.set(key, value);
    },
    removeItem: (key) => {
      kept.delete(key);
    },
    keys: () => [...kept.keys()],
  };
}

/**
 * An address bar in memory, with a history of its own: it answers as the browser's does, so that the
 * same router runs on both.
 * @param origin any; nothing is fetched from it
 */
export function memoryAddressBar(path: string, origin = 'http://localhost'): AddressBar {
  const entries = [{ url: new URL(path, origin), state: null as unknown }];
  let index = 0;
  const current = () => entries[index] ?? { url: new URL(origin), state: null };
  const entryOf = (state: unknown, href: string | URL | null | undefined) => ({
    // Without an address it stays, its fragment included, which a relative one would drop.
    url: new URL(href ?? current().url, current().url),
    // As the browser does: what was handed over is not what is kept.
    state: structuredClone(state),
  });
  const events = new EventTarget();
  return {
    get location() {
      const { pathname, search, hash, href, hostname } = current().url;
      return { pathname, search, hash, href, origin, hostname };
    },
    history: {
      get state() {
        return current().state;
      },
      pushState: (state: unknown, _unused, href) => {
        entries.splice(index + 1, Infinity, entryOf(state, href));
        index += 1;
      },
      replaceState: (state: unknown, _unused, href) => {
        entries[index] = entryOf(state, href);
      },
      go: (delta = 0) => {
        // As in the browser, the call returns before anything has moved.
        queueMicrotask(() => {
          if (delta === 0 || !entries[index + delta]) return;
          index += delta;
          events.dispatchEvent(new PopStateEvent('popstate', { state: current().state }));
        });
      },
    },
    addEventListener: (name, listener) => {
      events.addEventListener(name, listener as EventListener);
    },
    removeEventListener: (name, listener) => {
      events.removeEventListener(name, listener as EventListener);
    },
  };
}

/** Keeps no colour scheme: whoever is around the portal decides it. */
export const noSchemeKept: MantineColorSchemeManager = {
  get: (otherwise) => otherwise,
  set: () => undefined,
  subscribe: () => undefined,
  unsubscribe: () => undefined,
  clear: () => undefined,
};

/** What a story decides of its place; the rest is in memory. */
export interface MemoryPlatformOptions extends Pick<Connection, 'fetch' | 'extraHeaders'> {
  /** Where the portal begins, e.g. `/app/dokuboxlist?status=ALL`; default: the internet login. */
  readonly path?: string;
  readonly tokenStorage?: TokenStorage;
  readonly colorScheme?: Platform['colorScheme'];
  readonly alterTexts?: NonNullable<Platform['alterTexts']>;
  readonly setTitle?: Platform['setTitle'];
  /** Where the portal would have gone, e.g. to a signing page; default: nowhere. */
  readonly leaveFor?: Platform['leaveFor'];
  readonly restart?: Platform['restart'];
}

/**
 * A place in memory, e.g. for a story or a test: no network but the `fetch` handed in, no address bar,
 * no storage and no title of the page, no other tabs. Several live side by side in one document.
 */
export function memoryPlatform({
  path = '/index.html',
  ...given
}: MemoryPlatformOptions): Platform {
  return {
    serverOrigin: '',
    addressBar: memoryAddressBar(path),
    localStorage: memoryStorage(),
    sessionStorage: memoryStorage(),
    colorScheme: noSchemeKept,
    openChannel: () => undefined,
    elementById: (id) => document.getElementById(id),
    setTitle: () => undefined,
    leaveFor: () => undefined,
    restart: () => undefined,
    ...given,
  };
}
