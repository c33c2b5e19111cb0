import { Button, NativeSelect } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { listSortFields } from '@dokubox/spec/operations/list-sorts.ts';
import {
  ListBody,
  listStateProps,
  type ListNotice,
  type ListStateProps,
} from '../ListBody/ListBody.tsx';
import { usePhone } from '../ListBody/usePhone.ts';
import { DokuboxCards } from './DokuboxCards.tsx';
import { DokuboxFilters, type DokuboxFiltersProps } from './DokuboxFilters.tsx';
import { DokuboxTable, type DokuboxTableProps } from './DokuboxTable.tsx';
import { activeFilters, defaultFilters, type ListSort } from './listModel.ts';
import type { RowContext } from './RowParts.tsx';
import classes from './DokuboxList.module.css';

export interface DokuboxListProps
  extends
    RowContext,
    Omit<DokuboxFiltersProps, 'context'>,
    Omit<DokuboxTableProps, 'context'>,
    ListStateProps {
  /** Button that starts a new dokubox, above the list and in its empty state. */
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
 * The list of dokuboxes with its filters and pages: a table on a desktop screen, cards under 768 px
 * . All values are props, so that the caller can keep them in the address.
 */
export function DokuboxList(props: DokuboxListProps) {
  const { rows, filters, sort, currentUser, newAction } = props;
  const { t } = useTranslation('list');
  const phone = usePhone();
  const filtered = activeFilters(filters) > 0;
  const banker = currentUser.userType === 'BANKER';
  const empty: ListNotice = filtered
    ? {
        title: t('empty.filteredTitle'),
        text: t('empty.filteredText'),
        action: (
          <Button
            variant="default"
            onClick={() => {
              props.onFiltersChange(defaultFilters);
            }}
          >
            {t('filters.reset')}
          </Button>
        ),
      }
    : {
        title: t('empty.title'),
        text: t(banker ? 'empty.textBanker' : 'empty.textClient'),
        action: newAction,
      };
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
        categoryChoices={props.categoryChoices}
        filters={filters}
        onFiltersChange={props.onFiltersChange}
        {...(props.clients ? { clients: props.clients } : {})}
        {...(props.searchingClients ? { searchingClients: true } : {})}
        {...(props.onClientSearch ? { onClientSearch: props.onClientSearch } : {})}
      />
      <ListBody
        {...listStateProps(props)}
        count={rows.length}
        phone={phone}
        found={t('found', { count: props.total })}
        failedTitle={t('failed.title')}
        retryLabel={t('failed.retry')}
        empty={empty}
        above={
          phone ? (
            <SortSelect sort={sort} onSortChange={props.onSortChange} banker={banker} />
          ) : null
        }
      >
        {phone ? (
          <DokuboxCards rows={rows} context={props} />
        ) : (
          <DokuboxTable rows={rows} context={props} sort={sort} onSortChange={props.onSortChange} />
        )}
      </ListBody>
    </section>
  );
}
