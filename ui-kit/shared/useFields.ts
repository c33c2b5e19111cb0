import { useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { failureText } from '../locales/messageText.ts';
import { isValid, checkFields, type FieldErrors, type Rule } from './fieldRules.ts';

type Texts = Record<string, string>;
/** The rules of a form's fields, in the order in which they are checked. */
export type FieldRules<Values extends Texts> = {
  readonly [K in keyof Values & string]?: readonly Rule<string>[];
};

/** Errors of a form, as of its last submit. */
interface Checked<Values extends Texts> {
  readonly errors: FieldErrors<Values>;
  /** Forgets the error of one field, or all. */
  readonly clear: (field?: keyof Values & string) => void;
  /** Handler for `<form onSubmit>`: passes the values on, or focuses the first field that is wrong. */
  readonly submit: (event: SyntheticEvent<HTMLFormElement>) => void;
}

/** Props of an input of a form. */
export interface FieldInput {
  readonly name: string;
  readonly value: string;
  /** Why the value is wrong, in words. */
  readonly error: string | undefined;
  readonly onChange: (event: { readonly currentTarget: { readonly value: string } }) => void;
}

/** State of a form of text fields. */
export interface Fields<Values extends Texts> extends Omit<Checked<Values>, 'clear'> {
  readonly values: Values;
  /** Changes one field. Its error disappears at once. */
  readonly set: (field: keyof Values & string, value: string) => void;
  /**
   * The props of a field's input.
   *
   * @param errorName name of the field in its error texts (`fieldError`), if that is another one
   */
  readonly input: (field: keyof Values & string, errorName?: string) => FieldInput;
}

/**
 * The checks of a form whose caller keeps the values. Each input needs the key of its value as its
 * `name`. An element with `data-why` takes the focus where something other than a field is in the way.
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
  const { t } = useTranslation('contract');
  const [values, setValues] = useState(initial);
  const { errors, clear, submit } = useChecked(values, rules, onSubmit);
  const set = (field: keyof Values & string, value: string) => {
    setValues((current) => ({ ...current, [field]: value }));
    clear(field);
  };
  return {
    values,
    errors,
    set,
    input: (name, errorName = name) => ({
      name,
      value: values[name] ?? '',
      error: errors[name] && failureText(t, { messageKey: errors[name], field: errorName }),
      onChange: ({ currentTarget }) => {
        set(name, currentTarget.value);
      },
    }),
    submit,
  };
}
