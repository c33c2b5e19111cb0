import type { MessageDraft } from '@dokubox/ui-kit/box/MessagesDialog/messageDraft.ts';
import { keepDraft, readDraft, type DraftSlot } from '../../shared/drafts.ts';

function isMessageDraft(value: unknown): value is MessageDraft {
  if (typeof value !== 'object' || value === null) return false;
  const { content, messageVisibility } = value as Partial<Record<keyof MessageDraft, unknown>>;
  return (
    typeof content === 'string' &&
    (messageVisibility === null ||
      messageVisibility === 'INTERNAL' ||
      messageVisibility === 'EXTERNAL')
  );
}

/** Returns a user's unsent message about a document. */
export function readMessageDraft(slot: DraftSlot, dokuId: number): MessageDraft | undefined {
  const kept = readDraft(slot, dokuId, 'message');
  return isMessageDraft(kept) ? kept : undefined;
}

/** Keeps an unsent message. An empty draft is forgotten. */
export function keepMessageDraft(slot: DraftSlot, dokuId: number, draft: MessageDraft): void {
  const empty = draft.content === '' && draft.messageVisibility === null;
  keepDraft(slot, dokuId, 'message', empty ? null : draft);
}
