import { dokuStatuses, type DokuStatus } from '../enums.ts';
import type { DokuRow } from './rows.ts';
import { archivingRows } from './doku-rows/archiving.ts';
import { sendingRows } from './doku-rows/sending.ts';
import { signingRows } from './doku-rows/signing.ts';
import { systemRows } from './doku-rows/system.ts';
import { uploadRows } from './doku-rows/uploads.ts';

/** Every transition of a document, sorted by id within its subject. */
export const dokuRows: readonly DokuRow[] = [
  ...uploadRows,
  ...sendingRows,
  ...signingRows,
  ...archivingRows,
  ...systemRows,
];

/** Rows, indexed by status. */
export interface DokuMachine {
  readonly rows: readonly DokuRow[];
  readonly byStatus: ReadonlyMap<DokuStatus, readonly DokuRow[]>;
}

/** Indexes rows by status. Model tests use it with one row removed. */
export function machineOf(rows: readonly DokuRow[]): DokuMachine {
  const byStatus = new Map(
    dokuStatuses.map((status) => [status, rows.filter((row) => row.from.includes(status))]),
  );
  return { rows, byStatus };
}

/** The state machine of a document. */
export const dokuMachine: DokuMachine = machineOf(dokuRows);

/** Returns the rows that start from a status. */
export function rowsFrom(machine: DokuMachine, status: DokuStatus): readonly DokuRow[] {
  return machine.byStatus.get(status) ?? [];
}
