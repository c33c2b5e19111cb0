import type { MessageKey } from './errors.ts';
import { limits } from './limits.ts';

/** Allowed characters: letters, digits and the special characters of A-027. */
const allowedCharacters = /^[A-Za-z0-9\-"#$%&'()*+,/;:=!?_@>.<[\]{}|~^]*$/;
const neededKinds = [/[a-z]/, /[A-Z]/, /[0-9]/, /[^A-Za-z0-9]/];

/** Returns the first rule a chosen password breaks, in the order of A-027, or null. */
export function passwordProblem(password: string): MessageKey | null {
  if (password.length < limits.passwordMin || password.length > limits.passwordMax) {
    return 'dde.error.passwordLength';
  }
  if (!allowedCharacters.test(password)) return 'dde.error.invalidCharacter';
  return neededKinds.every((kind) => kind.test(password)) ? null : 'dde.error.patternMatch';
}
