import type { ManagedUser } from '@dokubox/spec/schemas/user.ts';
import type { Failure } from '../../locales/messageText.ts';

/**
 * A command on a representative. Resolves with null on success, otherwise with the failure. Must
 * not reject.
 */
export type UserCommand<Input = void> = (
  user: ManagedUser,
  input: Input,
) => Promise<Failure | null>;
