import { Skeleton, VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './ListSkeleton.module.css';

export interface ListSkeletonProps {
  /** Number of rows to draw. Default: 10. */
  readonly rows?: number;
  /** Shape: table rows or cards. */
  readonly phone?: boolean;
}

/** Different widths, so that the lines look like text and not like a grid. */
const widths = ['62%', '48%', '71%', '55%', '66%'];

/** Rows (or cards) of the list while it loads. */
export function ListSkeleton({ rows = 10, phone = false }: ListSkeletonProps) {
  const { t } = useTranslation('shell');
  return (
    <div className={classes.list} data-phone={phone || undefined} data-stands-in aria-busy="true">
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className={classes.row}>
          <Skeleton height={14} width={widths[index % widths.length] ?? '60%'} />
          <Skeleton height={20} width={phone ? '40%' : '80%'} />
          <Skeleton height={14} width="60%" />
          <Skeleton height={14} width="60%" />
        </div>
      ))}
    </div>
  );
}
