import type { ReactNode } from 'react';
import shared from '../shared.module.css';

/** Rows under the names of their columns, in a place of their own that scrolls where they are too wide. */
export function Table({
  label,
  columns,
  children,
}: {
  /** What the rows are. */
  readonly label: string;
  /** Names of the columns, in their order. */
  readonly columns: readonly string[];
  /** The rows. */
  readonly children: ReactNode;
}) {
  return (
    <div className={shared.scroll} role="region" aria-label={label} tabIndex={0}>
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
