import { limits } from '@dokubox/spec/limits.ts';
import type { UserType } from '@dokubox/spec/enums.ts';
import { maxLength, required } from '../../shared/fieldRules.ts';

/** The values that the login form sends. */
export interface LoginValues extends Record<string, string> {
  readonly language: string;
  readonly username: string;
  readonly password: string;
}

/** Rules of the login form (R5.15). The maximum length is the limit of every username (§9). */
export const loginRules = {
  language: [required],
  username: [required, maxLength(limits.usernameMax, 'dde.error.maxLength50')],
  password: [required],
} as const;

/** Returns the username as typed. A banker's is upper-cased (§5), a client's is not. */
export function typedUsername(value: string, userType: UserType): string {
  return userType === 'BANKER' ? value.toUpperCase() : value;
}
