import { limits } from '@dokubox/spec/limits.ts';
import type { Rule } from './fieldRules.ts';

/** The rule of browsers for an e-mail field, with a dot in the domain. */
const address =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i;

/** §5 "invalid email". */
export const validEmail: Rule<string> = (value) => {
  const text = value.trim();
  return text.length <= limits.emailMax && address.test(text)
    ? undefined
    : 'dde.error.invalidEmail';
};
