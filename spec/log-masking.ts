import { limits } from './limits.ts';
import { isSecretName } from './log-masking-names.ts';
import { MASK, withoutSecrets } from './log-masking-text.ts';

const deepest = 8;
const widest = 100;

/** Returns a text without secrets, cut to the length of a log message. */
export function maskText(text: string): string {
  // A name may come after its value, so the text is masked before it is cut.
  return withoutSecrets(text.slice(0, 2 * limits.logMessageMax)).slice(0, limits.logMessageMax);
}

type Pairs = Iterable<readonly [name: unknown, value: unknown]>;

/** Returns headers, forms, queries and maps as pairs. */
const isPairs = (value: object): value is Pairs =>
  'entries' in value &&
  Symbol.iterator in value &&
  !Array.isArray(value) &&
  !(value instanceof Set);

/**
 * Returns the fields of an object to check. For an error, they include those that are not
 * enumerable.
 */
function entriesOf(value: object): (readonly [name: string, value: unknown])[] {
  if (value instanceof Error) {
    const { name, message, stack, cause } = value;
    const visible = { name, message, stack, ...(cause === undefined ? {} : { cause }) };
    return Object.entries({ ...visible, ...value });
  }
  if (isPairs(value)) return [...value].map(([name, entry]) => [String(name), entry]);
  return Object.entries(value);
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const nameKeys = ['name', 'key', 'header', 'field', 'parameter'] as const;

/**
 * Returns whether an object's own name marks it as a secret, as in `{name: 'password', value:
 * 'x'}`.
 */
const namesSecret = (value: Readonly<Record<string, unknown>>): boolean =>
  nameKeys.some((key) => isSecretName(text(value[key]))) && 'value' in value;

function maskList(list: readonly unknown[], depth: number): unknown[] {
  return list.slice(0, widest).map((entry, index) => {
    const before = text(list[index - 1]);
    // In a pair, or in a list of names and values, the value follows its name.
    return /^[\w-]+$/.test(before) && isSecretName(before) ? MASK : maskValue(entry, depth + 1);
  });
}

/**
 * Returns a copy of logged data without secrets. Its depth and width are limited, so that a
 * report of any shape can be stored. Errors keep their name, message, stack and cause. Headers,
 * forms and maps are read.
 */
export function maskValue(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return maskText(value);
  if (typeof value === 'bigint' || typeof value === 'symbol') return maskText(String(value));
  if (value === null || typeof value !== 'object') return value;
  if (depth >= deepest) return MASK;
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : value.toISOString();
  if (value instanceof URL) return maskText(value.href);
  if (ArrayBuffer.isView(value) || value instanceof ArrayBuffer) return MASK;
  if (value instanceof Set) return maskList([...value], depth);
  if (Array.isArray(value)) return maskList(value, depth);
  const isPair = namesSecret(value as Record<string, unknown>);
  const entries = entriesOf(value)
    .slice(0, widest)
    .map(([name, entry]) => {
      const isSecret = isSecretName(name) || (isPair && name === 'value');
      return [maskText(name), isSecret ? MASK : maskValue(entry, depth + 1)] as const;
    });
  // Defining own properties keeps a name such as __proto__ an ordinary name.
  return Object.fromEntries(entries);
}
