import { IconChevronRight, IconLock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { showableText } from '@dokubox/spec/free-text.ts';
import type { Tenant } from '@dokubox/spec/enums.ts';
import type { Received } from '@dokubox/spec/schemas/received.ts';
import type { Task } from '@dokubox/spec/schemas/task.ts';
import cardClasses from '../DokuboxList/DokuboxCards.module.css';
import tableClasses from '../DokuboxList/DokuboxTable.module.css';
import { RowDay, RowUnread } from '../DokuboxList/RowParts.tsx';
import rowClasses from '../DokuboxList/RowParts.module.css';
import { contentLanguage, personName, upperFirst } from '../../helpers/names.ts';
import { linkProps, type Navigate } from '../../shared/link.ts';
import { RejectionNotice } from '../../box/RejectionNotice/RejectionNotice.tsx';
import { DokuboxStatusBadge, DokuStatusBadge } from '../../box/StatusBadge/StatusBadge.tsx';

/** A row of the task list. */
export type TaskRow = Received<Task>;

/** Target of a task: the box, at its document. */
export interface TaskLinks {
  readonly hrefOf: (task: TaskRow) => string;
  readonly onNavigate?: Navigate;
}

export interface TaskRowsProps extends TaskLinks {
  readonly rows: readonly TaskRow[];
  readonly phone: boolean;
  readonly tenant: Tenant;
}

/** Returns a key of the task. A box can have one task of a kind for each of its documents. */
function keyOf(task: TaskRow): string {
  return `${task.taskType} ${task.dokuBoxId} ${task.dokuId ?? ''}`;
}

function Name({ task, links }: { readonly task: TaskRow; readonly links: TaskLinks }) {
  const { t } = useTranslation('contractBox');
  return (
    <span className={rowClasses.name}>
      <a className={rowClasses.link} {...linkProps(links.hrefOf(task), links.onNavigate)}>
        <bdi>{showableText(task.title)}</bdi>
      </a>
      <span className={rowClasses.second}>{t(`taskType.${task.taskType}`)}</span>
    </span>
  );
}

function Client({ task }: { readonly task: TaskRow }) {
  return (
    <span className={rowClasses.name}>
      <span>{task.clientName}</span>
      <span className={`${rowClasses.second} dk-figures`}>{task.clientNumber}</span>
    </span>
  );
}

/** A task about a document has the document's status, and any other task the box's. */
function Status({ task }: { readonly task: TaskRow }) {
  return (
    <span className={rowClasses.status}>
      {task.dokuId == null ? (
        <DokuboxStatusBadge status={task.status} />
      ) : (
        <DokuStatusBadge status={task.status} />
      )}
      <RejectionNotice rejection={task.signatureRejection} shape="line" />
    </span>
  );
}

function LockedBy({ task, tenant }: { readonly task: TaskRow; readonly tenant: Tenant }) {
  const { t, i18n } = useTranslation('box');
  if (!task.lockUser) return null;
  const language = contentLanguage(tenant, i18n.language);
  return (
    <span className={rowClasses.lock}>
      <IconLock size={16} stroke={1.75} aria-hidden="true" />
      {upperFirst(personName(task.lockUser, t('lockBanner.bank'), language))}
    </span>
  );
}

function Table({ rows, tenant, ...links }: Omit<TaskRowsProps, 'phone'>) {
  const { t } = useTranslation('creating');
  return (
    <table className={tableClasses.table}>
      <caption className={tableClasses.caption}>{t('tasks.tableLabel')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('tasks.columns.task')}</th>
          <th scope="col">{t('tasks.columns.dokubox')}</th>
          <th scope="col">{t('tasks.columns.client')}</th>
          <th scope="col">{t('tasks.columns.status')}</th>
          <th scope="col">{t('tasks.columns.waitingSince')}</th>
          <th scope="col">{t('tasks.columns.unread')}</th>
          <th scope="col">{t('tasks.columns.lockedBy')}</th>
          <td aria-hidden="true" />
        </tr>
      </thead>
      <tbody>
        {rows.map((task) => (
          <tr key={keyOf(task)}>
            <th scope="row">
              <Name task={task} links={links} />
            </th>
            <td className="dk-figures">{task.dokuBoxId}</td>
            <td>
              <Client task={task} />
            </td>
            <td data-column="status">
              <Status task={task} />
            </td>
            <td>
              <RowDay moment={task.waitingSince} />
            </td>
            <td>
              <RowUnread count={task.unreadMessagesCount} />
            </td>
            <td>
              <LockedBy task={task} tenant={tenant} />
            </td>
            <td className={tableClasses.go} aria-hidden="true">
              <IconChevronRight size={18} stroke={1.75} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Tasks as a table with linked rows, or as linked cards on a phone. */
export function TaskRows({ rows, phone, tenant, ...links }: TaskRowsProps) {
  const { t } = useTranslation('creating');
  if (!phone) return <Table rows={rows} tenant={tenant} {...links} />;
  return (
    <ul className={cardClasses.cards} aria-label={t('tasks.tableLabel')}>
      {rows.map((task) => (
        <li key={keyOf(task)} className={cardClasses.card}>
          <div className={cardClasses.top}>
            <Status task={task} />
            <RowUnread count={task.unreadMessagesCount} />
          </div>
          <div className={cardClasses.name}>
            <Name task={task} links={links} />
          </div>
          <div className={cardClasses.line}>
            <Client task={task} />
          </div>
          <dl className={cardClasses.facts}>
            <div>
              <dt>{t('tasks.columns.waitingSince')}</dt>
              <dd>
                <RowDay moment={task.waitingSince} />
              </dd>
            </div>
            <div>
              <dt>{t('tasks.columns.dokubox')}</dt>
              <dd className="dk-figures">{task.dokuBoxId}</dd>
            </div>
            {task.lockUser ? (
              <div>
                <dt>{t('tasks.columns.lockedBy')}</dt>
                <dd>
                  <LockedBy task={task} tenant={tenant} />
                </dd>
              </div>
            ) : null}
          </dl>
        </li>
      ))}
    </ul>
  );
}
