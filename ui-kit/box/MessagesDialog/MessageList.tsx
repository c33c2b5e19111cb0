import { Button, VisuallyHidden } from '@mantine/core';
import { memo, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserIdentity } from '../../helpers/turn.ts';
import {
  firstShown,
  groupMessages,
  inOrder,
  MESSAGES_PER_PAGE,
  unreadIds,
  type ReceivedMessage,
} from './groupMessages.ts';
import { MessageItem, type Sender } from './MessageItem.tsx';
import { useScrolling } from './useScrolling.ts';
import { useSeen } from './useSeen.ts';
import classes from './MessageList.module.css';

export interface MessageListProps {
  /** In any order. At least one. */
  readonly messages: readonly ReceivedMessage[];
  readonly currentUser: UserIdentity;
  /** Shows a label in place of a bank sender's name (R6.2, A-159). */
  readonly hidesBankSender?: boolean;
  /** Looked-up senders by username. */
  readonly senders?: ReadonlyMap<string, Sender>;
  /** The current time, for Today and Yesterday. Default: the clock's time at each new message. */
  readonly now?: Date;
  /** Called with the unread messages that the user has seen. */
  readonly onSeen?: (messageIds: number[]) => void;
}

/** Whether the user wrote the message. */
function isOwn({ senderUser }: ReceivedMessage, currentUser: UserIdentity): boolean {
  return senderUser.username === currentUser.username && senderUser.type === currentUser.userType;
}

/** Ids of messages that arrived unread, kept after the user has read them. */
function useNew(
  messages: readonly ReceivedMessage[],
  currentUser: UserIdentity,
): ReadonlySet<number> {
  const [known, setKnown] = useState<ReadonlySet<number>>(new Set());
  const fresh = messages.filter(
    (message) => message.read === false && !known.has(message.id) && !isOwn(message, currentUser),
  );
  if (fresh.length === 0) return known;
  const all = new Set([...known, ...fresh.map(({ id }) => id)]);
  setKnown(all);
  return all;
}

/** Number of other people's messages that arrived since the last `forget`. */
function useArrived(messages: readonly ReceivedMessage[], currentUser: UserIdentity) {
  const [last, setLast] = useState(() => messages.at(-1)?.id);
  const place = messages.findIndex(({ id }) => id === last);
  const arrived = messages
    .slice(place + 1)
    .filter((message) => !isOwn(message, currentUser)).length;
  return {
    arrived: place === -1 ? 0 : arrived,
    forget: () => {
      setLast(messages.at(-1)?.id);
    },
  };
}

/** Buttons for the messages before the first one that is drawn. */
function EarlierMessages({
  start,
  count,
  onShow,
}: {
  /** Place of the first message that is drawn. */
  readonly start: number;
  /** Number of all messages. */
  readonly count: number;
  /** Draws the messages from a place on. */
  readonly onShow: (start: number) => void;
}) {
  const { t } = useTranslation('messages');
  const page = Math.min(MESSAGES_PER_PAGE, start);
  return (
    <div className={classes.earlier}>
      <p>{t('shown', { shown: count - start, count })}</p>
      <Button
        variant="default"
        size="compact-sm"
        onClick={() => {
          onShow(start - page);
        }}
      >
        {t('earlier', { count: page })}
      </Button>
      {start > page ? (
        <Button
          variant="default"
          size="compact-sm"
          onClick={() => {
            onShow(0);
          }}
        >
          {t('all', { count })}
        </Button>
      ) : null}
    </div>
  );
}

/**
 * The messages by day, oldest first, the user's messages on the right. A long thread shows its
 * latest messages and draws earlier ones on request. It opens quickly, and keyboard, screen reader and
 * the browser's search find every drawn message.
 */
export const MessageList = memo(function MessageList({
  messages: unordered,
  currentUser,
  hidesBankSender = false,
  senders,
  now,
  onSeen,
}: MessageListProps) {
  const { t } = useTranslation('messages');
  const messages = useMemo(() => inOrder(unordered), [unordered]);
  // By id: a new message at the end must not move the beginning.
  const [fromId, setFromId] = useState(() => messages[firstShown(messages)]?.id);
  const start = Math.max(
    0,
    messages.findIndex(({ id }) => id === fromId),
  );
  const shown = useMemo(() => messages.slice(start), [messages, start]);
  // oxlint-disable-next-line react/purity -- only the day counts, and each new message reads it again
  const days = useMemo(() => groupMessages(shown, now ?? new Date()), [shown, now]);
  const fresh = useNew(messages, currentUser);
  const { arrived, forget } = useArrived(messages, currentUser);
  const { list, atEnd, toEnd, keepPlace } = useScrolling(messages, currentUser);
  const unread = useMemo(() => unreadIds(shown), [shown]);
  useSeen(list, unread, onSeen);
  if (arrived > 0 && atEnd && unread.length === 0) forget();

  const showFrom = (index: number) => {
    keepPlace();
    setFromId(messages[index]?.id);
    // The button may disappear with the last page: the focus stays in the list.
    list.current?.focus({ preventScroll: true });
  };

  return (
    <div className={classes.frame}>
      <VisuallyHidden role="status">
        {arrived > 0 ? t('arrived', { count: arrived }) : ''}
      </VisuallyHidden>
      {/* Only arrivals are read out, above: earlier messages are drawn on request. */}
      <div
        ref={list}
        role="log"
        aria-live="off"
        aria-label={t('list')}
        tabIndex={0}
        data-autofocus
        className={classes.log}
      >
        {start > 0 ? (
          <EarlierMessages start={start} count={messages.length} onShow={showFrom} />
        ) : null}
        {days.map(({ day, relative, messages: ofDay }) => (
          <section key={day} aria-label={day}>
            <h3 className={`${classes.day} dk-figures`}>
              {relative === 'earlier' ? day : t(relative)}
            </h3>
            <ol className={classes.list}>
              {ofDay.map((message) => (
                <MessageItem
                  key={message.id}
                  message={message}
                  own={isOwn(message, currentUser)}
                  sender={senders?.get(message.senderUser.username)}
                  nameHidden={hidesBankSender && message.senderUser.type === 'BANKER'}
                  isNew={fresh.has(message.id)}
                />
              ))}
            </ol>
          </section>
        ))}
      </div>
      {arrived > 0 && !atEnd ? (
        <Button
          className={classes.arrived ?? ''}
          size="compact-sm"
          onClick={() => {
            toEnd();
            list.current?.focus({ preventScroll: true });
          }}
        >
          {t('arrived', { count: arrived })}
        </Button>
      ) : null}
    </div>
  );
});
