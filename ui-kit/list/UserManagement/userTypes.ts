import type { ManagedUser } from '@dokubox/spec/schemas/user.ts';
import type { Failure } from '../../locales/messageText.ts';

/**
 * Does something to a representative; resolves with null when done, else with why not. Must not reject.
 */
export type UserCommand<Input = void> = (
  user: ManagedUser,
  input: Input,
) => Promise<Failure | null>;
