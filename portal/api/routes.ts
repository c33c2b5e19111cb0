import routesJson from '@dokubox/spec/operations/routes.json' with { type: 'json' };
import type { Route } from '@dokubox/spec/operations/route.ts';
import type { OperationId } from '@dokubox/spec/operations/table.ts';

/** The contract's calls without their schemas. */
export const routes = routesJson as Record<string, Route> as Record<OperationId, Route>;
