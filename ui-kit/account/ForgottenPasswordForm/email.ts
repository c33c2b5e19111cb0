import type { Rule } from '../../shared/fieldRules.ts';

/** Longest address that can be delivered, as the contract's schema has it. */
const LONGEST = 254;
/** The addresses browsers accept in an e-mail field, with a dot in the domain. */
const address =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i;

/** §5 "invalid email". */
export const validEmail: Rule<string> = (value) => {
  const text = value.trim();
  return text.length <= LONGEST && address.test(text) ? undefined : 'dde.error.invalidEmail';
};
