import type { OperationDefinition } from '@dokubox/spec/operations/types.ts';
import { Refusal, type CallInput } from '../engine/handler.ts';
import type { DoorRequest } from './messages.ts';
import { isReadable } from './utf8.ts';
import { RequestChecker } from './schema-checks/request-checker.ts';

/** Reads and checks the parts of a request. The schema of each part is compiled on first use. */
export class RequestParts {
  /** The known query parameters, if the call ignores others. Null if it rejects them. */
  readonly #knownQuery: readonly string[] | null;
  readonly #params: RequestChecker | null;
  readonly #query: RequestChecker | null;
  readonly #body: RequestChecker | null;

  constructor({ params, query, body, ignoresUnknownQuery }: OperationDefinition) {
    const { properties = {} } = (query ?? {}) as { readonly properties?: object };
    this.#knownQuery = ignoresUnknownQuery ? Object.keys(properties) : null;
    this.#params = params ? new RequestChecker(params as object, 'params') : null;
    this.#query = query ? new RequestChecker(query as object, 'query') : null;
    this.#body = body ? new RequestChecker(body as object, 'body') : null;
  }

  /**
   * @param body parsed JSON, or the fields of a form
   * @throws Refusal 400 that names every wrong field
   */
  read({ url, headers, params, query }: DoorRequest, body: unknown): CallInput {
    if (!isReadable(url)) throw unreadableQuery();
    const size = Number(headers['content-length'] ?? 0);
    if (!this.#body) refuseUnexpectedBody(body);
    return {
      params: this.#params?.check(params),
      query: this.#readQuery(query),
      body: this.#body?.check(body, size),
    } as CallInput;
  }

  #readQuery(sent: unknown): unknown {
    const known = this.#knownQuery;
    const query = known
      ? Object.fromEntries(
          Object.entries((sent ?? {}) as object).filter(([name]) => known.includes(name)),
        )
      : sent;
    return this.#query ? this.#query.check(query) : refuseUnexpectedQuery(query);
  }
}

/**
 * Rejects a compressed body, because its unpacked size has no limit yet.
 * @throws Refusal 415 that says how to send it (RFC 9110 15.5.16, A-470)
 */
export function refuseEncodedBody({ method, headers }: DoorRequest): void {
  const encoding = headers['content-encoding'];
  if (typeof encoding !== 'string' || method === 'GET' || method === 'HEAD') return;
  if (/^(?:identity)?$/i.test(encoding.trim())) return;
  throw new Refusal(415, 'dde.error.unsupportedMediaType', null, {
    reason: 'the body must not be compressed',
  }).sending({ 'accept-encoding': 'identity' });
}

/** Rejects the body of a call without one. An empty object is allowed. */
function refuseUnexpectedBody(body: unknown): void {
  if (body === undefined) return;
  if (
    typeof body === 'object' &&
    body !== null &&
    !Array.isArray(body) &&
    Object.keys(body).length === 0
  )
    return;
  throw new Refusal(400, 'dde.error.unknownField', null, {
    reason: 'the call must not have a body',
  });
}

/** The refusal of a malformed query. Transports check the path earlier. */
function unreadableQuery(): Refusal {
  const reason = 'the query must be UTF-8 and escaped as in a URL';
  return new Refusal(400, 'dde.error.invalidValue', null, { reason }).breaking('QUERY');
}

function refuseUnexpectedQuery(query: unknown): undefined {
  const [name] = Object.keys((query ?? {}) as object);
  if (name === undefined) return undefined;
  throw new Refusal(400, 'dde.error.unknownField', null, {
    reason: 'the call must not have query parameters',
  }).breaking('QUERY');
}
