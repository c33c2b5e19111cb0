import { IconLock } from '@tabler/icons-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { showableText } from '@dokubox/spec/free-text.ts';
import { formatTime, formatWithZone, isoOf } from '../../helpers/moments.ts';
import type { ReceivedMessage } from './groupMessages.ts';
import { UNREAD_ATTRIBUTE } from './useSeen.ts';
import classes from './MessageList.module.css';

/** Name and company of a sender. */
export interface Sender {
  /** Name in the user's script. */
  readonly name: string;
  /** Company the sender represents. */
  readonly company?: string;
}

export interface MessageItemProps {
  readonly message: ReceivedMessage;
  readonly own: boolean;
  /** Looked-up name. Without it, the name in the message is shown. */
  readonly sender: Sender | undefined;
  /** The user sees a label in place of the name (R6.2, A-159). */
  readonly nameHidden: boolean;
  /**
   * The message was unread when the dialog first showed it. It is marked until the dialog closes.
   */
  readonly isNew: boolean;
}

/** One message. Its text is shown as it was written, never as markup or a link. */
export const MessageItem = memo(function MessageItem({
  message,
  own,
  sender,
  nameHidden,
  isNew,
}: MessageItemProps) {
  const { t } = useTranslation('messages');
  const internal = message.messageVisibility === 'INTERNAL';
  const name = own
    ? t('you')
    : nameHidden
      ? t('bankerLabel')
      : (sender?.name ?? message.senderUser.fullName);
  return (
    <li
      className={classes.message}
      data-own={own || undefined}
      data-internal={internal || undefined}
      {...(message.read === false && !own ? { [UNREAD_ATTRIBUTE]: message.id } : {})}
    >
      <span className={classes.meta}>
        <strong>{name}</strong>
        {!own && sender?.company ? <span className={classes.soft}>{sender.company}</span> : null}
        <time
          className="dk-figures"
          dateTime={isoOf(message.createdAt)}
          title={formatWithZone(message.createdAt)}
        >
          {formatTime(message.createdAt)}
        </time>
        {isNew ? <span className={classes.new}>{t('unread')}</span> : null}
      </span>
      <span className={classes.content} dir="auto">
        {showableText(message.content)}
      </span>
      {internal ? (
        <span className={classes.internal}>
          <IconLock size={14} stroke={1.75} aria-hidden="true" />
          {t('internal')}. {t('internalHint')}
        </span>
      ) : null}
    </li>
  );
});
