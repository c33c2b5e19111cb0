import type { MessageVisibility, UserType } from '@dokubox/spec/enums.ts';
import { limits } from '@dokubox/spec/limits.ts';
import type { MessageKey } from '@dokubox/spec/errors.ts';

/** A message being written; a banker's visibility is null until it is chosen (R5.24). */
export interface MessageDraft {
  readonly content: string;
  readonly messageVisibility: MessageVisibility | null;
}

export const emptyDraft: MessageDraft = { content: '', messageVisibility: null };

/** What would be sent: without the blanks around it. */
export function contentOf(draft: MessageDraft): string {
  return draft.content.trim();
}

/** What is wrong with a draft, by field. */
export interface DraftErrors {
  readonly content?: MessageKey;
  readonly messageVisibility?: MessageKey;
}

/** Checks a draft before it is sent (R5.23, R5.24). Empty when nothing is wrong. */
export function draftErrors(draft: MessageDraft, userType: UserType): DraftErrors {
  const { length } = contentOf(draft);
  return {
    ...(length === 0 ? { content: 'dde.error.requiredField' } : {}),
    ...(length > limits.messageMax ? { content: 'dde.error.maxLength2000' } : {}),
    ...(userType === 'BANKER' && draft.messageVisibility === null
      ? { messageVisibility: 'dde.error.requiredField' }
      : {}),
  };
}
