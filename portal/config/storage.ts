/** Keys of what the portal keeps in the browser; the cookies page tells people about each. */
export const storageKeys = {
  /** Local: the tenant of the last landing page. */
  tenant: 'dde.tenant',
  /** Local: the chosen language. */
  language: 'dde.language',
  /** Local: light, dark or system. */
  colorScheme: 'dde.colorScheme',
  /** Session: the channel of the last landing page or login page. */
  channel: 'dde.channel',
  /** Local: the same, for a new tab. */
  lastChannel: 'dde.lastChannel',
  /** Session: the landing path visited last, target of a session failure. */
  landing: 'dde.landing',
  /** Session: where a link of the bank wanted to lead. */
  ddeParam: 'dde.ddeParam',
  /** Session: the portal function a login page was opened for. */
  function: 'dde.function',
  /** Session: the page the session ended on. */
  resume: 'dde.resume',
  /** Session: catalogues and their words, which a session asks for once. */
  kept: 'dde.kept',
  /** Session: state and code verifier of a running single sign-on. */
  oauth: 'dde.oauthState',
} as const;

/** The part of `Storage` the portal uses. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A storage that also tells what it holds. */
export interface ListedStorage extends KeyValueStorage {
  readonly keys: () => readonly string[];
}

const nowhere: ListedStorage = {
  getItem: () => null,
  setItem: () => undefined,
  removeItem: () => undefined,
  keys: () => [],
};

/** A storage of the browser; where it is forbidden, the portal forgets, and works. */
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
