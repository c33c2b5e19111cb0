import { createTokenStore as create, type TokenStore } from '../api/tokens.ts';

export type { TokenPair, TokenStore } from '../api/tokens.ts';

/** Inside a host the tokens live in memory only: their keeper is the host. */
export function createTokenStore(): TokenStore {
  return create();
}
