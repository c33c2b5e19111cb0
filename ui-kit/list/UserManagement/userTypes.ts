import type { MessageKey } from '@dokubox/spec/errors.ts';
import type { ManagedUser } from '@dokubox/spec/schemas/user.ts';

/**
 * Does something to a representative; resolves with null when done, else with the message that says
 * why not. Must not reject.
 */
export type UserCommand<Input = void> = (
  user: ManagedUser,
  input: Input,
) => Promise<MessageKey | null>;
