import type { OperationDefinition } from './types.ts';

/** A call as a client's transport needs it: an operation without its schemas. */
export interface Route {
  readonly method: OperationDefinition['method'];
  readonly url: string;
  /** The call needs a session, so a 401 means that the session has expired. */
  readonly session?: true;
  /** The call has none of the portal's headers. */
  readonly plain?: true;
  readonly multipart?: true;
  readonly revalidates?: readonly string[];
}

/**
 * Returns the route of an operation. `npm run gen` writes all routes to `routes.json`. The server
 * validates, so the client does not need the schemas: they would be a tenth of the login screen.
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
