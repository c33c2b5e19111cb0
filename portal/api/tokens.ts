import type { Tokens } from '@dokubox/spec/schemas/sign-in.ts';

/** The tokens of a session; either can be missing, the cookie then carries it. */
export type TokenPair = Partial<Pick<Tokens, 'ialIdToken' | 'ialRefreshToken'>> & {
  /** Whose tokens they are; lets the session notice that the cookie is somebody else's. */
  readonly owner?: string;
};

/**
 * Where tokens live: memory, and session storage so that a reload keeps the session.
 *
 * After a reload the cookie speaks for the session and the stored pair only refreshes it. So a
 * sign-in that replaced the cookie in the meantime is not undone by older tokens.
 */
export interface TokenStore {
  /** The id token this page load received; the one to send. */
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

/** Keeps tokens over a reload. */
export type TokenStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** @param storage session storage, or nothing where there is none */
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
