import type { UserType } from '../enums.ts';

/**
 * Returns the side of a user from their key in a scenario. A key that begins with `banker` is a
 * banker's.
 */
export function userTypeOfKey(key: string): UserType {
  return key.startsWith('banker') ? 'BANKER' : 'CLIENT';
}
