import { Button, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { EmptyState } from '../../shell/EmptyState/EmptyState.tsx';
import { StatusMessage } from '../../shell/StatusMessage/StatusMessage.tsx';
import { ListPagination, type ListPaginationProps } from './ListPagination.tsx';
import { ListSkeleton } from './ListSkeleton.tsx';
import classes from './ListBody.module.css';

/**
 * Loading state of a list. `idle`: nothing requested yet. `loading`: nothing to show yet.
 * `refreshing`: the previous rows are shown while new ones load. `failed`: see `errorText`.
 */
export type ListState = 'idle' | 'loading' | 'refreshing' | 'failed' | 'ready';

/** State that every list shows. */
export interface ListStateProps extends ListPaginationProps {
  readonly state: ListState;
  /** The failure as a text. */
  readonly errorText?: string;
  readonly onRetry?: () => void;
}

/** Returns only these props out of the props of a list. */
export function listStateProps(props: ListStateProps): ListStateProps {
  const { state, errorText, onRetry, page, size, total, onPageChange, onSizeChange } = props;
  return {
    ...{ state, page, size, total, onPageChange, onSizeChange },
    ...(errorText === undefined ? {} : { errorText }),
    ...(onRetry ? { onRetry } : {}),
  };
}

/** A message in place of the rows. */
export interface ListNotice {
  readonly title: string;
  readonly text: string;
  readonly action?: ReactNode;
}

export interface ListBodyProps extends ListStateProps {
  /** Number of rows on this page. */
  readonly count: number;
  readonly phone: boolean;
  /** Number of rows in the skeleton. Default: a page. */
  readonly skeletonRows?: number;
  /** Number of rows found, for screen readers. */
  readonly found: string;
  readonly failedTitle: string;
  readonly retryLabel: string;
  /** Shown before anything is requested. */
  readonly idle?: ListNotice;
  /** Shown if nothing was found. */
  readonly empty: ListNotice;
  /** Shown above the rows, if there are any. */
  readonly above?: ReactNode;
  /** The rows. */
  readonly children: ReactNode;
}

/** A list under its filters: idle, loading, failed, empty, or rows with their pages. */
export function ListBody({
  state,
  errorText,
  onRetry,
  count,
  phone,
  found,
  failedTitle,
  retryLabel,
  idle,
  empty,
  above,
  children,
  ...pages
}: ListBodyProps) {
  const { skeletonRows = pages.size, ...pagination } = pages;
  const showsRows = (state === 'ready' || state === 'refreshing') && count > 0;
  const retry = onRetry ? (
    <Button variant="default" size="sm" onClick={onRetry}>
      {retryLabel}
    </Button>
  ) : null;
  return (
    <>
      <VisuallyHidden role="status">{state === 'ready' ? found : ''}</VisuallyHidden>
      {state === 'idle' && idle ? <EmptyState {...idle} /> : null}
      {state === 'loading' ? <ListSkeleton rows={skeletonRows} phone={phone} /> : null}
      {state === 'failed' ? (
        <StatusMessage kind="error" title={failedTitle} action={retry}>
          {errorText}
        </StatusMessage>
      ) : null}
      {state === 'ready' && count === 0 ? <EmptyState {...empty} /> : null}
      {showsRows ? above : null}
      {showsRows ? (
        <div className={classes.rows} aria-busy={state === 'refreshing'}>
          {children}
        </div>
      ) : null}
      {showsRows || (state === 'ready' && pagination.page > 0) ? (
        <ListPagination {...pagination} />
      ) : null}
    </>
  );
}
