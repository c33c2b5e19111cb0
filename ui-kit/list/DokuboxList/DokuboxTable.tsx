import { IconArrowDown, IconArrowUp, IconArrowsSort, IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { policyOf } from '@dokubox/spec/tenants/table.ts';
import {
  categoryOf,
  isSortable,
  nextSort,
  visibleColumns,
  type ListColumn,
  type ListRow,
  type ListSort,
} from './listModel.ts';
import { RowClient, RowDay, RowName, RowStatus, RowUnread, type RowContext } from './RowParts.tsx';
import classes from './DokuboxTable.module.css';

export interface DokuboxTableProps {
  readonly rows: readonly ListRow[];
  readonly context: RowContext;
  readonly sort: ListSort;
  readonly onSortChange: (sort: ListSort) => void;
}

function SortIcon({ sorted }: { readonly sorted: ListSort['direction'] | undefined }) {
  const Icon =
    sorted === undefined ? IconArrowsSort : sorted === 'asc' ? IconArrowUp : IconArrowDown;
  return <Icon className={classes.sortIcon} size={14} stroke={1.75} aria-hidden="true" />;
}

function ColumnHead({
  column,
  sort,
  onSortChange,
}: {
  readonly column: ListColumn;
  readonly sort: ListSort;
  readonly onSortChange: (sort: ListSort) => void;
}) {
  const { t } = useTranslation('list');
  const text = t(`columns.${column}`);
  const sorted = sort.field === column ? sort.direction : undefined;
  if (!isSortable(column)) {
    return (
      <th scope="col" data-column={column}>
        {text}
      </th>
    );
  }
  return (
    <th
      scope="col"
      data-column={column}
      aria-sort={sorted === undefined ? 'none' : sorted === 'asc' ? 'ascending' : 'descending'}
    >
      <button
        type="button"
        className={classes.sortButton}
        data-sorted={sorted}
        onClick={() => {
          onSortChange(nextSort(sort, column));
        }}
      >
        {text}
        <SortIcon sorted={sorted} />
      </button>
    </th>
  );
}

function Cell({
  column,
  row,
  context,
}: {
  readonly column: ListColumn;
  readonly row: ListRow;
  readonly context: RowContext;
}) {
  const { t } = useTranslation(['contract', 'list']);
  switch (column) {
    case 'name':
      return <RowName row={row} context={context} />;
    case 'clientName':
      return <RowClient row={row} context={context} />;
    case 'category':
      return categoryOf(row.productCategory, context.categoryNames);
    case 'documentsCount':
      return row.documentsCount;
    case 'status':
      return <RowStatus row={row} context={context} />;
    case 'unreadMessagesCount':
      return <RowUnread count={row.unreadMessagesCount} />;
    case 'initiatedBy':
      return row.initiatedBy === 'CLIENT' && context.currentUser.userType === 'CLIENT'
        ? t('list:startedByOwn')
        : t(`contract:initiator.${row.initiatedBy}`);
    case 'createdAt':
    case 'lastChangedAt':
      return <RowDay moment={row[column]} />;
  }
}

/** The list on a desktop screen: 44-pixel rows, a head that stays, each row a link. */
export function DokuboxTable({ rows, context, sort, onSortChange }: DokuboxTableProps) {
  const { t } = useTranslation('list');
  const columns = visibleColumns(context.currentUser.userType, policyOf(context.tenant));
  return (
    <table className={classes.table}>
      <caption className={classes.caption}>{t('tableLabel')}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <ColumnHead key={column} column={column} sort={sort} onSortChange={onSortChange} />
          ))}
          <td aria-hidden="true" />
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            {columns.map((column) =>
              column === 'name' ? (
                <th key={column} scope="row" data-column={column}>
                  <Cell column={column} row={row} context={context} />
                </th>
              ) : (
                <td key={column} data-column={column}>
                  <Cell column={column} row={row} context={context} />
                </td>
              ),
            )}
            <td className={classes.go} aria-hidden="true">
              <IconChevronRight size={18} stroke={1.75} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
