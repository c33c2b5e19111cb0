import type { Tokens } from '@dokubox/spec/schemas/sign-in.ts';

/** The tokens of a session. The cookie replaces a token that is missing. */
export type TokenPair = Partial<Pick<Tokens, 'ialIdToken' | 'ialRefreshToken'>> & {
  /**
   * Id of the user the tokens belong to. With it, the session notices the cookie of another user.
   */
  readonly owner?: string;
};

/**
 * Keeps tokens in memory, and in session storage so that a reload continues the session.
 *
 * After a reload the cookie identifies the session, and the stored pair only refreshes it. So older
 * tokens cannot undo a sign-in that has replaced the cookie since then.
 */
export interface TokenStore {
  /** The id token this page load received, which calls send. */
  readonly idToken: () => string | undefined;
  /** The pair to refresh with. */
  readonly pair: () => TokenPair;
  readonly set: (pair: TokenPair) => void;
  readonly clear: () => void;
}

const KEY = 'dde.tokens';

function parse(text: string | null): TokenPair {
  if (text === null) return {};
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return {};
    const { ialIdToken, ialRefreshToken, owner } = value as Record<string, unknown>;
    return {
      ...(typeof ialIdToken === 'string' ? { ialIdToken } : {}),
      ...(typeof ialRefreshToken === 'string' ? { ialRefreshToken } : {}),
      ...(typeof owner === 'string' ? { owner } : {}),
    };
  } catch {
    return {};
  }
}

/** Keeps tokens when the page is reloaded. */
export type TokenStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Creates the token store.
 * @param storage session storage, or nothing if there is none
 */
export function createTokenStore(storage?: TokenStorage): TokenStore {
  let stored = parse(storage?.getItem(KEY) ?? null);
  let idToken: string | undefined;
  return {
    idToken: () => idToken,
    pair: () => stored,
    set(pair) {
      stored = pair;
      idToken = pair.ialIdToken;
      storage?.setItem(KEY, JSON.stringify(pair));
    },
    clear() {
      stored = {};
      idToken = undefined;
      storage?.removeItem(KEY);
    },
  };
}
