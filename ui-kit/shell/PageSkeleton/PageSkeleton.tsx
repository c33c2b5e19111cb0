import { Skeleton, VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './PageSkeleton.module.css';

export interface PageSkeletonProps {
  /** Shape of the screen to come: a table, a box with its cards, or a form. */
  readonly shape: 'list' | 'box' | 'form';
}

const rows = [0, 1, 2, 3, 4, 5, 6, 7];
const cards = [0, 1, 2, 3];

/** Placeholder of a screen while its data loads, instead of a spinner. */
export function PageSkeleton({ shape }: PageSkeletonProps) {
  const { t } = useTranslation('shell');
  return (
    <div className={classes.skeleton} data-shape={shape} data-stands-in aria-busy="true">
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      <Skeleton height={34} width="min(22rem, 70%)" />
      <Skeleton height={20} width="min(32rem, 90%)" />
      {shape === 'list' ? (
        <div className={classes.rows}>
          {rows.map((row) => (
            <Skeleton key={row} height={28} />
          ))}
        </div>
      ) : null}
      {shape === 'box' ? (
        <div className={classes.cards}>
          {cards.map((card) => (
            <div key={card} className={classes.card}>
              <Skeleton height={22} width="40%" />
              <Skeleton height={18} width="80%" />
              <Skeleton height={72} />
            </div>
          ))}
        </div>
      ) : null}
      {shape === 'form' ? (
        <div className={classes.form}>
          <Skeleton height={44} />
          <Skeleton height={44} />
          <Skeleton height={44} width="40%" />
        </div>
      ) : null}
    </div>
  );
}
