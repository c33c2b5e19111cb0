import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MessageComposerProps } from '@dokubox/ui-kit/box/MessagesDialog/MessageComposer.tsx';
import { emptyDraft, type MessageDraft } from '@dokubox/ui-kit/box/MessagesDialog/messageDraft.ts';
import { useCommand } from '../../api/hooks.ts';
import { useServices } from '../../services/services.ts';
import { useUser } from '../../session/session.ts';
import { useAttempt } from '../../shared/failure.ts';
import { keepMessageDraft, readMessageDraft } from './messagesDraft.ts';

/** Writing about a document. The draft is kept until it is sent, even after a sign-out. */
export function useWriting(dokuId: number): Omit<MessageComposerProps, 'userType'> {
  const { i18n } = useTranslation();
  const { user, tenant } = useUser();
  const { platform, notices } = useServices();
  const slot = { storage: platform.sessionStorage, owner: `${tenant}:${user.username}` };
  const add = useCommand('addMessage');
  const [draft, setDraft] = useState(() => readMessageDraft(slot, dokuId) ?? emptyDraft);
  const { run, busy, error } = useAttempt();

  const change = (next: MessageDraft) => {
    setDraft(next);
    keepMessageDraft(slot, dokuId, next);
  };
  const send = async ({ content, messageVisibility }: MessageDraft) => {
    // Everyone can read a client's messages (R5.24).
    const body = { content, messageVisibility: messageVisibility ?? ('EXTERNAL' as const) };
    await run(async () => {
      await add({ params: { id: dokuId }, body }, { shownInPlace: true });
      change(emptyDraft);
      void notices.success(i18n, 'dde.success.messageSaved');
    });
  };
  return {
    draft,
    onDraftChange: change,
    onSend: (message) => void send(message),
    sending: busy,
    ...(error === undefined ? {} : { errorText: error }),
  };
}
