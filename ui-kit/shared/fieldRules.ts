import type { MessageKey } from '@dokubox/spec/errors.ts';
import { spokenText, optionalTextProblem, type TextKind } from '@dokubox/spec/free-text.ts';

/**
 * A form rule. Returns the message key of the error, or nothing. `values` are all fields of the
 * form.
 */
export type Rule<Value> = (
  value: Value,
  values?: Readonly<Record<string, Value>>,
) => MessageKey | undefined;

/** The rule “required” of §5: the text must have a visible character. */
export const required: Rule<string> = (value) =>
  spokenText(value) === '' ? 'dde.error.requiredField' : undefined;

/**
 * Rejects characters that no text may have. They can be pasted, and users do not see them.
 */
export function usable(kind: TextKind): Rule<string> {
  return (value) => optionalTextProblem(value, kind);
}

/**
 * At most `max` characters, counted as HTML's `maxlength` does. The message is the rule's own key.
 */
export function maxLength(max: number, key: MessageKey): Rule<string> {
  return (value) => (value.length > max ? key : undefined);
}

/** Message keys of the invalid fields. Valid fields are absent. */
export type FieldErrors<Values> = Partial<Record<keyof Values & string, MessageKey>>;

/** Checks the rules of each field in order and keeps the first error. */
export function checkFields<Values extends Record<string, string>>(
  values: Values,
  rules: { readonly [K in keyof Values & string]?: readonly Rule<string>[] },
): FieldErrors<Values> {
  const errors: FieldErrors<Values> = {};
  for (const field of Object.keys(rules) as (keyof Values & string)[]) {
    for (const rule of rules[field] ?? []) {
      const finding = rule(values[field] ?? '', values);
      if (finding) {
        errors[field] = finding;
        break;
      }
    }
  }
  return errors;
}

/** Whether no field is invalid. */
export function isValid(errors: object): boolean {
  return Object.keys(errors).length === 0;
}
