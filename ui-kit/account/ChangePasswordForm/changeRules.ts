import { limits } from '@dokubox/spec/limits.ts';
import { passwordProblem } from '@dokubox/spec/password-rules.ts';
import { passwordScore, type Score } from '@dokubox/spec/password-strength/estimate.ts';
import { required, type Rule } from '../../shared/fieldRules.ts';

/**
 * Rules of a change of password in the order of §5: required, length, characters, pattern
 * and strength, equal repetition.
 *
 * @param inputs the user's data, which a password must not contain
 */
export function changeRules(inputs: readonly string[]) {
  const strong: Rule<string> = (value) =>
    passwordScore(value, inputs) > limits.passwordStrengthAbove
      ? undefined
      : 'dde.error.patternMatch';
  return {
    current: [required],
    next: [required, (value: string) => passwordProblem(value) ?? undefined, strong],
    repeated: [
      required,
      (value: string, values?: Readonly<Record<string, string>>) =>
        value === values?.['next'] ? undefined : ('dde.error.identical' as const),
    ],
  };
}

/**
 * Strength of a password to show, or undefined if none is shown. A password that breaks a rule has
 * an error instead.
 */
export function shownStrength(password: string, inputs: readonly string[]): Score | undefined {
  if (password === '') return undefined;
  const score = passwordScore(password, inputs);
  const isRefused = passwordProblem(password) !== null;
  return isRefused && score > limits.passwordStrengthAbove ? undefined : score;
}
