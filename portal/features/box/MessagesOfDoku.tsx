import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { Doku } from '@dokubox/spec/schemas/doku.ts';
import { limits } from '@dokubox/spec/limits.ts';
import type { ReceivedBox } from '@dokubox/spec/schemas/received.ts';
import { policyOf } from '@dokubox/spec/tenants/table.ts';
import { contentLanguage, dokuTitle, localName } from '@dokubox/ui-kit/helpers/names.ts';
import type { Sender } from '@dokubox/ui-kit/box/MessagesDialog/MessageItem.tsx';
import { MessagesDialog } from '@dokubox/ui-kit/box/MessagesDialog/MessagesDialog.tsx';
import type { CallAnswer } from '../../api/client.ts';
import { useQuery } from '../../api/hooks.ts';
import { useLanguage } from '../../session/language.ts';
import { useStart } from '../../session/start.ts';
import { useUser } from '../../session/session.ts';
import { useFailureText } from '../../shared/failure.ts';
import { useNames } from './messagesNames.ts';
import { useMarkRead } from './messagesRead.ts';
import { useWriting } from './messagesWriting.ts';

export interface MessagesOfDokuProps {
  /** The box as the poll last read it. */
  readonly box: ReceivedBox;
  readonly doku: Doku;
  /** Reads the box again. */
  readonly onReload: () => void;
  readonly onClose: () => void;
}

type Messages = CallAnswer<'getMessages'>;

const none: Messages = [];

/**
 * The conversation about a document (R2.23, R7.11): reads messages, marks them read, and sends new
 * ones.
 */
export function MessagesOfDoku({ box, doku, onReload, onClose }: MessagesOfDokuProps) {
  const textOf = useFailureText();
  const { launch } = useStart();
  const { language } = useLanguage();
  const { user } = useUser();
  const { data, error, reload } = useQuery('getMessages', { params: { id: doku.id } });
  const hidesBankSender =
    user.userType === 'CLIENT' && policyOf(launch.tenant).hidesBankSenderFromClient;
  const readAgain = useCallback(() => {
    onReload();
    reload();
  }, [onReload, reload]);
  const [seen, markRead] = useMarkRead(box.id, doku.id, readAgain);
  const messages = useMemo(
    () => (data ?? none).map((one) => (seen.has(one.id) ? { ...one, read: true } : one)),
    [data, seen],
  );
  const unread = data && messages.filter((message) => message.read !== true).length;
  useArrivals(box, doku, unread, reload);
  const senders = useSenders(messages, box, doku, hidesBankSender);
  const onSeen = useCallback((messageIds: number[]) => void markRead(messageIds), [markRead]);
  const composer = useWriting(doku.id);
  return (
    <MessagesDialog
      opened
      onClose={onClose}
      title={dokuTitle(doku, contentLanguage(launch.tenant, language))}
      currentUser={user}
      state={data ? 'ready' : error ? 'failed' : 'loading'}
      messages={messages}
      hidesBankSender={hidesBankSender}
      senders={senders}
      onSeen={onSeen}
      onRetry={reload}
      {...(doku.dokuStaticActions.includes('AddMessage') ? { composer } : {})}
      {...(error ? { errorText: textOf(error) } : {})}
    />
  );
}

/**
 * Messages that arrive while the dialog is open come only with the poll of the box. They
 * are read again if the box has changed, or if it counts more unread messages than before and than
 * are shown.
 */
function useArrivals(
  box: ReceivedBox,
  doku: Doku,
  unread: number | undefined,
  reload: () => void,
): void {
  const changedAt = box.lastChangedAt instanceof Date ? box.lastChangedAt.getTime() : undefined;
  const count = doku.unreadMessagesCount;
  const known = useRef({ changedAt, count });
  useEffect(() => {
    const before = known.current;
    known.current = { changedAt, count };
    const more = count > before.count && count > (unread ?? 0);
    if (changedAt !== before.changedAt || more) reload();
  }, [changedAt, count, reload, unread]);
}

/**
 * Returns names in the user's script, and for bankers the company that a client writes for (R7.6,
 * R7.7).
 */
function useSenders(
  messages: Messages,
  box: ReceivedBox,
  doku: Doku,
  hidesBankSender: boolean,
): ReadonlyMap<string, Sender> {
  const { launch } = useStart();
  const { language } = useLanguage();
  const { user } = useUser();
  const writing = contentLanguage(launch.tenant, language);
  const usernames = useMemo(() => {
    const fromOthers = messages.filter(
      ({ senderUser }) =>
        senderUser.username !== user.username && !(hidesBankSender && senderUser.type === 'BANKER'),
    );
    return [...new Set(fromOthers.map(({ senderUser }) => senderUser.username))];
  }, [hidesBankSender, messages, user.username]);
  const names = useNames(usernames);
  const clients = useMemo(
    () =>
      user.userType === 'CLIENT'
        ? []
        : doku.participants
            .filter((one) => usernames.includes(one.user.username))
            .filter(({ participantType }) => participantType === 'CLIENT')
            .map((one) => one.user)
            .slice(0, limits.userLookupMax),
    [doku.participants, user.userType, usernames],
  );
  const companies = useQuery(
    'getClientNameByRepresentativeUser',
    box.clientId && clients.length > 0
      ? { body: { clientNumber: box.clientId, userIds: clients.map(({ id }) => id) } }
      : null,
  ).data;
  return useMemo(() => {
    const senders = new Map<string, Sender>();
    for (const username of usernames) {
      const known = names.get(username);
      if (!known) continue;
      const id = clients.find((one) => one.username === username)?.id;
      const company = companies?.find(({ userId }) => userId === id);
      senders.set(username, {
        name: localName(known.fullName, known.fullNameLocal, writing),
        ...(company
          ? { company: localName(company.clientName, company.clientNameLocal, writing) }
          : {}),
      });
    }
    return senders;
  }, [clients, companies, names, usernames, writing]);
}
