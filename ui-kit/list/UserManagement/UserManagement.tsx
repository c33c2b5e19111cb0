import { Button, VisuallyHidden } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconFolders, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ManagedUser } from '@dokubox/spec/schemas/user.ts';
import { ConfirmDialog } from '../../shell/ConfirmDialog/ConfirmDialog.tsx';
import { PHONE } from '../DokuboxList/DokuboxFilters.tsx';
import { DokuboxListSkeleton } from '../DokuboxList/DokuboxListSkeleton.tsx';
import { ListPagination, type ListPaginationProps } from '../DokuboxList/ListPagination.tsx';
import { EmptyState } from '../../shell/EmptyState/EmptyState.tsx';
import { contentLanguage, localName } from '../../helpers/names.ts';
import { failureText, type Failure } from '../../locales/messageText.ts';
import { linkProps, type Navigate } from '../../shared/link.ts';
import { StatusMessage } from '../../shell/StatusMessage/StatusMessage.tsx';
import {
  ClientSearch,
  type ClientSearchProps,
} from '../../creating/ClientSearchForm/ClientSearch.tsx';
import { EditUserDialog, type ContactChanges } from './EditUserDialog.tsx';
import { UserRows, type UserAction, type UserRowsProps } from './UserRows.tsx';
import type { UserCommand } from './userTypes.ts';
import classes from './UserManagement.module.css';

export interface UserManagementProps
  extends
    ListPaginationProps,
    Pick<UserRowsProps, 'users' | 'tenant' | 'today'>,
    Pick<ClientSearchProps, 'clientNumber' | 'clients' | 'searching'> {
  /** `idle`: no client is chosen yet. `refreshing`: these rows are the former ones. */
  readonly state: 'idle' | 'ready' | 'loading' | 'refreshing' | 'failed';
  readonly errorText?: string;
  readonly onRetry?: () => void;
  readonly onClientSearch: (text: string) => void;
  readonly onClientChange: (clientNumber: string) => void;
  /** The client's dokuboxes, and the start of a new one. */
  readonly boxesHref: string;
  readonly startHref: string;
  readonly onNavigate?: Navigate;
  readonly onSave: UserCommand<ContactChanges>;
  readonly onUnlock: UserCommand;
  readonly onReset: UserCommand;
}

interface AskingProps {
  readonly action: 'unlock' | 'reset';
  readonly user: ManagedUser;
  readonly command: UserCommand;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Asks before an account is unlocked or a reset is sent, and stays open when it fails. */
function Asking({ action, user, command, onDone, onClose }: AskingProps) {
  const { t } = useTranslation('creating');
  const { t: tContract } = useTranslation('contract');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const words = { name: user.fullName, email: user.email ?? '' };
  const run = async () => {
    setBusy(true);
    const result = await command(user);
    setBusy(false);
    setFailure(result);
    if (result === null) onDone();
  };
  return (
    <ConfirmDialog
      opened
      title={t(`users.${action}Dialog.title`)}
      confirmLabel={t(`users.${action}Dialog.submit`)}
      busy={busy}
      {...(failure === null ? {} : { error: failureText(tContract, failure) })}
      onConfirm={() => void run()}
      onClose={onClose}
    >
      <p className={classes.text}>{t(`users.${action}Dialog.text`, words)}</p>
    </ConfirmDialog>
  );
}

/** A banker's screen of a client's representatives and their accounts. */
export function UserManagement(props: UserManagementProps) {
  const { users, state, total, page, clientNumber, onNavigate } = props;
  // The words of the rows come along, so that choosing a client does not wait for them.
  const { t, i18n } = useTranslation(['creating', 'contractBox']);
  const language = contentLanguage(props.tenant, i18n.language);
  const phone = useMediaQuery(PHONE, false, { getInitialValueInEffect: false });
  const [asked, setAsked] = useState<{ action: UserAction; user: ManagedUser } | null>(null);
  const [done, setDone] = useState<{ action: UserAction; user: ManagedUser } | null>(null);
  const close = () => {
    setAsked(null);
  };
  const finish = () => {
    setDone(asked);
    close();
  };
  const showsRows = (state === 'ready' || state === 'refreshing') && users.length > 0;
  return (
    <section className={classes.screen} aria-labelledby="user-management-title">
      <h1 className={classes.title} id="user-management-title">
        {t('users.title')}
      </h1>
      <div className={classes.top}>
        <ClientSearch
          tenant={props.tenant}
          clientNumber={clientNumber}
          clients={props.clients}
          {...(props.searching ? { searching: true } : {})}
          className={classes.client ?? ''}
          onSearch={props.onClientSearch}
          onChange={props.onClientChange}
        />
        {clientNumber === '' ? null : (
          <div className={classes.links}>
            <Button
              component="a"
              variant="default"
              leftSection={<IconFolders size={18} stroke={1.75} aria-hidden="true" />}
              {...linkProps(props.boxesHref, onNavigate)}
            >
              {t('users.openBoxes')}
            </Button>
            <Button
              component="a"
              leftSection={<IconPlus size={18} stroke={1.75} aria-hidden="true" />}
              {...linkProps(props.startHref, onNavigate)}
            >
              {t('users.startBox')}
            </Button>
          </div>
        )}
      </div>
      <VisuallyHidden role="status">
        {state === 'ready' ? t('users.found', { count: total }) : ''}
      </VisuallyHidden>
      {done?.user.clientNumber === clientNumber ? (
        <StatusMessage
          kind="success"
          onDismiss={() => {
            setDone(null);
          }}
        >
          {t(`users.done.${done.action}`, {
            name: localName(done.user.fullName, done.user.fullNameLocal, language),
            email: done.user.email ?? '',
          })}
        </StatusMessage>
      ) : null}
      {state === 'idle' ? (
        <EmptyState title={t('users.chooseTitle')} text={t('users.chooseText')} />
      ) : null}
      {state === 'loading' ? <DokuboxListSkeleton rows={4} phone={phone} /> : null}
      {state === 'failed' ? (
        <StatusMessage
          kind="error"
          title={t('users.failedTitle')}
          action={
            props.onRetry ? (
              <Button variant="default" size="sm" onClick={props.onRetry}>
                {t('users.retry')}
              </Button>
            ) : null
          }
        >
          {props.errorText}
        </StatusMessage>
      ) : null}
      {state === 'ready' && users.length === 0 ? (
        <EmptyState title={t('users.emptyTitle')} text={t('users.emptyText')} />
      ) : null}
      {showsRows ? (
        <div className={classes.rows} aria-busy={state === 'refreshing'}>
          <UserRows
            users={users}
            tenant={props.tenant}
            today={props.today}
            phone={phone}
            onAction={(action, user) => {
              setDone(null);
              setAsked({ action, user });
            }}
          />
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
      {asked?.action === 'edit' ? (
        <EditUserDialog
          user={asked.user}
          tenant={props.tenant}
          onSave={props.onSave}
          onDone={finish}
          onClose={close}
        />
      ) : null}
      {asked?.action === 'unlock' || asked?.action === 'reset' ? (
        <Asking
          action={asked.action}
          user={asked.user}
          command={asked.action === 'unlock' ? props.onUnlock : props.onReset}
          onDone={finish}
          onClose={close}
        />
      ) : null}
    </section>
  );
}
