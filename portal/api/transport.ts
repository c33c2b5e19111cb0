import type { MessageKey } from '@dokubox/spec/errors.ts';
import type { Connection } from './connection.ts';
import { ApiError, NO_ANSWER, OFFLINE_KEY } from './errors.ts';

/** One HTTP request, ready to send. */
export interface HttpRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | FormData;
  /** Timeout in milliseconds. */
  readonly timeoutMs: number;
  readonly signal?: AbortSignal;
  /** Called with the share of the body sent so far, 0 to 1. */
  readonly onProgress?: (share: number) => void;
  readonly flowId: string;
}

/** An answer with any status. `body` is its parsed JSON, or `undefined` without JSON. */
export interface HttpAnswer {
  readonly status: number;
  readonly body: unknown;
}

function noAnswer(messageKey: MessageKey, flowId: string, aborted = false): ApiError {
  return new ApiError({ status: NO_ANSWER, messageKey, flowId, aborted });
}

function parseJson(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/**
 * @throws ApiError for a success whose promised JSON is missing, for example because the answer was
 * cut off
 */
function answerOf({ flowId }: HttpRequest, status: number, text: string): HttpAnswer {
  const body = parseJson(text);
  if (status === 200 && body === undefined) throw noAnswer('dde.error.generalError', flowId);
  return { status, body };
}

/** Sends by `fetch`, or by `upload` if the caller wants to follow the progress. */
async function respond(connection: Connection, request: HttpRequest, signal: AbortSignal) {
  const { method, url, headers, body, onProgress } = request;
  const message = { method, headers, signal, ...(body === undefined ? {} : { body }) };
  if (onProgress === undefined) {
    return connection.fetch(url, { ...message, credentials: 'include' });
  }
  if (connection.upload) return connection.upload({ ...message, url, onProgress });
  onProgress(0);
  const response = await connection.fetch(url, { ...message, credentials: 'include' });
  onProgress(1);
  return response;
}

/**
 * Sends a request and returns the answer, whatever its status.
 *
 * @throws ApiError with status 0 when there is no answer
 */
export async function send(connection: Connection, request: HttpRequest): Promise<HttpAnswer> {
  const timeout = AbortSignal.timeout(request.timeoutMs);
  const signal = request.signal ? AbortSignal.any([request.signal, timeout]) : timeout;
  try {
    const response = await respond(connection, request, signal);
    return answerOf(request, response.status, await response.text());
  } catch (cause) {
    if (cause instanceof ApiError) throw cause;
    if (request.signal?.aborted) throw noAnswer('dde.error.generalError', request.flowId, true);
    throw noAnswer(timeout.aborted ? 'dde.error.timeout' : OFFLINE_KEY, request.flowId);
  }
}
