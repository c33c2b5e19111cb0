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
  /** What the rows are. */
  readonly label: string;
  /** Names of the columns, in their order. */
  readonly columns: readonly string[];
  /** On a phone each record stands below the other, cell by cell. */
  readonly stacked?: boolean;
  /** The rows; of a stacked table those of records are {@link RecordRow}s. */
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
  /** Its cells; what it is called is a `th`. */
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
