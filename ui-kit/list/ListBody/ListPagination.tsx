import { ActionIcon, NativeSelect } from '@mantine/core';
import {
  IconChevronLeft,
  IconChevronRight,
  IconChevronsLeft,
  IconChevronsRight,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { pageSizes, type PageSize } from '@dokubox/spec/limits.ts';
import { atEnd } from '../../helpers/atEnd.ts';
import { pageRange } from './pageRange.ts';
import classes from './ListPagination.module.css';

export interface ListPaginationProps {
  /** Counted from 0, as in the call. */
  readonly page: number;
  readonly size: PageSize;
  readonly total: number;
  readonly onPageChange: (page: number) => void;
  readonly onSizeChange: (size: PageSize) => void;
}

/** The range of rows, their total, the rows per page, and links to the other pages. */
export function ListPagination({
  page,
  size,
  total,
  onPageChange,
  onSizeChange,
}: ListPaginationProps) {
  const { t } = useTranslation('list');
  const range = pageRange(page, size, total);
  const steps = [
    { key: 'first', to: 0, icon: IconChevronsLeft, off: range.page <= 1 },
    { key: 'previous', to: range.page - 2, icon: IconChevronLeft, off: range.page <= 1 },
    { key: 'next', to: range.page, icon: IconChevronRight, off: range.page >= range.pages },
    {
      key: 'last',
      to: range.pages - 1,
      icon: IconChevronsRight,
      off: range.page >= range.pages,
    },
  ] as const;
  const button = ({ key, to, icon: Icon, off }: (typeof steps)[number]) => (
    <ActionIcon
      key={key}
      variant="default"
      size={40}
      aria-label={t(`paging.${key}`)}
      {...atEnd(off)}
      onClick={() => {
        if (!off) onPageChange(to);
      }}
    >
      <Icon size={18} stroke={1.75} aria-hidden="true" />
    </ActionIcon>
  );
  return (
    <nav className={classes.paging} aria-label={t('paging.label')}>
      <NativeSelect
        className={classes.size}
        classNames={{ label: classes.sizeLabel ?? '' }}
        size="sm"
        label={t('paging.size')}
        value={String(size)}
        data={pageSizes.map(String)}
        onChange={({ currentTarget: { value } }) => {
          const chosen = pageSizes.find((one) => String(one) === value);
          if (chosen !== undefined) onSizeChange(chosen);
        }}
      />
      <span className={`${classes.range} dk-figures`}>
        {t('paging.range', { from: range.from, to: range.to, total })}
      </span>
      <span className={classes.steps}>
        {steps.slice(0, 2).map(button)}
        <span className={`${classes.page} dk-figures`}>
          {t('paging.page', { page: range.page, pages: range.pages })}
        </span>
        {steps.slice(2).map(button)}
      </span>
    </nav>
  );
}
