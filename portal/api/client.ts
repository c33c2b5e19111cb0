import { errorCodes, GENERAL_ERROR_KEY } from '@dokubox/spec/errors.ts';
import { limits } from '@dokubox/spec/limits.ts';
import { addressOf, requestBodyOf } from '@dokubox/spec/operations/request.ts';
import type { Route } from '@dokubox/spec/operations/route.ts';
import type { AnswerOf, ArgsOf, OperationId } from '@dokubox/spec/operations/table.ts';
import { reviveMoments, type Received } from '@dokubox/spec/schemas/received.ts';
import type { Connection } from './connection.ts';
import { headersOf, type ApiContext } from './context.ts';
import { ApiError, errorOfAnswer, isOffline } from './errors.ts';
import { createEmitter, type ApiEvents, type Emitter } from './events.ts';
import { createRefreshing, type CallArgs } from './refreshing.ts';
import { routes } from './routes.ts';
import type { TokenStore } from './tokens.ts';
import { send, type HttpAnswer } from './transport.ts';

/** What a call answers. */
export type CallAnswer<Id extends OperationId> = Received<AnswerOf<Id>>;

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Called with 0 to 1 while the body leaves. */
  readonly onProgress?: (share: number) => void;
  /** Milliseconds; default 30 s, 120 s for what carries a file. */
  readonly timeoutMs?: number;
  /** The caller shows the failure in its own place. */
  readonly shownInPlace?: boolean;
  /** Asks whether there is a session: no event when there is none. */
  readonly probe?: boolean;
}

export interface ClientOptions {
  readonly connection: Connection;
  readonly context: () => ApiContext;
  readonly tokens: TokenStore;
  /** False while a 401 must not start a refresh, as on the page of the access layer. */
  readonly mayRefresh?: () => boolean;
  /** Gives up every call once it says so; nobody is told of it. */
  readonly signal?: AbortSignal;
}

/** The typed client of the contract. */
export interface Client {
  /** Makes one call. @throws ApiError */
  readonly call: <Id extends OperationId>(
    operationId: Id,
    args: ArgsOf<Id>,
    options?: CallOptions,
  ) => Promise<CallAnswer<Id>>;
  readonly events: Emitter<ApiEvents>;
  /** What the last call found out: a browser can believe in a connection that leads nowhere. */
  readonly isReached: () => boolean;
}

const TOKEN_CALLS = '/authorization/';

/** Tells what a call has failed by, as its caller wants it told. */
function report(
  events: Emitter<ApiEvents>,
  route: Route,
  error: ApiError,
  callOptions: CallOptions,
): void {
  if (error.aborted) return;
  const { shownInPlace = false } = callOptions;
  const overWith401 = error.status === 401 && !route.url.startsWith(TOKEN_CALLS);
  if (overWith401 || error.status === errorCodes.UNAUTHORIZED_428.httpStatus) {
    if (!callOptions.probe) events.emit('unauthorized', { error });
  } else if (error.status === errorCodes.PORTAL_BLOCKED.httpStatus) {
    events.emit('blocked', { error });
  } else if (error.status >= 400 && error.status < 500) {
    events.emit('clientError', { error, shownInPlace, path: route.url });
  } else {
    events.emit('serverError', { error, shownInPlace, path: route.url });
  }
}

/** Makes a client. */
export function createClient(options: ClientOptions): Client {
  const events = createEmitter<ApiEvents>();
  const { connection, tokens } = options;
  let reached = true;

  const tellReached = (now: boolean): void => {
    if (now === reached) return;
    reached = now;
    events.emit('reached', now);
  };

  const attempt = (
    route: Route,
    args: CallArgs,
    callOptions: CallOptions = {},
  ): Promise<HttpAnswer> => {
    const context = options.context();
    const { body, headers } = requestBodyOf(
      route,
      args.body as Record<string, unknown> | undefined,
    );
    const carriesFile = route.multipart === true || callOptions.onProgress !== undefined;
    const signals = [options.signal, callOptions.signal].filter((one) => one !== undefined);
    const answer = send(connection, {
      method: route.method,
      url:
        connection.serverOrigin +
        addressOf(
          route,
          args.params as Record<string, unknown>,
          args.query as Record<string, unknown>,
        ),
      headers: {
        accept: 'application/json',
        ...connection.extraHeaders,
        ...(route.plain ? {} : headersOf(context, tokens.idToken())),
        ...headers,
      },
      timeoutMs:
        callOptions.timeoutMs ?? (carriesFile ? limits.uploadTimeoutMs : limits.requestTimeoutMs),
      flowId: context.flowId,
      ...(body === undefined ? {} : { body }),
      ...(signals.length > 0 ? { signal: AbortSignal.any(signals) } : {}),
      ...(callOptions.onProgress ? { onProgress: callOptions.onProgress } : {}),
    });
    answer.then(
      () => {
        tellReached(true);
      },
      (error: unknown) => {
        if (error instanceof ApiError && isOffline(error)) tellReached(false);
      },
    );
    return answer;
  };

  const refreshing = createRefreshing({ context: options.context, tokens, attempt });

  const canRefresh = (route: Route): boolean =>
    route.session === true &&
    !route.url.startsWith(TOKEN_CALLS) &&
    (options.mayRefresh?.() ?? true);

  const answerOf = async (
    route: Route,
    args: CallArgs,
    callOptions: CallOptions,
  ): Promise<unknown> => {
    const mark = `${route.method} ${addressOf(route, args.params as Record<string, unknown>)}`;
    const sentWith = tokens.idToken();
    let answer = await attempt(route, args, callOptions);
    if (answer.status === 401 && canRefresh(route) && (await refreshing.canRetry(mark, sentWith))) {
      answer = await attempt(route, args, callOptions);
    }
    if (answer.status >= 200 && answer.status < 300) {
      refreshing.succeeded(mark);
      return answer.body;
    }
    throw errorOfAnswer(answer.status, answer.body, options.context().flowId);
  };

  return {
    events,
    isReached: () => reached,
    async call<Id extends OperationId>(
      operationId: Id,
      args: ArgsOf<Id>,
      callOptions: CallOptions = {},
    ): Promise<CallAnswer<Id>> {
      const route = routes[operationId];
      try {
        const answer = reviveMoments((await answerOf(route, args, callOptions)) as AnswerOf<Id>);
        events.emit('succeeded', { path: route.url });
        return answer;
      } catch (cause) {
        const error =
          cause instanceof ApiError
            ? cause
            : new ApiError({
                status: 0,
                messageKey: GENERAL_ERROR_KEY,
                flowId: options.context().flowId,
              });
        report(events, route, error, callOptions);
        throw error;
      }
    },
  };
}
