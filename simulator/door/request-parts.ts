import type { OperationDefinition } from '@dokubox/spec/operations/types.ts';
import { Refusal, type CallInput } from '../engine/handler.ts';
import type { DoorRequest } from './messages.ts';
import { RequestValidator } from './validation/request-validator.ts';

/** Reads and checks the parts of a request; each part's schema is compiled at its first use. */
export class RequestParts {
  /** The query parameters the call knows, where it ignores others; null where it refuses them. */
  readonly #knownQuery: readonly string[] | null;
  readonly #params: RequestValidator | null;
  readonly #query: RequestValidator | null;
  readonly #body: RequestValidator | null;

  constructor({ params, query, body, ignoresUnknownQuery }: OperationDefinition) {
    const { properties = {} } = (query ?? {}) as { readonly properties?: object };
    this.#knownQuery = ignoresUnknownQuery ? Object.keys(properties) : null;
    this.#params = params ? new RequestValidator(params as object, 'params') : null;
    this.#query = query ? new RequestValidator(query as object, 'query') : null;
    this.#body = body ? new RequestValidator(body as object, 'body') : null;
  }

  /**
   * @param body JSON as it was parsed, or the fields of a form
   * @throws Refusal 400 that names every wrong field
   */
  read({ headers, params, query }: DoorRequest, body: unknown): CallInput {
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

/** A call without a body takes none; an empty object says the same. */
function refuseUnexpectedBody(body: unknown): void {
  if (body === undefined || body === null) return;
  if (typeof body === 'object' && !Array.isArray(body) && Object.keys(body).length === 0) return;
  throw new Refusal(400, 'dde.error.unknownField', null, { reason: 'no body is expected' });
}

function refuseUnexpectedQuery(query: unknown): undefined {
  const [name] = Object.keys((query ?? {}) as object);
  if (name === undefined) return undefined;
  throw new Refusal(400, 'dde.error.unknownField', null, {
    reason: 'no query parameter is expected',
  }).breaking('QUERY');
}
