import type { MessageVisibility, UserType } from '@dokubox/spec/enums.ts';
import type { MessageState } from '../state.ts';
import type { Transaction } from '../world/transaction.ts';
import { invalidField } from '../refusals.ts';

/**
 * The visibility of a message. A banker has to choose it, and a client writes to everyone (R5.24).
 * A client's INTERNAL message is rejected rather than published.
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
    throw invalidField(field, 'dde.error.invalidValue', "a client's message must be EXTERNAL");
  }
  return 'EXTERNAL';
}

/** A new message, already read by its sender. */
export function newMessage(
  tx: Pick<Transaction, 'nextId'>,
  message: Pick<MessageState, 'content' | 'messageVisibility' | 'senderUsername' | 'createdAt'>,
): MessageState {
  return { id: tx.nextId('message'), ...message, readBy: [message.senderUsername] };
}
