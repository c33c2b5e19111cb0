import { Button, NativeSelect, VisuallyHidden } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../shell/EmptyState/EmptyState.tsx';
import { StatusMessage } from '../../shell/StatusMessage/StatusMessage.tsx';
import { listSortFields } from '@dokubox/spec/operations/list-sorts.ts';
import { DokuboxCards } from './DokuboxCards.tsx';
import { DokuboxFilters, PHONE, type DokuboxFiltersProps } from './DokuboxFilters.tsx';
import { DokuboxListSkeleton } from './DokuboxListSkeleton.tsx';
import { DokuboxTable, type DokuboxTableProps } from './DokuboxTable.tsx';
import { ListPagination, type ListPaginationProps } from './ListPagination.tsx';
import { activeFilters, defaultFilters, type ListSort } from './listModel.ts';
import type { RowContext } from './RowParts.tsx';
import classes from './DokuboxList.module.css';

export interface DokuboxListProps
  extends
    RowContext,
    Omit<DokuboxFiltersProps, 'context'>,
    Omit<DokuboxTableProps, 'context'>,
    ListPaginationProps {
  /**
   * `loading`: nothing to show yet; `refreshing`: these rows are the former ones, new ones are
   * coming; `failed`: see `errorText`.
   */
  readonly state: 'ready' | 'loading' | 'refreshing' | 'failed';
  /** What went wrong, already in words. */
  readonly errorText?: string;
  readonly onRetry?: () => void;
  /** Button that starts a new dokubox; above the list and in its empty state. */
  readonly newAction?: ReactNode;
}

function SortSelect({
  sort,
  onSortChange,
  banker,
}: {
  readonly sort: ListSort;
  readonly onSortChange: (sort: ListSort) => void;
  readonly banker: boolean;
}) {
  const { t } = useTranslation('list');
  const fields = listSortFields.filter((field) => banker || field !== 'clientName');
  const choices = fields.flatMap((field) =>
    (['asc', 'desc'] as const).map((direction) => ({ field, direction })),
  );
  return (
    <NativeSelect
      size="sm"
      label={t('sort.label')}
      value={`${sort.field},${sort.direction}`}
      data={choices.map(({ field, direction }) => ({
        value: `${field},${direction}`,
        label: t(direction === 'asc' ? 'sort.ascending' : 'sort.descending', {
          column: t(`columns.${field}`),
        }),
      }))}
      onChange={({ currentTarget: { value } }) => {
        const choice = choices.find(({ field, direction }) => `${field},${direction}` === value);
        if (choice) onSortChange(choice);
      }}
    />
  );
}

/**
 * The list of dokuboxes with its filters and pages: a table on a desk, cards under 768 px (A-070,
 * All values come by props, so that the caller can keep them in the address.
 */
export function DokuboxList(props: DokuboxListProps) {
  const { rows, state, total, filters, sort, reader, page, newAction } = props;
  const { t } = useTranslation('list');
  const phone = useMediaQuery(PHONE, false, { getInitialValueInEffect: false });
  const filtered = activeFilters(filters, reader.userType) > 0 || filters.status !== 'ALL';
  const showsRows = (state === 'ready' || state === 'refreshing') && rows.length > 0;
  return (
    <section className={classes.list} aria-labelledby="dokubox-list-title">
      <div className={classes.head}>
        <h1 className={classes.title} id="dokubox-list-title">
          {t('title')}
        </h1>
        {newAction}
      </div>
      <DokuboxFilters
        context={props}
        filters={filters}
        onFiltersChange={props.onFiltersChange}
        {...(props.clients ? { clients: props.clients } : {})}
        {...(props.searchingClients ? { searchingClients: true } : {})}
        {...(props.onClientSearch ? { onClientSearch: props.onClientSearch } : {})}
      />
      <VisuallyHidden role="status">
        {state === 'ready' ? t('found', { count: total }) : ''}
      </VisuallyHidden>
      {phone && showsRows ? (
        <SortSelect
          sort={sort}
          onSortChange={props.onSortChange}
          banker={reader.userType === 'BANKER'}
        />
      ) : null}
      {state === 'loading' ? <DokuboxListSkeleton rows={props.size} phone={phone} /> : null}
      {state === 'failed' ? (
        <StatusMessage
          kind="error"
          title={t('failed.title')}
          action={
            props.onRetry ? (
              <Button variant="default" size="sm" onClick={props.onRetry}>
                {t('failed.retry')}
              </Button>
            ) : null
          }
        >
          {props.errorText}
        </StatusMessage>
      ) : null}
      {state === 'ready' && rows.length === 0 ? (
        filtered ? (
          <EmptyState
            title={t('empty.filteredTitle')}
            text={t('empty.filteredText')}
            action={
              <Button
                variant="default"
                onClick={() => {
                  props.onFiltersChange({ ...defaultFilters(reader.userType), status: 'ALL' });
                }}
              >
                {t('filters.reset')}
              </Button>
            }
          />
        ) : (
          <EmptyState
            title={t('empty.title')}
            text={t(reader.userType === 'CLIENT' ? 'empty.textClient' : 'empty.textBanker')}
            action={newAction}
          />
        )
      ) : null}
      {showsRows ? (
        <div className={classes.rows} aria-busy={state === 'refreshing'}>
          {phone ? (
            <DokuboxCards rows={rows} context={props} />
          ) : (
            <DokuboxTable
              rows={rows}
              context={props}
              sort={sort}
              onSortChange={props.onSortChange}
            />
          )}
        </div>
      ) : null}
      {showsRows || (state === 'ready' && page > 0) ? (
        <ListPagination
          page={page}
          size={props.size}
          total={total}
          onPageChange={props.onPageChange}
          onSizeChange={props.onSizeChange}
        />
      ) : null}
    </section>
  );
}
