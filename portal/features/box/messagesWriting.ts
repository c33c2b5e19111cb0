import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MessageComposerProps } from '@dokubox/ui-kit/box/MessagesDialog/MessageComposer.tsx';
import { emptyDraft, type MessageDraft } from '@dokubox/ui-kit/box/MessagesDialog/messageDraft.ts';
import { messageText } from '@dokubox/ui-kit/locales/messageText.ts';
import { asApiError } from '../../api/errors.ts';
import { useCommand } from '../../api/hooks.ts';
import { flowId } from '../../api/flowId.ts';
import { useServices } from '../../services/services.ts';
import { useUser } from '../../session/session.ts';
import { refusalKey } from '../../shared/refusalKey.ts';
import { keepMessageDraft, readMessageDraft } from './messagesDraft.ts';

/** Writing about a document: the draft is kept until it is sent, also over a sign-out. */
export function useWriting(dokuId: number): Omit<MessageComposerProps, 'userType'> {
  const { i18n } = useTranslation();
  const { t } = useTranslation('contract');
  const { user, tenant } = useUser();
  const { platform, notices } = useServices();
  const place = { storage: platform.sessionStorage, owner: `${tenant}:${user.username}` };
  const add = useCommand('addMessage');
  const [draft, setDraft] = useState(() => readMessageDraft(place, dokuId) ?? emptyDraft);
  const [sending, setSending] = useState(false);
  const [errorText, setErrorText] = useState<string>();

  const change = (next: MessageDraft) => {
    setDraft(next);
    keepMessageDraft(place, dokuId, next);
  };
  const send = async ({ content, messageVisibility }: MessageDraft) => {
    setSending(true);
    setErrorText(undefined);
    // What a client writes, everybody reads (R5.24).
    const body = { content, messageVisibility: messageVisibility ?? ('EXTERNAL' as const) };
    try {
      await add({ params: { id: dokuId }, body }, { shownInPlace: true });
      change(emptyDraft);
      void notices.success(i18n, 'dde.success.messageSaved');
    } catch (cause) {
      const error = asApiError(cause, flowId);
      setErrorText(messageText(t, refusalKey(error), error.messageParams));
    } finally {
      setSending(false);
    }
  };
  return {
    draft,
    onDraftChange: change,
    onSend: (message) => void send(message),
    sending,
    ...(errorText === undefined ? {} : { errorText }),
  };
}
