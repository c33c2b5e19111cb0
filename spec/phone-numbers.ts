import {
  parsePhoneNumberFromString,
  type MetadataJson,
  type PhoneNumber,
} from 'libphonenumber-js/core';
import { limits } from './limits.ts';
import metadata from './phone-metadata.json' with { type: 'json' };
import type { TenantPolicy } from './tenants/policy.ts';

type PhonePolicy = Pick<TenantPolicy, 'country' | 'phone'>;

/** Characters that people write between the digits of a number. */
const separators = /[\s()./-]/g;
const digits = /^\+?[0-9]+$/;
/** §5, BG and SK: an optional plus, then 12 to 15 digits. */
const digitsRule = /^\+?[0-9]{12,15}$/;

function parsed(number: string, country: PhonePolicy['country']): PhoneNumber | undefined {
  if (!digits.test(number)) return undefined;
  const options = { defaultCountry: country, extract: false };
  // The library reads tuples, and JSON has only lists.
  return parsePhoneNumberFromString(number, options, metadata as unknown as MetadataJson);
}

/**
 * A number as it is sent: calling code and national digits, as in `+36301234567`. It may be
 * typed as at home, with the trunk prefix of the country (06 in Hungary), or as from abroad.
 * @returns a text that is not a phone number without its separators. No rule accepts it
 */
export function fullPhoneNumber(typed: string, { country }: PhonePolicy): string {
  const plain = typed.replace(separators, '');
  return parsed(plain, country)?.number ?? plain;
}

/** Whether a number, as it is sent, follows the rule of the tenant (§5, A-030, X-02). */
export function isPhoneNumber(number: string, { country, phone }: PhonePolicy): boolean {
  if (number.length > limits.phoneMax) return false;
  if (phone.rule === 'digits') return digitsRule.test(number);
  const known = parsed(number, country);
  return known?.number === number && known.country === country && known.isValid();
}
