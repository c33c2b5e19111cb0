import type { ProductOperationId } from './product-table.ts';

/** Answers a reader asks for again and again; an unchanged one costs no transfer. */
export const etagged: ReadonlySet<string> = new Set<ProductOperationId>(['loadDokubox']);
