import type { UserType } from '../enums.ts';

/** The side of a user by the key of a scenario: one that begins with `banker` is a banker. */
export function userTypeOfKey(key: string): UserType {
  return key.startsWith('banker') ? 'BANKER' : 'CLIENT';
}
