import type { MantineColorSchemeManager } from '@mantine/core';
import type { Connection } from '../api/connection.ts';
import type { TokenStorage } from '../api/tokens.ts';
import type { ListedStorage } from '../config/storage.ts';
import type { AddressBar, Platform } from './platform.ts';

/** A storage in memory. It ends with the object. */
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
 * An address bar in memory, with its own history. It behaves like the browser's, so the same router
 * works on both.
 * @param origin any origin. Nothing is fetched from it
 */
export function memoryAddressBar(path: string, origin = 'http://localhost'): AddressBar {
  const entries = [{ url: new URL(path, origin), state: null as unknown }];
  let index = 0;
  const current = () => entries[index] ?? { url: new URL(origin), state: null };
  const entryOf = (state: unknown, href: string | URL | null | undefined) => ({
    // Without an address the current one stays, with its fragment, which a relative address would
    // drop.
    url: new URL(href ?? current().url, current().url),
    // As in the browser, later changes to the passed object do not change the history.
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
        // As in the browser, the call returns before the address changes.
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

/** Stores no colour scheme: the page around the portal decides it. */
export const noSchemeKept: MantineColorSchemeManager = {
  get: (otherwise) => otherwise,
  set: () => undefined,
  subscribe: () => undefined,
  unsubscribe: () => undefined,
  clear: () => undefined,
};

/** The parts of the platform that a story sets. All others are in memory. */
export interface MemoryPlatformOptions extends Pick<Connection, 'fetch' | 'extraHeaders'> {
  /**
   * Address where the portal starts, such as `/app/dokuboxlist?status=ALL`. Default: the internet
   * login.
   */
  readonly path?: string;
  readonly tokenStorage?: TokenStorage;
  readonly colorScheme?: Platform['colorScheme'];
  readonly alterTexts?: NonNullable<Platform['alterTexts']>;
  readonly setTitle?: Platform['setTitle'];
  /**
   * Called instead of leaving the portal, for example for a signing page. By default nothing
   * happens.
   */
  readonly leaveFor?: Platform['leaveFor'];
  readonly restart?: Platform['restart'];
}

/**
 * A platform in memory, for a story or a test. Its only network is the `fetch` it receives. It has
 * no address bar, storage, page title or other tabs. Several can run in one document.
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
