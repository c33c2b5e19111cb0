import { ActionIcon, Menu } from '@mantine/core';
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconDotsVertical,
  IconLock,
  IconLockOpen,
  IconMail,
  IconMailForward,
  IconPencil,
  type Icon,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { participantRoles, type Tenant } from '@dokubox/spec/enums.ts';
import type { ManagedUser } from '@dokubox/spec/schemas/user.ts';
import { policyOf } from '@dokubox/spec/tenants/table.ts';
import { signerDateMark } from '@dokubox/spec/workflow/signer-dates.ts';
import cardClasses from '../DokuboxList/DokuboxCards.module.css';
import tableClasses from '../DokuboxList/DokuboxTable.module.css';
import { formatIsoDay } from '../../helpers/dayInput.ts';
import { contentLanguage, localName } from '../../helpers/names.ts';
import classes from './UserManagement.module.css';

/** A banker's actions on a representative. */
export type UserAction = 'edit' | 'unlock' | 'reset';

export interface UserRowsProps {
  readonly users: readonly ManagedUser[];
  readonly tenant: Tenant;
  /** Calendar day in the time zone of the tenant, yyyy-mm-dd. */
  readonly today: string;
  readonly phone: boolean;
  readonly onAction?: (action: UserAction, user: ManagedUser) => void;
}

const statusIcons = {
  ACTIVE: IconCircleCheck,
  LOCKED: IconLock,
  INVITED: IconMailForward,
} as const satisfies Record<ManagedUser['status'], Icon>;

function Account({ status }: Pick<ManagedUser, 'status'>) {
  const { t } = useTranslation('creating');
  const StatusIcon = statusIcons[status];
  return (
    <span className={classes.status} data-status={status}>
      <StatusIcon size={16} stroke={1.75} aria-hidden="true" />
      {t(`users.status.${status}`)}
    </span>
  );
}

/** Expiry of the identity document, marked as on other screens (R5.25). */
function Expiry({
  user,
  tenant,
  today,
}: { readonly user: ManagedUser } & Pick<UserRowsProps, 'tenant' | 'today'>) {
  const { t } = useTranslation('creating');
  const { docExpiryDate: day } = user;
  const mark = signerDateMark(day, today, 'WAITING_CLIENT_SIGNATURE', policyOf(tenant));
  if (!day || mark === 'notAvailable') return <span>{t('users.expiry.notAvailable')}</span>;
  return (
    <span className={classes.expiry} data-mark={mark}>
      <span className="dk-figures">{formatIsoDay(day)}</span>
      {mark === 'none' ? null : (
        <span className={classes.mark}>
          <IconAlertTriangle size={16} stroke={1.75} aria-hidden="true" />
          {t(`users.expiry.${mark}`)}
        </span>
      )}
    </span>
  );
}

function Actions({
  user,
  name,
  onAction,
}: {
  readonly user: ManagedUser;
  /** The user's name for the entry. */
  readonly name: string;
} & Required<Pick<UserRowsProps, 'onAction'>>) {
  const { t } = useTranslation('creating');
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon size={40} aria-label={t('users.actionsOf', { name })}>
          <IconDotsVertical size={18} stroke={1.75} aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<IconPencil size={18} stroke={1.75} aria-hidden="true" />}
          onClick={() => {
            onAction('edit', user);
          }}
        >
          {t('users.edit')}
        </Menu.Item>
        {user.status === 'LOCKED' ? (
          <Menu.Item
            leftSection={<IconLockOpen size={18} stroke={1.75} aria-hidden="true" />}
            onClick={() => {
              onAction('unlock', user);
            }}
          >
            {t('users.unlock')}
          </Menu.Item>
        ) : null}
        {user.email && user.phoneNumber ? (
          <Menu.Item
            leftSection={<IconMail size={18} stroke={1.75} aria-hidden="true" />}
            onClick={() => {
              onAction('reset', user);
            }}
          >
            {t('users.reset')}
          </Menu.Item>
        ) : null}
      </Menu.Dropdown>
    </Menu>
  );
}

/** Representatives as a table, or as cards on a phone. */
export function UserRows({ users, tenant, today, phone, onAction }: UserRowsProps) {
  const { t, i18n } = useTranslation('creating');
  const { t: tBox } = useTranslation('contractBox');
  const language = contentLanguage(tenant, i18n.language);
  const nameOf = (user: ManagedUser) => localName(user.fullName, user.fullNameLocal, language);
  // Free text in the contract. If it is a role of the client's side, its translation is shown.
  const actsAs = ({ clientParticipantType: type }: ManagedUser) => {
    const role = participantRoles.find((one) => one === `CLIENT_${type ?? ''}`);
    return role ? tBox(`participantRole.${role}`) : type;
  };
  const given = (text: string | null | undefined) =>
    text ? text : <span className={classes.soft}>{t('users.notGiven')}</span>;
  if (phone) {
    return (
      <ul className={cardClasses.cards} aria-label={t('users.tableLabel')}>
        {users.map((user) => (
          <li key={user.userId} className={`${cardClasses.card} ${classes.plainCard}`}>
            <div className={cardClasses.top}>
              <span>
                <strong>{nameOf(user)}</strong>
                <br />
                <span className={classes.soft}>{user.username}</span>
              </span>
              {onAction ? <Actions user={user} name={nameOf(user)} onAction={onAction} /> : null}
            </div>
            <Account status={user.status} />
            <dl className={cardClasses.facts}>
              <div>
                <dt>{t('users.columns.email')}</dt>
                <dd className={classes.breaks}>{given(user.email)}</dd>
              </div>
              <div>
                <dt>{t('users.columns.phone')}</dt>
                <dd className="dk-figures">{given(user.phoneNumber)}</dd>
              </div>
              <div>
                <dt>{t('users.columns.docExpiry')}</dt>
                <dd>
                  <Expiry user={user} tenant={tenant} today={today} />
                </dd>
              </div>
              {user.clientParticipantType ? (
                <div>
                  <dt>{t('users.columns.participantType')}</dt>
                  <dd>{actsAs(user)}</dd>
                </div>
              ) : null}
            </dl>
          </li>
        ))}
      </ul>
    );
  }
  return (
    <div className={classes.scroll}>
      <table className={tableClasses.table}>
        <caption className={tableClasses.caption}>{t('users.tableLabel')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('users.columns.name')}</th>
            <th scope="col">{t('users.columns.email')}</th>
            <th scope="col">{t('users.columns.phone')}</th>
            <th scope="col">{t('users.columns.status')}</th>
            <th scope="col">{t('users.columns.participantType')}</th>
            <th scope="col">{t('users.columns.docExpiry')}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {users.map((user) => (
            <tr key={user.userId}>
              <th scope="row">
                <strong>{nameOf(user)}</strong>
                <br />
                <span className={classes.soft}>{user.username}</span>
              </th>
              <td className={classes.breaks}>{given(user.email)}</td>
              <td className="dk-figures">{given(user.phoneNumber)}</td>
              <td>
                <Account status={user.status} />
              </td>
              <td>{given(actsAs(user))}</td>
              <td>
                <Expiry user={user} tenant={tenant} today={today} />
              </td>
              <td>
                {onAction ? <Actions user={user} name={nameOf(user)} onAction={onAction} /> : null}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
