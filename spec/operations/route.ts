import type { OperationDefinition } from './types.ts';

/** What a client's transport needs to know of a call: an operation without its schemas. */
export interface Route {
  readonly method: OperationDefinition['method'];
  readonly url: string;
  /** Made inside a session, so that a 401 means it has expired. */
  readonly session?: true;
  /** Carries none of the portal's headers. */
  readonly plain?: true;
  readonly multipart?: true;
  readonly revalidates?: readonly string[];
}

/**
 * The route of an operation. `npm run gen` writes all of them into `routes.json`: validation is the
 * server's business, and the schemas would be a tenth of the login screen.
 */
export function routeOf(operation: OperationDefinition): Route {
  const { method, url, access, portalHeaders, multipart, revalidates } = operation;
  return {
    method,
    url,
    ...(access === 'session' || access === 'partial' ? { session: true } : {}),
    ...(portalHeaders === false ? { plain: true } : {}),
    ...(multipart ? { multipart } : {}),
    ...(revalidates ? { revalidates } : {}),
  };
}
