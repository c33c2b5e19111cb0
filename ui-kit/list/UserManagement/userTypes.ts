import type { MessageKey } from '@dokubox/spec/errors.ts';
import type { ManagedUser } from '@dokubox/spec/schemas/user.ts';

/** A representative as the screen shows it; the day may be ISO text or a local date. */
export type UserRow = Omit<ManagedUser, 'docExpiryDate'> & {
  readonly docExpiryDate?: string | Date | null | undefined;
};

/**
 * Does something to a representative; resolves with null when done, else with the message that says
 * why not. Must not reject.
 */
export type UserCommand<Input = void> = (user: UserRow, input: Input) => Promise<MessageKey | null>;
