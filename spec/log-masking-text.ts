import { fillsItsLine, isSecretName } from './log-masking-names.ts';

/** The replacement of a secret. */
export const MASK = '***';

/**
 * Maximum distance of a value before its name, in characters, as in `{"value": "x", "name":
 * "pin"}`.
 */
const LOOK_BACK = 1_000;

/** A quotation mark as written in JSON, addresses, XML and JSON inside JSON. */
const quote = /\\*["'`]|%2[27]|&quot;|&#3[49];|\\+u002[27]/iy;
const space = /(?:\s|%20|%0[AD]|\\[nrt]){0,8}/iy;
/** The end of a name: its quotation marks, and the bracket of `a[password]`. */
const closer = /(?:\\*["'`]|%2[27]|&quot;|&#3[49];|\\+u002[27]|\s|%20|\]|%5D){0,12}/iy;
const separator = /=>|[=:]|%3[AD]|,|%2C|\((?=\\*["'`])/iy;
/** The second half of `name: "password", value: "x"`, in JSON, attributes and addresses. */
const valueKey =
  /(?:[\s,;]|%2C|%20){0,6}(?:\\*["'`]|%2[27]|&quot;|\\+u002[27])?(?:value|val|content)(?:\\*["'`]|%2[27]|&quot;|\\+u002[27])?\s{0,4}(?:[:=]|%3[AD])/iy;
const nameKey =
  /(?:name|key|header|field|parameter)(?:\\*["'`]|%2[27]|&quot;|\\+u002[27]|\s|[:=]|%3[AD]){1,12}$/i;
const anyQuote = /["'`]|%2[27]|&quot;|&#3[49];|\\u002[27]/i;
/** Authentication schemes at the start of a header's value. */
const scheme = /(?:bearer|basic|digest|negotiate|ntlm|token|apikey|hmac|aws4-hmac-sha256)\s/iy;
const openTag = /(?:<|&lt;)(?:[\w.-]{1,60}:)?$/i;
const word = /[A-Za-z][\w-]*/g;
/** Characters that end a value only if something else begins after them. */
const endsMaybe = new Set('&,;#)]}|');
const endsAlways = /[\s"'`<>]/;

interface Masked {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** Returns what a sticky pattern finds at a position. Empty if it finds nothing. */
function found(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? '';
}

/**
 * Returns the end of a quoted text that `opener` opened, or the end of the whole text if it was cut
 * off.
 */
function closing(text: string, from: number, opener: string): number {
  const plain = /^(\\*)(["'`])$/.exec(opener);
  if (!plain) {
    const end = text.toLowerCase().indexOf(opener.toLowerCase(), from);
    return end < 0 ? text.length : end;
  }
  const [, slashes = '', sign = ''] = plain;
  for (let at = text.indexOf(sign, from); at >= 0; at = text.indexOf(sign, at + 1)) {
    let before = 0;
    while (text[at - 1 - before] === '\\' && at - 1 - before >= from) before += 1;
    // The mark of a nested text has more characters, and the mark of a surrounding text has fewer.
    if (before <= slashes.length) return at - before;
  }
  return text.length;
}

/**
 * Returns the end of a list or object that begins here, or the end of the text if it was cut off.
 */
function closingBracket(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    if ('[{'.includes(text[at] ?? ' ')) depth += 1;
    else if (']}'.includes(text[at] ?? ' ') && (depth -= 1) === 0) return at + 1;
  }
  return text.length;
}

const endOfLine = (text: string, from: number): number => {
  const end = text.slice(from).search(/[\r\n]|\\[rn]/);
  return end < 0 ? text.length : from + end;
};

/** Returns the end of a value without quotation marks. */
function endOfRun(text: string, from: number, encoded: boolean): number {
  const next = /[\w.-]{1,60}(?:[=:]|%3[AD])/iy;
  for (let at = from; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if (endsAlways.test(sign)) return at;
    if (sign === '\\' && /["'`nr]/.test(text[at + 1] ?? '')) return at;
    if (encoded && /^%(?:2[267C]|7D|5D|3B)/i.test(text.slice(at, at + 3))) return at;
    if (sign === '&' && /^&(?:quot|lt|gt|#3[49]);/i.test(text.slice(at, at + 6))) return at;
    if (!endsMaybe.has(sign)) continue;
    const after = text[at + 1] ?? ' ';
    if (/[\s"'`<>)\]},;&]/.test(after) || found(next, text, at + 1) !== '') return at;
  }
  return text.length;
}

/** Returns the quotation mark before a name, as in `-H 'Cookie: a=b'`. Empty if there is none. */
function quoteBefore(text: string, start: number): string {
  return /\\{0,7}["'`]$/.exec(text.slice(Math.max(0, start - 8), start))?.[0] ?? '';
}

/** Returns the value that begins at a position. */
function valueAt(
  text: string,
  at: number,
  name: string,
  how: { inQuotes: string; encoded: boolean; quoted: boolean },
): Masked {
  const from = at + found(space, text, at).length;
  const limit = how.inQuotes === '' ? text.length : closing(text, from, how.inQuotes);
  const opener = found(quote, text, from);
  if (opener !== '' && from < limit) {
    const start = from + opener.length;
    return { from: start, to: closing(text, start, opener), text: MASK };
  }
  const whole = how.quoted && !how.encoded ? `"${MASK}"` : MASK;
  if (text.startsWith('<![CDATA[', from)) {
    const end = text.indexOf(']]>', from);
    return { from: from + 9, to: end < 0 ? text.length : end, text: MASK };
  }
  if ('[{'.includes(text[from] ?? ' ')) {
    return { from, to: Math.min(limit, closingBracket(text, from)), text: whole };
  }
  const line = fillsItsLine(name) || found(scheme, text, from) !== '';
  const end = line ? endOfLine(text, from) : endOfRun(text, from, how.encoded);
  return {
    from,
    to: Math.min(limit, end),
    text: how.quoted && /^["\d-]/.test(text.slice(from, from + 1)) ? whole : MASK,
  };
}

/** Returns the content of an element whose name is a secret. */
function contentOf(text: string, end: number): Masked | null {
  const open = /[^<>&]{0,300}(?:>|&gt;)/iy;
  const head = found(open, text, end);
  if (head === '' || /\/(?:>|&gt;)$/i.test(head)) return null;
  const from = end + head.length;
  const close = text.slice(from).search(/(?:<|&lt;)\//);
  return { from, to: close < 0 ? text.length : from + close, text: MASK };
}

/** Returns the value before its name in the same object. */
function valueBefore(text: string, start: number): Masked | null {
  const from = Math.max(0, start - LOOK_BACK);
  const before = text.slice(from, start);
  const open = Math.max(
    before.lastIndexOf('{'),
    before.toUpperCase().lastIndexOf('%7B'),
    before.lastIndexOf('<'),
  );
  if (open < 0) return null;
  const key =
    /(?:value|val|content)(?:\\*["'`]|%2[27]|&quot;|\\+u002[27])?\s{0,4}(?:[:=]|%3[AD])/i.exec(
      before.slice(open),
    );
  if (!key) return null;
  const at = from + open + key.index + key[0].length;
  const encoded = /%3[AD]$/i.test(key[0]);
  const masked = valueAt(text, at, '', { inQuotes: '', encoded, quoted: true });
  return masked.to <= start ? masked : null;
}

/** Returns what a name in a text hides. Null if nothing after it can be its value. */
function hiddenBy(text: string, start: number, name: string): Masked | null {
  const end = start + name.length;
  const before = text.slice(Math.max(0, start - 80), start);
  if (openTag.test(before)) return contentOf(text, end);
  const closed = found(closer, text, end);
  const quoted = anyQuote.test(closed);
  const at = end + closed.length;
  if (
    quoted &&
    nameKey.test(before.replace(/(?:\\{0,7}["'`]|%2[27]|&quot;|\\{1,7}u002[27])$/i, ''))
  ) {
    const key = found(valueKey, text, at);
    const encoded = /%3[AD]$/i.test(key);
    if (key !== '') return valueAt(text, at + key.length, name, { inQuotes: '', encoded, quoted });
    // In a part of a form, the value follows an empty line.
    if (/\n\r?\n$/.test(closed)) return { from: at, to: endOfLine(text, at), text: MASK };
    return valueBefore(text, start);
  }
  const sign = found(separator, text, at);
  const flag = /--$/.test(before) && /^\s/.test(closed);
  if (sign === '' && !flag) return null;
  if (/^(?:,|%2C)$/i.test(sign) && !quoted) return null;
  const inQuotes = quoted ? '' : quoteBefore(text, start);
  return valueAt(text, at + sign.length, name, { inQuotes, encoded: /^%/.test(sign), quoted });
}

/** Returns the real start of a word, after the letters of an escape such as `\n` or `%2C`. */
function escapeBefore(text: string, start: number): number {
  const before = text.slice(Math.max(0, start - 2), start);
  if (/%[\da-f]$/i.test(before) && /[a-f]/i.test(text[start] ?? '')) return 1;
  if (before.endsWith('%') && /^[a-f][\da-f]/i.test(text.slice(start, start + 2))) return 2;
  if (!before.endsWith('\\')) return 0;
  if (/^u[\da-f]{4}/i.test(text.slice(start, start + 5))) return 5;
  return /[nrtbf]/.test(text[start] ?? '') ? 1 : 0;
}

const known: readonly (readonly [pattern: RegExp, by: string])[] = [
  // User and password in an address. Text after a host and its port is the path.
  [/(:\/\/)[^\s/?#@:"'<>]{1,100}:(?!\d{1,5}[/?#])[^\s@"'<>]{1,200}@/g, `$1${MASK}@`],
  [/(:\/\/)[^\s/?#@:"'<>]{1,100}@/g, `$1${MASK}@`],
  [/-----BEGIN [A-Z ]{0,30}PRIVATE KEY-----[^-]*(?:-----END [A-Z ]{0,30}PRIVATE KEY-----)?/g, MASK],
  [/\b(bearer(?:\s|%20|\+){1,8})(?!token)[\w.~/=-][\w.~+/=%-]*/gi, `$1${MASK}`],
  [
    /\b([Bb]asic\s+|[Dd]igest\s+|[Nn]egotiate\s+|NTLM\s+)(?=[a-z+/]*[\d=A-Z])[\w.~+/-]{8,}={0,2}/g,
    `$1${MASK}`,
  ],
  [/\beyJ[\w-]{5,}(?:(?:\.|%2E)[\w-]*){0,4}/gi, MASK],
  [
    /\b(?:sk|pk|rk)_(?:live|test)_\w{8,}|\bAKIA[A-Z\d]{12,}|\bgh[opsu]_\w{20,}|\bxox[abps]-[\w-]{8,}|\bAIza[\w-]{30,}|\bglpat-[\w-]{12,}/g,
    MASK,
  ],
];

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const longRun = /[\w+/-]{32,}={0,2}/g;

/**
 * Returns whether a run of letters and digits can be a key. In words, the kind of character changes
 * less often.
 */
function looksLikeKey(run: string): boolean {
  if (uuid.test(run)) return false;
  const changes = run.match(/[a-z](?=[A-Z\d])|[A-Z](?=[a-z\d])|\d(?=[A-Za-z])/g)?.length ?? 0;
  return /\d/.test(run) && changes >= run.length / 4;
}

/** Returns a long run without its keys. Each part of a path is checked separately. */
function withoutKeys(run: string): string {
  const parts = run.split('/');
  const isPath = parts.some((part) => /^[a-z]{3,}$/.test(part));
  if (!isPath) return looksLikeKey(run) ? MASK : run;
  return parts.map((part) => (part.length >= 20 && looksLikeKey(part) ? MASK : part)).join('/');
}

/**
 * Returns a text without secrets (A-234). It masks values of secret names in headers, assignments,
 * JSON at any level of escaping, XML, forms and addresses, and secrets with a form of their own. If
 * a text might be a secret, it is masked. The time grows linearly with the length of the text.
 */
export function withoutSecrets(text: string): string {
  const hidden: Masked[] = [];
  word.lastIndex = 0;
  for (let match = word.exec(text); match; match = word.exec(text)) {
    const skipped = escapeBefore(text, match.index);
    const name = match[0].slice(skipped);
    const start = match.index + skipped;
    // In addresses, single sign-on parameters are masked too. Only whole names match, because
    // otherwise every `statusCode` would be masked.
    const handedOver =
      /^(?:code|state)$/i.test(name) &&
      /[?&#]$/.test(text.slice(0, start)) &&
      text[start + name.length] === '=';
    if (!handedOver && !isSecretName(name)) continue;
    const masked = hiddenBy(text, start, name);
    if (!masked) continue;
    hidden.push(masked);
    if (masked.to > word.lastIndex) word.lastIndex = masked.to;
  }
  let out = '';
  let at = 0;
  for (const { from, to, text: by } of hidden.sort((a, b) => a.from - b.from)) {
    if (from < at) continue;
    out += text.slice(at, from) + (from < to ? by : '');
    at = to;
  }
  out += text.slice(at);
  for (const [pattern, by] of known) out = out.replace(pattern, by);
  return out.replace(longRun, withoutKeys);
}
