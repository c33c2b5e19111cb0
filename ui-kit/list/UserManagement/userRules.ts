import type { MessageKey } from '@dokubox/spec/errors.ts';
import { required } from '../../shared/fieldRules.ts';

/** One @, something on both sides, a dot in the domain; the server has the last word (§5). */
const email = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/u;
const emailMax = 254;

/** What is wrong with an e-mail address (R5.5). */
export function emailFinding(value: string): MessageKey | undefined {
  const text = value.trim();
  if (required(text)) return 'dde.error.requiredField';
  return text.length <= emailMax && email.test(text) ? undefined : 'dde.error.invalidEmail';
}
