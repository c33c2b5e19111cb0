import type { MessageKey } from '@dokubox/spec/errors.ts';

/** A form rule: the message key of what is wrong, or nothing; `values` are all fields of the form. */
export type Rule<Value> = (
  value: Value,
  values?: Readonly<Record<string, Value>>,
) => MessageKey | undefined;

/** §5 "required": an empty or blank text. */
export const required: Rule<string> = (value) =>
  value.trim() === '' ? 'dde.error.requiredField' : undefined;

/** At most `max` characters, counted as HTML's `maxlength` does; the message is the rule's own key. */
export function maxLength(max: number, key: MessageKey): Rule<string> {
  return (value) => (value.length > max ? key : undefined);
}

/** Message keys of the fields that are wrong; a field that is right is absent. */
export type FieldErrors<Values> = Partial<Record<keyof Values & string, MessageKey>>;

/** Runs the rules of each field in order and keeps the first finding. */
export function validateFields<Values extends Record<string, string>>(
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
