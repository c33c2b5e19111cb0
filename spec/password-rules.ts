import type { MessageKey } from './errors.ts';
import { limits } from './limits.ts';

/** Allowed characters: letters, digits and the special characters of A-027. */
const allowedCharacters = /^[A-Za-z0-9\-"#$%&'()*+,/;:=!?_@>.<[\]{}|~^]*$/;
/** Kinds of characters of which a password needs one each. */
const neededKinds = {
  lowercase: /[a-z]/,
  uppercase: /[A-Z]/,
  digit: /[0-9]/,
  special: /[^A-Za-z0-9]/,
};
type CharacterKind = keyof typeof neededKinds;

/** Kinds of characters that a password still needs, in the order of A-027. */
export function missingKinds(password: string): CharacterKind[] {
  const kinds = Object.keys(neededKinds) as CharacterKind[];
  return kinds.filter((kind) => !neededKinds[kind].test(password));
}

/** Returns the first rule a chosen password breaks, in the order of A-027, or null. */
export function passwordProblem(password: string): MessageKey | null {
  if (password.length < limits.passwordMin || password.length > limits.passwordMax) {
    return 'dde.error.passwordLength';
  }
  if (!allowedCharacters.test(password)) return 'dde.error.invalidCharacter';
  return missingKinds(password).length === 0 ? null : 'dde.error.patternMatch';
}
