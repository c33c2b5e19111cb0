import { Button } from '@mantine/core';
import { IconAlertHexagon, IconLock, IconMessage } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Tenant } from '@dokubox/spec/enums.ts';
import { lockedByOther } from '@dokubox/spec/workflow/rights.ts';
import {
  boxTitle,
  contentLanguage,
  definitionTitle,
  localName,
  personName,
  upperFirst,
} from '../../helpers/names.ts';
import { formatDay, formatWithZone, isoOf } from '../../helpers/moments.ts';
import type { UserIdentity } from '../../helpers/turn.ts';
import { linkProps, type Navigate } from '../../shared/link.ts';
import { RejectionNotice } from '../../box/RejectionNotice/RejectionNotice.tsx';
import { DokuboxStatusBadge } from '../../box/StatusBadge/StatusBadge.tsx';
import type { ListRow } from './listModel.ts';
import classes from './RowParts.module.css';

/** Data that every row needs besides its own. */
export interface RowContext {
  readonly currentUser: UserIdentity;
  readonly tenant: Tenant;
  /** Names of product categories in the user's language, by code. */
  readonly categoryNames: Readonly<Record<string, string>>;
  /** Address of a box. */
  readonly hrefOf: (id: number) => string;
  readonly onNavigate?: Navigate;
  /** Opens the details of a termination (R2.16). Without it there is no button. */
  readonly onShowTermination?: (row: ListRow) => void;
}

function useContentLanguage(tenant: Tenant) {
  const { i18n } = useTranslation('list');
  return contentLanguage(tenant, i18n.language);
}

/**
 * Name of the box as a link to it. If the box has its own name, the definition's title is below.
 */
export function RowName({ row, context }: { readonly row: ListRow; readonly context: RowContext }) {
  const language = useContentLanguage(context.tenant);
  const title = boxTitle(row, language);
  const definition = definitionTitle(row, language);
  return (
    <span className={classes.name}>
      <a className={classes.link} {...linkProps(context.hrefOf(row.id), context.onNavigate)}>
        <bdi>{title}</bdi>
      </a>
      {definition !== title ? <span className={classes.second}>{definition}</span> : null}
    </span>
  );
}

/** Name and number of the client. */
export function RowClient({
  row,
  context,
}: {
  readonly row: ListRow;
  readonly context: RowContext;
}) {
  const language = useContentLanguage(context.tenant);
  return (
    <span className={classes.name}>
      <span>{localName(row.clientName, row.clientNameLocal, language)}</span>
      <span className={`${classes.second} dk-figures`}>{row.clientId}</span>
    </span>
  );
}

/** Status, the user who holds the box, and the button for the details of a termination. */
export function RowStatus({
  row,
  context,
}: {
  readonly row: ListRow;
  readonly context: RowContext;
}) {
  const { t } = useTranslation(['list', 'box']);
  const language = useContentLanguage(context.tenant);
  const { onShowTermination, currentUser } = context;
  const lockedBy =
    row.lockUser && lockedByOther(row, currentUser)
      ? personName(row.lockUser, t('box:lockBanner.bank'), language)
      : undefined;
  return (
    <span className={classes.status}>
      <DokuboxStatusBadge status={row.status} userType={currentUser.userType} />
      <RejectionNotice rejection={row.signatureRejection} shape="line" />
      {row.documentsKeptAsRefused ? (
        <span className={classes.lock}>
          <IconAlertHexagon size={16} stroke={1.75} aria-hidden="true" />
          {t('list:keptAsRefused', { count: row.documentsKeptAsRefused })}
        </span>
      ) : null}
      {lockedBy === undefined ? null : (
        <span className={classes.lock}>
          <IconLock size={16} stroke={1.75} aria-hidden="true" />
          {upperFirst(t('list:lockedBy', { name: lockedBy }))}
        </span>
      )}
      {row.status === 'CANCELLED' && onShowTermination ? (
        <Button
          className={classes.above}
          size="compact-sm"
          variant="subtle"
          aria-label={t('list:terminationDetails', { name: boxTitle(row, language) })}
          onClick={() => {
            onShowTermination(row);
          }}
        >
          {t('list:details')}
        </Button>
      ) : null}
    </span>
  );
}

/** Number of unread messages. Nothing is shown if there are none. */
export function RowUnread({ count }: { readonly count: number }) {
  const { t } = useTranslation('list');
  if (count === 0) return null;
  return (
    <span className={`${classes.unread} dk-figures`}>
      <IconMessage size={16} stroke={1.75} aria-hidden="true" />
      <span aria-hidden="true">{count}</span>
      <span className={classes.hidden}>{t('unread', { count })}</span>
    </span>
  );
}

/** A day, with the exact time and its zone on hover. */
export function RowDay({ moment }: { readonly moment: Date | null | undefined }) {
  const text = formatDay(moment);
  if (text === '') return null;
  return (
    <time
      className={`${classes.day} dk-figures`}
      dateTime={isoOf(moment)}
      title={formatWithZone(moment)}
    >
      {text}
    </time>
  );
}
