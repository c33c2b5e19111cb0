import type { MessageKey } from '@dokubox/spec/errors.ts';
import { ApiError, NO_ANSWER } from './errors.ts';

/** One HTTP request, ready to send. */
export interface HttpRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | FormData;
  /** Milliseconds until it is given up. */
  readonly timeoutMs: number;
  readonly signal?: AbortSignal;
  /** Called with 0 to 1 while the body leaves; makes the request travel by XMLHttpRequest. */
  readonly onProgress?: (share: number) => void;
  readonly flowId: string;
}

/** An answer of any status; `body` is what its JSON says, `undefined` without one. */
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

/** @throws ApiError for a success without the JSON it promises, as when the answer was cut off */
function answerOf({ flowId }: HttpRequest, status: number, text: string): HttpAnswer {
  const body = parseJson(text);
  if (status === 200 && body === undefined) throw noAnswer('dde.error.generalError', flowId);
  return { status, body };
}

async function sendByFetch(request: HttpRequest): Promise<HttpAnswer> {
  const timeout = AbortSignal.timeout(request.timeoutMs);
  try {
    const response = await fetch(request.url, {
      method: request.method,
      headers: request.headers,
      credentials: 'include',
      signal: request.signal ? AbortSignal.any([request.signal, timeout]) : timeout,
      ...(request.body === undefined ? {} : { body: request.body }),
    });
    return answerOf(request, response.status, await response.text());
  } catch (cause) {
    if (cause instanceof ApiError) throw cause;
    if (request.signal?.aborted) throw noAnswer('dde.error.generalError', request.flowId, true);
    throw noAnswer(timeout.aborted ? 'dde.error.timeout' : 'dde.error.offline', request.flowId);
  }
}

/** `fetch` cannot tell how much of a body has left; XMLHttpRequest can. */
function sendByXhr(request: HttpRequest): Promise<HttpAnswer> {
  return new Promise((resolve, reject) => {
    const fail = (key: MessageKey, aborted = false) => {
      reject(noAnswer(key, request.flowId, aborted));
    };
    if (request.signal?.aborted) {
      fail('dde.error.generalError', true);
      return;
    }
    const xhr = new XMLHttpRequest();
    xhr.open(request.method, request.url);
    xhr.withCredentials = true;
    xhr.timeout = request.timeoutMs;
    for (const [name, value] of Object.entries(request.headers)) xhr.setRequestHeader(name, value);
    xhr.upload.onprogress = (event) => {
      if (event.lengthComputable) request.onProgress?.(event.loaded / event.total);
    };
    const abort = () => {
      xhr.abort();
    };
    xhr.onload = () => {
      try {
        resolve(answerOf(request, xhr.status, xhr.responseText));
      } catch (error) {
        reject(error as ApiError);
      }
    };
    xhr.onerror = () => {
      fail('dde.error.offline');
    };
    xhr.ontimeout = () => {
      fail('dde.error.timeout');
    };
    xhr.onabort = () => {
      fail('dde.error.generalError', true);
    };
    xhr.onloadend = () => {
      request.signal?.removeEventListener('abort', abort);
    };
    request.signal?.addEventListener('abort', abort);
    xhr.send(request.body ?? null);
  });
}

/**
 * Sends a request and hands over the answer whatever its status.
 *
 * @throws ApiError with status 0 when there is no answer
 */
export function send(request: HttpRequest): Promise<HttpAnswer> {
  return request.onProgress === undefined ? sendByFetch(request) : sendByXhr(request);
}
