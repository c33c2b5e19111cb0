import { languages, tenants, userTypes } from '@dokubox/spec/enums.ts';
import { limits } from '@dokubox/spec/limits.ts';
import { isResumable } from '../config/landing.ts';
import type { ParameterName } from './public/dokubox.d.ts';

type Fields = Readonly<Record<string, unknown>>;

const isText = (value: unknown) => typeof value === 'string' && value.length > 0;
const isId = (value: unknown) =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0;
const absentOr = (check: (value: unknown) => boolean) => (value: unknown) =>
  value === undefined || check(value);
const oneOf = (list: readonly string[]) => (value: unknown) =>
  typeof value === 'string' && list.includes(value);
const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a value is an address to return to. The configuration decides who may own it. */
function isAddress(value: unknown): boolean {
  if (typeof value !== 'string' || value.length > limits.returnUrlMax) return false;
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
}

function isTheme(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { colorScheme, variables = {} } = value;
  if (colorScheme !== undefined && colorScheme !== 'light' && colorScheme !== 'dark') return false;
  return (
    isRecord(variables) &&
    Object.entries(variables).every(
      // The value must not load anything: a colour or a length needs no address.
      ([name, text]) =>
        /^--(?:mantine|dk)-[\w-]+$/.test(name) &&
        typeof text === 'string' &&
        !/url\(|image-set\(/i.test(text),
    )
  );
}

const checks: Readonly<Record<ParameterName, (value: unknown) => boolean>> = {
  tenant: oneOf(tenants),
  language: oneOf(languages),
  userType: oneOf(userTypes),
  idToken: isText,
  refreshToken: absentOr(isText),
  clientNumber: absentOr(isText),
  dokuBoxId: absentOr(isId),
  returnUrl: absentOr(isAddress),
  returnedDokuBoxId: absentOr(isId),
  path: absentOr((value) => typeof value === 'string' && isResumable(value)),
  theme: absentOr(isTheme),
};

const names = Object.keys(checks) as ParameterName[];
const tokenNames = ['idToken', 'refreshToken'] as const;

const invalidAmong = (given: unknown, among: readonly ParameterName[]) => {
  const fields = isRecord(given) ? given : {};
  return among.filter((name) => !checks[name](fields[name]));
};

/**
 * Returns the names of missing or invalid parameters, or none if all are valid. Only names,
 * because a value may be a token.
 */
export function invalidParameters(given: unknown): readonly ParameterName[] {
  return invalidAmong(given, names);
}

/** Returns the invalid names of tokens that arrive later. */
export function invalidTokens(given: unknown): readonly ParameterName[] {
  return invalidAmong(given, tokenNames);
}
