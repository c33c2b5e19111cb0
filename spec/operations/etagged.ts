import type { ProductOperationId } from './product-table.ts';

/** Queries that clients repeat. An unchanged answer is not transferred again. */
export const etagged: ReadonlySet<string> = new Set<ProductOperationId>(['loadDokubox']);
