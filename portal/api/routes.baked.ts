import { operations, type OperationId } from '@dokubox/spec/operations/table.ts';
import type { OperationDefinition } from '@dokubox/spec/operations/types.ts';

/** What the transport needs to know of a call. */
export interface Route {
  readonly method: OperationDefinition['method'];
  readonly url: string;
  /** Made inside a session, so that a 401 means it has run out. */
  readonly session?: true;
  /** Carries none of the portal's headers. */
  readonly plain?: true;
  readonly multipart?: true;
  readonly revalidates?: readonly string[];
}

function routeOf(operation: OperationDefinition): Route {
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

/**
 * The contract's calls without their schemas. The build evaluates this module and ships its data
 * only (see `bakedModules` in `vite.config.ts`): validation is the server's business, and the
 * schemas would be a tenth of the login screen.
 */
export const routes = Object.fromEntries(
  Object.entries<OperationDefinition>(operations)
    .filter(([, operation]) => operation.tag !== 'simulation')
    .map(([id, operation]) => [id, routeOf(operation)]),
) as Record<OperationId, Route>;
