import type { OperationId } from './table.ts';

/** Answers a reader asks for again and again; an unchanged one costs no transfer. */
export const etagged: ReadonlySet<OperationId> = new Set(['loadDokubox'] satisfies OperationId[]);
