import { operations, type OperationId } from '@dokubox/spec/operations/table.ts';
import type { OperationDefinition } from '@dokubox/spec/operations/types.ts';
import { Endpoint } from '../door/endpoint.ts';
import { isHeadable } from '../door/near-miss.ts';
import type { DoorOptions } from '../door/options.ts';
import { isNumeral, numberPlaceholders } from '../door/number-placeholders.ts';
import type { Responder } from '../door/responder.ts';

/** A path of the contract as segments. Placeholders are null. */
interface Route {
  readonly endpoint: Endpoint;
  readonly segments: readonly (string | null)[];
  readonly names: readonly string[];
  readonly numbers: ReadonlySet<string>;
}

/** Operation of a request, with the values of its placeholders. */
export interface Match {
  readonly endpoint: Endpoint;
  readonly params: Readonly<Record<string, string>>;
}

const placeholder = /^\{(\w+)\}$/;

function routeOf(endpoint: Endpoint): Route {
  const segments = endpoint.operation.url.split('/').slice(1);
  return {
    endpoint,
    segments: segments.map((segment) => (placeholder.test(segment) ? null : segment)),
    names: segments.flatMap((segment) => placeholder.exec(segment)?.[1] ?? []),
    numbers: numberPlaceholders(endpoint.operation),
  };
}

/** Finds the operation for a path and method. */
export class Router {
  readonly #routes: readonly Route[];

  constructor(options: DoorOptions, responder: Responder) {
    const table = Object.entries(operations) as [OperationId, OperationDefinition][];
    const routes = table.map(([id, operation]) =>
      routeOf(new Endpoint(id, operation, options, responder)),
    );
    // A fixed word takes precedence over a placeholder at the same position.
    const open = ({ names }: Route) => names.length;
    this.#routes = routes.sort((a, b) => open(a) - open(b));
  }

  /**
   * @param path path of the request without its query
   * @throws URIError for a path with invalid escapes
   */
  find(method: string, path: string): Match | null {
    const given = path.split('/').slice(1).map(decodeURIComponent);
    for (const { endpoint, segments, names, numbers } of this.#routes) {
      const { id, operation } = endpoint;
      if (method !== operation.method && !(method === 'HEAD' && isHeadable(id))) continue;
      if (segments.length !== given.length) continue;
      if (!segments.every((one, at) => (one === null ? given[at] !== '' : one === given[at]))) {
        continue;
      }
      const values = given.filter((_, at) => segments[at] === null);
      if (names.some((name, at) => numbers.has(name) && !isNumeral(values[at] ?? ''))) continue;
      const params = Object.fromEntries(names.map((name, at) => [name, values[at] ?? '']));
      return { endpoint, params };
    }
    return null;
  }
}
