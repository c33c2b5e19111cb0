import { useState, type SyntheticEvent } from 'react';
import { isValid, checkFields, type FieldErrors, type Rule } from './fieldRules.ts';

type Texts = Record<string, string>;
/** The rules of a form's fields, in the order in which they are checked. */
export type FieldRules<Values extends Texts> = {
  readonly [K in keyof Values & string]?: readonly Rule<string>[];
};

/** What is wrong in a form, as it was submitted last. */
interface Checked<Values extends Texts> {
  readonly errors: FieldErrors<Values>;
  /** Forgets the error of one field, or all. */
  readonly clear: (field?: keyof Values & string) => void;
  /** Handler for `<form onSubmit>`: checks, focuses what is wrong first, or hands the values on. */
  readonly submit: (event: SyntheticEvent<HTMLFormElement>) => void;
}

/** State of a form of text fields. */
export interface Fields<Values extends Texts> extends Omit<Checked<Values>, 'clear'> {
  readonly values: Values;
  /** Changes one field; its error disappears at once. */
  readonly set: (field: keyof Values & string, value: string) => void;
}

/**
 * The checks of a form whose caller keeps the values. Fields are found by their `name`, which must be
 * the key of the value. Something other than a field may be in the way: it is marked by `data-why`.
 */
export function useChecked<Values extends Texts>(
  values: Values,
  rules: FieldRules<Values>,
  onSubmit: (values: Values) => void,
): Checked<Values> {
  const [errors, setErrors] = useState<FieldErrors<Values>>({});
  return {
    errors,
    clear: (field) => {
      setErrors((current) => {
        const { [field ?? '']: _cleared, ...others } = current as Texts;
        return field === undefined ? {} : (others as FieldErrors<Values>);
      });
    },
    submit: (event) => {
      event.preventDefault();
      const found = checkFields(values, rules);
      setErrors(found);
      if (isValid(found)) {
        onSubmit(values);
        return;
      }
      const wrong = Object.keys(found).map((name) => `[name="${name}"]:enabled`);
      const places = [...wrong, '[data-why]'].join();
      event.currentTarget.querySelector<HTMLElement>(places)?.focus();
    },
  };
}

/** A form of text fields: values, errors by message key, submit. */
export function useFields<Values extends Texts>(
  initial: Values,
  rules: FieldRules<Values>,
  onSubmit: (values: Values) => void,
): Fields<Values> {
  const [values, setValues] = useState(initial);
  const { errors, clear, submit } = useChecked(values, rules, onSubmit);
  return {
    values,
    errors,
    set: (field, value) => {
      setValues((current) => ({ ...current, [field]: value }));
      clear(field);
    },
    submit,
  };
}
