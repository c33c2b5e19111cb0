import { createContext, useContext } from 'react';
import { tenants } from '@dokubox/spec/enums.ts';
import { createClient, type Client } from './client.ts';
import type { Connection } from './connection.ts';
import type { ApiContext } from './context.ts';
import { flowId } from './flowId.ts';
import { createKeptAnswers, type KeptAnswers } from './kept.ts';
import { createTokenStore, type TokenStorage, type TokenStore } from './tokens.ts';

/** The contract's calls, as one mounted portal makes them. */
export interface Api extends Client {
  readonly connection: Connection;
  /** The tokens of the portal's session. */
  readonly tokens: TokenStore;
  /** Answers that the session need not read again. */
  readonly kept: KeptAnswers;
  /** Returns the current origin of requests. */
  readonly context: () => ApiContext;
  /** Changes the origin that later requests report. */
  readonly setContext: (change: Partial<Omit<ApiContext, 'flowId'>>) => void;
}

/**
 * Creates the calls of a portal.
 * @param options.kept keeps answers that stay the same. Without it they are kept until the page
 * closes
 * @param options.tokenStorage keeps the tokens when the page is reloaded. Without it they are in
 * memory only
 * @param options.mayRefresh whether a 401 may start a refresh now
 * @param options.signal aborts all calls without raising an event
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
  // These values are replaced before the first call with headers. `/config.json` has none.
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

/** Returns the contract's calls. The object stays the same in one mounted portal. */
export function useApi(): Api {
  const api = useContext(ApiProvider);
  if (!api) throw new Error('useApi must be called inside ApiProvider.');
  return api;
}
