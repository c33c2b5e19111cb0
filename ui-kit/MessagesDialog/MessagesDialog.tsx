import { Button, Modal, Skeleton, VisuallyHidden } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconLock } from '@tabler/icons-react';
import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatTime, formatWithZone, isoOf } from '../helpers/moments.ts';
import type { Reader } from '../helpers/turn.ts';
import { StatusMessage } from '../StatusMessage/StatusMessage.tsx';
import { groupMessages, type ShownMessage } from './groupMessages.ts';
import classes from './MessagesDialog.module.css';

export interface MessagesDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  /** Title of the document the messages are about. */
  readonly title: string;
  readonly reader: Reader;
  readonly state: 'loading' | 'ready' | 'failed';
  readonly messages: readonly ShownMessage[];
  /** The reader sees a label in place of a bank sender's name (R6.2, A-159). */
  readonly hidesBankSender?: boolean;
  /** The present moment, for Today and Yesterday; default: the clock's. */
  readonly now?: Date;
  /** What went wrong, already in words. */
  readonly errorText?: string;
  readonly onRetry?: () => void;
  /** What stands below the messages. */
  readonly footer?: ReactNode;
}

function MessageItem({
  message,
  reader,
  hidesBankSender,
}: {
  readonly message: ShownMessage;
  readonly reader: Reader;
  readonly hidesBankSender: boolean;
}) {
  const { t } = useTranslation('box');
  const { senderUser } = message;
  const own = senderUser.username === reader.username && senderUser.type === reader.userType;
  const internal = message.messageVisibility === 'INTERNAL';
  const sender = own
    ? t('messages.you')
    : hidesBankSender && senderUser.type === 'BANKER'
      ? t('messages.bankerLabel')
      : senderUser.fullName;
  return (
    <li
      className={classes.message}
      data-own={own || undefined}
      data-internal={internal || undefined}
    >
      <span className={classes.meta}>
        <strong>{sender}</strong>
        <time
          className="dk-figures"
          dateTime={isoOf(message.createdAt)}
          title={formatWithZone(message.createdAt)}
        >
          {formatTime(message.createdAt)}
        </time>
        {message.read === false && !own ? (
          <span className={classes.new}>{t('messages.unread')}</span>
        ) : null}
      </span>
      <span className={classes.content}>{message.content}</span>
      {internal ? (
        <span className={classes.internal}>
          <IconLock size={14} stroke={1.75} aria-hidden="true" />
          {t('messages.internal')}. {t('messages.internalHint')}
        </span>
      ) : null}
    </li>
  );
}

/** The messages about a document, to be read: by day, own ones right, others left (R2.23, A-158). */
export function MessagesDialog({
  opened,
  onClose,
  title,
  reader,
  state,
  messages,
  hidesBankSender = false,
  now,
  errorText,
  onRetry,
  footer,
}: MessagesDialogProps) {
  const { t } = useTranslation('box');
  const phone = useMediaQuery('(max-width: 47.9375em)', false, {
    getInitialValueInEffect: false,
  });
  const end = useRef<HTMLDivElement>(null);
  const days = useMemo(() => groupMessages(messages, now ?? new Date()), [messages, now]);

  useEffect(() => {
    // Oldest first: what is new stands at the end.
    if (opened && state === 'ready') end.current?.scrollIntoView({ block: 'end' });
  }, [opened, state, messages]);

  return (
    <Modal
      opened={opened}
      onClose={onClose}
      fullScreen={phone}
      size="42rem"
      title={
        <>
          {t('messages.title')}
          <span className={classes.about}>{t('messages.about', { title })}</span>
        </>
      }
      closeButtonProps={{ 'aria-label': t('messages.close') }}
    >
      {state === 'loading' ? (
        <div className={classes.waiting} aria-busy="true">
          <VisuallyHidden role="status">{t('preview.loading')}</VisuallyHidden>
          <Skeleton height={64} width="70%" />
          <Skeleton height={48} width="55%" ml="auto" />
          <Skeleton height={80} width="75%" />
        </div>
      ) : null}
      {state === 'failed' ? (
        <StatusMessage
          kind="error"
          title={t('messages.failedTitle')}
          action={
            onRetry ? (
              <Button size="sm" variant="default" onClick={onRetry}>
                {t('messages.retry')}
              </Button>
            ) : null
          }
        >
          {errorText}
        </StatusMessage>
      ) : null}
      {state === 'ready' && days.length === 0 ? (
        <div className={classes.empty}>
          <strong>{t('messages.emptyTitle')}</strong>
          <span>{t('messages.emptyText')}</span>
        </div>
      ) : null}
      {state === 'ready' && days.length > 0 ? (
        <div role="log" aria-label={t('messages.list')} tabIndex={0} className={classes.log}>
          {days.map(({ day, relative, messages: list }) => (
            <section key={day} aria-label={day}>
              <h3 className={`${classes.day} dk-figures`}>
                {relative === 'earlier' ? day : t(`messages.${relative}`)}
              </h3>
              <ol className={classes.list}>
                {list.map((message) => (
                  <MessageItem
                    key={message.id}
                    message={message}
                    reader={reader}
                    hidesBankSender={hidesBankSender}
                  />
                ))}
              </ol>
            </section>
          ))}
          <div ref={end} />
        </div>
      ) : null}
      {footer}
    </Modal>
  );
}
