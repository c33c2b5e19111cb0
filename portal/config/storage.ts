/** Keys of everything the portal stores in the browser. The cookies page describes each. */
export const storageKeys = {
  /** Local: the tenant of the last landing page. */
  tenant: 'dde.tenant',
  /** Local: the chosen language. */
  language: 'dde.language',
  /** Local: light, dark or system. */
  colorScheme: 'dde.colorScheme',
  /** Session: the channel of the last landing page or login page. */
  channel: 'dde.channel',
  /** Local: the same channel, for a new tab. */
  lastChannel: 'dde.lastChannel',
  /** Session: the landing path visited last, where a failed session leads. */
  landing: 'dde.landing',
  /** Session: the target of a link from the bank. */
  ddeParam: 'dde.ddeParam',
  /** Session: the portal function that a login page was opened for. */
  function: 'dde.function',
  /** Session: the page on which the session ended. */
  resume: 'dde.resume',
  /** Session: catalogues and their words, which a session reads once. */
  kept: 'dde.kept',
  /** Session: state and code verifier of a single sign-on in progress. */
  oauth: 'dde.oauthState',
} as const;

/** The part of `Storage` that the portal uses. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A storage that also lists its keys. */
export interface ListedStorage extends KeyValueStorage {
  readonly keys: () => readonly string[];
}

const nowhere: ListedStorage = {
  getItem: () => null,
  setItem: () => undefined,
  removeItem: () => undefined,
  keys: () => [],
};

/**
 * Returns a storage of the browser. If storage is blocked, the portal works but remembers nothing.
 */
export function usableStorage(pick: () => Storage): ListedStorage {
  try {
    const storage = pick();
    storage.getItem(storageKeys.tenant);
    return {
      getItem: (key) => storage.getItem(key),
      setItem: (key, value) => {
        storage.setItem(key, value);
      },
      removeItem: (key) => {
        storage.removeItem(key);
      },
      keys: () => Object.keys(storage),
    };
  } catch {
    return nowhere;
  }
}
