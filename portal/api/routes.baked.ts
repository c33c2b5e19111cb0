import { operations, type OperationId } from '@dokubox/spec/operations/table.ts';
import type { OperationDefinition } from '@dokubox/spec/operations/types.ts';

/** What the transport needs to know of a call. */
export interface Route {
  readonly method: OperationDefinition['method'];
  readonly url: string;
  readonly access: OperationDefinition['access'];
  /** False for the calls that carry none of the portal's headers. */
  readonly portalHeaders: boolean;
  readonly multipart: boolean;
  readonly revalidates: readonly string[];
}

function routeOf(operation: OperationDefinition): Route {
  return {
    method: operation.method,
    url: operation.url,
    access: operation.access,
    portalHeaders: operation.portalHeaders !== false,
    multipart: operation.multipart === true,
    revalidates: operation.revalidates ?? [],
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
