import { errorCodes } from '@dokubox/spec/errors.ts';
import type { Route } from '@dokubox/spec/operations/route.ts';
import type { AnswerOf } from '@dokubox/spec/operations/table.ts';
import type { ApiContext } from './context.ts';
import { errorOfAnswer } from './errors.ts';
import { routes } from './routes.ts';
import type { TokenStore } from './tokens.ts';
import type { HttpAnswer } from './transport.ts';

/** The arguments of a call, each named after its place in the request. */
export interface CallArgs {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

/** Answers to a refresh that mean more than the end of the session. */
const meaningfulStatuses: readonly number[] = [
  errorCodes.PORTAL_BLOCKED.httpStatus,
  errorCodes.UNAUTHORIZED_428.httpStatus,
];

/** Renews the tokens of a session when a call is rejected with 401. */
export interface Refreshing {
  /**
   * Whether to repeat a call that was rejected with 401 (R7.22). It is repeated if its token has
   * been replaced since then, or if a refresh replaces it now. Each call gets one refresh until it
   * succeeds.
   *
   * @param mark method and path of the call
   * @param sentWith the id token it was sent with
   * @throws ApiError when there was no answer, so the session may still be valid
   */
  readonly canRetry: (mark: string, sentWith: string | undefined) => Promise<boolean>;
  /** Records that a call has succeeded and may be refreshed again. */
  readonly succeeded: (mark: string) => void;
}

/** Creates the refresh of tokens. Calls that are rejected at the same time share one refresh. */
export function createRefreshing({
  context,
  tokens,
  attempt,
}: {
  readonly context: () => ApiContext;
  readonly tokens: TokenStore;
  readonly attempt: (route: Route, args: CallArgs) => Promise<HttpAnswer>;
}): Refreshing {
  /** Method and path of calls that were refreshed and have not succeeded since. */
  const refreshed = new Set<string>();
  let refreshing: Promise<boolean> | undefined;

  const refresh = async (): Promise<boolean> => {
    const { owner, ialIdToken, ialRefreshToken } = tokens.pair();
    const isBanker = context().flowType === 'BANKER';
    const pair = ialIdToken && ialRefreshToken ? { ialIdToken, ialRefreshToken } : undefined;
    // The cookie may belong to another user than the id token, so it must not continue this
    // session.
    if (!pair && !isBanker && ialIdToken) return false;
    // Without tokens, the cookie identifies the user. Clients use this call. Bankers use
    // their own call, which also accepts the token of the access layer.
    const answer =
      isBanker && !pair
        ? await attempt(routes.bankerToken, { body: ialIdToken ? { ialIdToken } : {} })
        : await attempt(routes.refreshToken, { body: pair ?? {} });
    if (meaningfulStatuses.includes(answer.status)) {
      throw errorOfAnswer(answer.status, answer.body, context().flowId);
    }
    if (answer.status !== 200) return false;
    const fresh = answer.body as AnswerOf<'refreshToken'>;
    tokens.set({
      ialIdToken: fresh.ialIdToken,
      ialRefreshToken: fresh.ialRefreshToken,
      ...(owner === undefined ? {} : { owner }),
    });
    return true;
  };

  const refreshOnce = (): Promise<boolean> =>
    (refreshing ??= refresh().finally(() => {
      refreshing = undefined;
    }));

  return {
    canRetry: async (mark, sentWith) => {
      if (tokens.idToken() !== sentWith) return true;
      if (refreshed.has(mark)) return false;
      refreshed.add(mark);
      try {
        return await refreshOnce();
      } catch (error) {
        refreshed.delete(mark);
        throw error;
      }
    },
    succeeded: (mark) => {
      refreshed.delete(mark);
    },
  };
}
