import { limits } from './limits.ts';

/** Names of fields whose values never reach a log, in lower case and without separators. */
export const maskedNames = [
  'authorization',
  'password',
  'token',
  'pin',
  'otp',
  'secret',
  'cookie',
  'filecontent',
  'phonenumber',
] as const;

/** In addresses also what single sign-on hands over there; whole names, or every `statusCode` went. */
const maskedInAddresses: ReadonlySet<string> = new Set(['code', 'state']);

const mask = '***';
const deepest = 8;
const widest = 100;

/**
 * `name=value` anywhere in a text, as in addresses. Starts only where a name starts, so that a long
 * text costs no more than its length.
 */
const assignment = /(?<![\w-])([\w-]+)=([^&#;\s"']*)/g;
/** `"name": "value"` or `"name": 12` anywhere in a text, as in a body somebody quotes. */
const jsonPair = /"([\w-]{1,100})"(\s{0,4}:\s{0,4})("(?:[^"\\]|\\.)*"?|[^\s,}\]"]+)/g;
const bearer = /\b(bearer\s+)[\w.~+/=-]+/gi;

function isMasked(name: string): boolean {
  const plain = name.toLowerCase().replace(/[-_]/g, '');
  return maskedNames.some((masked) => plain.includes(masked));
}

/** A text without secrets in its addresses, cut to the length of a log message. */
export function maskText(text: string): string {
  return text
    .slice(0, limits.logMessageMax)
    .replace(assignment, (whole, name: string) =>
      isMasked(name) || maskedInAddresses.has(name.toLowerCase()) ? `${name}=${mask}` : whole,
    )
    .replace(jsonPair, (whole, name: string, colon: string) =>
      isMasked(name) ? `"${name}"${colon}"${mask}"` : whole,
    )
    .replace(bearer, `$1${mask}`)
    .slice(0, limits.logMessageMax);
}

/**
 * A copy of logged data without secrets, bounded in depth and width, so that a report of any shape
 * can be kept.
 */
export function maskValue(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return maskText(value);
  if (value === null || typeof value !== 'object') return value;
  if (depth >= deepest) return mask;
  if (Array.isArray(value)) {
    return value.slice(0, widest).map((entry) => maskValue(entry, depth + 1));
  }
  const entries = Object.entries(value)
    .slice(0, widest)
    .map(([name, entry]) => [name, isMasked(name) ? mask : maskValue(entry, depth + 1)] as const);
  // Defines own properties, so that a name such as __proto__ stays a name.
  return Object.fromEntries(entries);
}
