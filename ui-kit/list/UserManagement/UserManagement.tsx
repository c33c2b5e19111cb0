import { Button } from '@mantine/core';
import { IconFolders, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ManagedUser } from '@dokubox/spec/schemas/user.ts';
import { ConfirmDialog } from '../../shell/ConfirmDialog/ConfirmDialog.tsx';
import { ListBody, listStateProps, type ListStateProps } from '../ListBody/ListBody.tsx';
import { usePhone } from '../ListBody/usePhone.ts';
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
    ListStateProps,
    Pick<UserRowsProps, 'users' | 'tenant' | 'today'>,
    Pick<ClientSearchProps, 'clientNumber' | 'clients' | 'searching'> {
  readonly onClientSearch: (text: string) => void;
  readonly onClientChange: (clientNumber: string) => void;
  /** Addresses of the client's dokuboxes and of the form for a new one, if the user may start one. */
  readonly boxesHref: string;
  readonly startHref?: string;
  readonly onNavigate?: Navigate;
  readonly onSave: UserCommand<ContactChanges>;
  readonly onUnlock: UserCommand;
  readonly onReset: UserCommand;
  /** The role of the user only lets them look. */
  readonly readOnly?: boolean;
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

/** The ways to the client's dokuboxes. */
function ClientLinks({ boxesHref, startHref, onNavigate }: UserManagementProps) {
  const { t } = useTranslation('creating');
  return (
    <div className={classes.links}>
      <Button
        component="a"
        variant="default"
        leftSection={<IconFolders size={18} stroke={1.75} aria-hidden="true" />}
        {...linkProps(boxesHref, onNavigate)}
      >
        {t('users.openBoxes')}
      </Button>
      {startHref === undefined ? null : (
        <Button
          component="a"
          leftSection={<IconPlus size={18} stroke={1.75} aria-hidden="true" />}
          {...linkProps(startHref, onNavigate)}
        >
          {t('users.startBox')}
        </Button>
      )}
    </div>
  );
}

/** A banker's screen of a client's representatives and their accounts. */
export function UserManagement(props: UserManagementProps) {
  const { users, clientNumber } = props;
  // The words of the rows come along, so that choosing a client does not wait for them.
  const { t, i18n } = useTranslation(['creating', 'contractBox']);
  const language = contentLanguage(props.tenant, i18n.language);
  const phone = usePhone();
  const [asked, setAsked] = useState<{ action: UserAction; user: ManagedUser } | null>(null);
  const [done, setDone] = useState<{ action: UserAction; user: ManagedUser } | null>(null);
  const close = () => {
    setAsked(null);
  };
  const finish = () => {
    setDone(asked);
    close();
  };
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
        {clientNumber === '' ? null : <ClientLinks {...props} />}
      </div>
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
      <ListBody
        {...listStateProps(props)}
        count={users.length}
        phone={phone}
        skeletonRows={4}
        found={t('users.found', { count: props.total })}
        failedTitle={t('users.failedTitle')}
        retryLabel={t('users.retry')}
        idle={{ title: t('users.chooseTitle'), text: t('users.chooseText') }}
        empty={{ title: t('users.emptyTitle'), text: t('users.emptyText') }}
      >
        <UserRows
          users={users}
          tenant={props.tenant}
          today={props.today}
          phone={phone}
          {...(props.readOnly === true
            ? {}
            : {
                onAction: (action: UserAction, user: ManagedUser) => {
                  setDone(null);
                  setAsked({ action, user });
                },
              })}
        />
      </ListBody>
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
