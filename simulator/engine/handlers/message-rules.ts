import type { MessageVisibility, UserType } from '@dokubox/spec/enums.ts';
import type { MessageState } from '../state.ts';
import type { Transaction } from '../world/transaction.ts';
import { invalidField } from '../refusals.ts';

/**
 * Who may read a message: a banker has to choose, a client writes to everybody (R5.24). A client's
 * INTERNAL message is refused rather than published.
 */
export function chosenVisibility(
  chosen: MessageVisibility | undefined,
  userType: UserType,
  field: string,
): MessageVisibility {
  if (userType === 'BANKER') {
    if (chosen === undefined) throw invalidField(field, 'dde.error.requiredField');
    return chosen;
  }
  if (chosen === 'INTERNAL') {
    throw invalidField(field, 'dde.error.invalidValue', 'messages of clients are EXTERNAL');
  }
  return 'EXTERNAL';
}

/** A new message; its sender has read it. */
export function newMessage(
  tx: Pick<Transaction, 'nextId'>,
  message: Pick<MessageState, 'content' | 'messageVisibility' | 'senderUsername' | 'createdAt'>,
): MessageState {
  return { id: tx.nextId('message'), ...message, readBy: [message.senderUsername] };
}
