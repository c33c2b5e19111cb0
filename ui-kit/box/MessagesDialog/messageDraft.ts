import type { MessageVisibility, UserType } from '@dokubox/spec/enums.ts';
import { limits } from '@dokubox/spec/limits.ts';
import type { MessageKey } from '@dokubox/spec/errors.ts';
import { spokenText, optionalTextProblem } from '@dokubox/spec/free-text.ts';

/** A message being written. A banker's visibility is null until it is chosen (R5.24). */
export interface MessageDraft {
  readonly content: string;
  readonly messageVisibility: MessageVisibility | null;
}

export const emptyDraft: MessageDraft = { content: '', messageVisibility: null };

/** Returns the text to send, without surrounding blanks. */
export function contentOf(draft: MessageDraft): string {
  return spokenText(draft.content);
}

/** Errors of a draft, by field. */
export interface DraftErrors {
  readonly content?: MessageKey;
  readonly messageVisibility?: MessageKey;
}

/** Returns the error of the text so far. An empty text is not an error yet. */
export function brokenContent(draft: MessageDraft): MessageKey | undefined {
  const content = contentOf(draft);
  if (content.length > limits.messageMax) return 'dde.error.maxLength2000';
  return optionalTextProblem(content, 'lines');
}

/** Checks a draft before it is sent (R5.23, R5.24). Empty if there are no errors. */
export function draftErrors(draft: MessageDraft, userType: UserType): DraftErrors {
  const broken = brokenContent(draft);
  const content = contentOf(draft) === '' ? 'dde.error.requiredField' : broken;
  return {
    ...(content === undefined ? {} : { content }),
    ...(userType === 'BANKER' && draft.messageVisibility === null
      ? { messageVisibility: 'dde.error.requiredField' }
      : {}),
  };
}
