import { createContext, useContext } from 'react';
import { tenants } from '@dokubox/spec/enums.ts';
import { createClient, type Client } from './client.ts';
import type { Connection } from './connection.ts';
import type { ApiContext } from './context.ts';
import { flowId } from './flowId.ts';
import { createKeptAnswers, type KeptAnswers } from './kept.ts';
import { createTokenStore, type TokenStorage, type TokenStore } from './tokens.ts';

/** The contract's calls as one mounted portal makes them. */
export interface Api extends Client {
  readonly connection: Connection;
  /** The tokens of its session. */
  readonly tokens: TokenStore;
  /** What its session need not ask for again. */
  readonly kept: KeptAnswers;
  /** What requests say now about where they come from. */
  readonly context: () => ApiContext;
  /** Changes what later requests say. */
  readonly setContext: (change: Partial<Omit<ApiContext, 'flowId'>>) => void;
}

/**
 * Makes the calls of a portal.
 * @param options.kept keeps answers that stay as they are; without it they are kept until the page ends
 * @param options.tokenStorage keeps the tokens over a reload; without it they live in memory only
 * @param options.mayRefresh whether a 401 may start a refresh now
 * @param options.signal gives up all calls, without a word to anybody
 */
export function createApi(
  connection: Connection,
  {
    kept = createKeptAnswers(),
    tokenStorage,
    mayRefresh = () => true,
    signal,
  }: {
    readonly kept?: KeptAnswers;
    readonly tokenStorage?: TokenStorage;
    readonly mayRefresh?: () => boolean;
    readonly signal: AbortSignal;
  },
): Api {
  // Overwritten before the first call that carries headers; `/config.json` carries none.
  let context: ApiContext = {
    tenant: tenants[0],
    language: 'en',
    channel: 'INTERNET',
    flowType: 'CLIENT',
    flowId,
  };
  const tokens = createTokenStore(tokenStorage);
  const client = createClient({
    connection,
    context: () => context,
    tokens,
    mayRefresh,
    signal,
  });
  return {
    ...client,
    connection,
    tokens,
    kept,
    context: () => context,
    setContext: (change) => {
      context = { ...context, ...change };
    },
  };
}

export const ApiProvider = createContext<Api | null>(null);

/** The contract's calls; always the same object in one mounted portal. */
export function useApi(): Api {
  const api = useContext(ApiProvider);
  if (!api) throw new Error('useApi outside of ApiProvider');
  return api;
}
