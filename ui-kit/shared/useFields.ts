import { useState, type SubmitEvent } from 'react';
import { isValid, validateFields, type FieldErrors, type Rule } from './validation.ts';

/** State of a form of text fields. */
export interface Fields<Values extends Record<string, string>> {
  readonly values: Values;
  readonly errors: FieldErrors<Values>;
  /** Changes one field; its error disappears at once. */
  readonly set: (field: keyof Values & string, value: string) => void;
  /** Handler for `<form onSubmit>`: checks, focuses the first wrong field, or hands the values on. */
  readonly submit: (event: SubmitEvent<HTMLFormElement>) => void;
}

function withoutField<Values>(
  errors: FieldErrors<Values>,
  field: keyof Values & string,
): FieldErrors<Values> {
  const others = Object.entries(errors).filter(([name]) => name !== field);
  return Object.fromEntries(others) as FieldErrors<Values>;
}

/**
 * Small form helper: values, errors by message key, submit. Fields are found by their `name`, which
 * must be the key of the value.
 */
export function useFields<Values extends Record<string, string>>(
  initial: Values,
  rules: { readonly [K in keyof Values & string]?: readonly Rule<string>[] },
  onSubmit: (values: Values) => void,
): Fields<Values> {
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<FieldErrors<Values>>({});
  return {
    values,
    errors,
    set: (field, value) => {
      setValues((current) => ({ ...current, [field]: value }));
      setErrors((current) => withoutField(current, field));
    },
    submit: (event) => {
      event.preventDefault();
      const form = event.currentTarget;
      const found = validateFields(values, rules);
      setErrors(found);
      if (isValid(found)) {
        onSubmit(values);
        return;
      }
      const wrong = Array.from(form.elements).find(
        (element): element is HTMLInputElement | HTMLSelectElement =>
          (element instanceof HTMLInputElement || element instanceof HTMLSelectElement) &&
          Object.hasOwn(found, element.name),
      );
      wrong?.focus();
    },
  };
}
