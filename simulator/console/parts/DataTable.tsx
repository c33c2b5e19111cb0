import type { ReactNode } from 'react';
import shared from '../shared.module.css';
import classes from './DataTable.module.css';

/** Rows under the names of their columns, in a place of their own that scrolls where they are too wide. */
export function DataTable({
  label,
  columns,
  stacked = false,
  children,
}: {
  /** Kind of the rows. */
  readonly label: string;
  /** Names of the columns, in their order. */
  readonly columns: readonly string[];
  /** On a phone the records are below each other, cell by cell. */
  readonly stacked?: boolean;
  /** The rows. In a stacked table, rows of records are {@link RecordRow}s. */
  readonly children: ReactNode;
}) {
  return (
    <div
      className={stacked ? `${shared.scroll} ${classes.stacked}` : shared.scroll}
      role="region"
      aria-label={label}
      tabIndex={0}
    >
      <table className={shared.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

/** A row of a stacked table that is a record of its own. */
export function RecordRow({
  within = false,
  soft = false,
  children,
}: {
  /** It belongs to the record above. */
  readonly within?: boolean;
  /** It counts no more. */
  readonly soft?: boolean;
  /** Its cells. The one with its name is a `th`. */
  readonly children: ReactNode;
}) {
  return (
    <tr
      className={classes.record ?? ''}
      data-within={within || undefined}
      data-soft={soft || undefined}
    >
      {children}
    </tr>
  );
}
