import type { MessageKey } from '@dokubox/spec/errors.ts';
import { spokenText, optionalTextProblem, type TextKind } from '@dokubox/spec/free-text.ts';

/** A form rule: the message key of what is wrong, or nothing; `values` are all fields of the form. */
export type Rule<Value> = (
  value: Value,
  values?: Readonly<Record<string, Value>>,
) => MessageKey | undefined;

/** §5 "required": a text with nothing to be seen in it. */
export const required: Rule<string> = (value) =>
  spokenText(value) === '' ? 'dde.error.requiredField' : undefined;

/** No character that no text may have: it came by pasting, and nobody sees it. */
export function usable(kind: TextKind): Rule<string> {
  return (value) => optionalTextProblem(value, kind);
}

/** At most `max` characters, counted as HTML's `maxlength` does; the message is the rule's own key. */
export function maxLength(max: number, key: MessageKey): Rule<string> {
  return (value) => (value.length > max ? key : undefined);
}

/** Message keys of the fields that are wrong; a field that is right is absent. */
export type FieldErrors<Values> = Partial<Record<keyof Values & string, MessageKey>>;

/** Runs the rules of each field in order and keeps the first finding. */
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

/** True when no field is wrong. */
export function isValid(errors: object): boolean {
  return Object.keys(errors).length === 0;
}
