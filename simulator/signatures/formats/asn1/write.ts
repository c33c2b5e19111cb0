/** Writes DER. Signed data must have exactly one encoding, so the writer offers no choices. */

/** Bytes, or a structure that is already written. */
type Der = Uint8Array;

function lengthBytes(length: number): Buffer {
  if (length < 0x80) return Buffer.of(length);
  const hex = length.toString(16);
  const bytes = Buffer.from(hex.padStart(hex.length + (hex.length % 2), '0'), 'hex');
  return Buffer.concat([Buffer.of(0x80 | bytes.length), bytes]);
}

function element(tag: number, ...content: readonly Der[]): Buffer {
  const length = content.reduce((sum, part) => sum + part.length, 0);
  return Buffer.concat([Buffer.of(tag), lengthBytes(length), ...content]);
}

const present = (part: Der | undefined): part is Der => part !== undefined;

/** SEQUENCE of the given parts. Undefined parts are left out. */
export function sequence(...parts: readonly (Der | undefined)[]): Buffer {
  return element(0x30, ...parts.filter(present));
}

/** SET OF the given parts. DER requires them to be sorted. */
export function setOf(...parts: readonly Der[]): Buffer {
  return element(0x31, ...[...parts].sort((a, b) => Buffer.compare(a, b)));
}

/** Structure inside an explicit context tag. */
export function explicit(context: number, ...content: readonly Der[]): Buffer {
  return element(0xa0 | context, ...content);
}

/** Structure whose own tag is replaced by a context tag. */
export function implicit(context: number, structure: Der): Buffer {
  const copy = Buffer.from(structure);
  copy[0] = 0x80 | context | ((structure[0] ?? 0) & 0x20);
  return copy;
}

/** INTEGER from a number of 0 or more, or from its bytes. */
export function integer(value: number | bigint | Uint8Array): Buffer {
  const hex = typeof value === 'object' ? Buffer.from(value).toString('hex') : value.toString(16);
  const bytes = Buffer.from(hex.padStart(hex.length + (hex.length % 2), '0'), 'hex');
  let start = 0;
  while (start < bytes.length - 1 && bytes[start] === 0) start += 1;
  const short = bytes.subarray(start);
  return element(0x02, (short[0] ?? 0) & 0x80 ? Buffer.concat([Buffer.of(0), short]) : short);
}

export const boolean = (value: boolean): Buffer => element(0x01, Buffer.of(value ? 0xff : 0));
export const enumerated = (value: number): Buffer => element(0x0a, Buffer.of(value));
export const octetString = (value: Der): Buffer => element(0x04, value);
export const utf8String = (value: string): Buffer => element(0x0c, Buffer.from(value, 'utf8'));
export const printableString = (value: string): Buffer =>
  element(0x13, Buffer.from(value, 'latin1'));
export const nothing = (): Buffer => element(0x05);

/** BIT STRING of whole bytes, or with some unused bits at its end. */
export function bitString(value: Der, unused = 0): Buffer {
  return element(0x03, Buffer.of(unused), value);
}

/** OBJECT IDENTIFIER from its dotted form. */
export function oid(dotted: string): Buffer {
  const [first = 0n, second = 0n, ...rest] = dotted.split('.').map(BigInt);
  const bytes: number[] = [];
  for (const arc of [first * 40n + second, ...rest]) {
    const groups = [Number(arc & 0x7fn)];
    for (let left = arc >> 7n; left > 0n; left >>= 7n) {
      groups.unshift(Number(left & 0x7fn) | 0x80);
    }
    bytes.push(...groups);
  }
  return element(0x06, Buffer.from(bytes));
}

const digits = (time: Date): string => time.toISOString().replace(/[-:T]|\.\d+/g, '');

/** GeneralizedTime in whole seconds. */
export function generalizedTime(time: Date): Buffer {
  return element(0x18, Buffer.from(digits(time), 'latin1'));
}

/** Time of a certificate: UTCTime before 2050, as RFC 5280 requires. */
export function certificateTime(time: Date): Buffer {
  return time.getUTCFullYear() < 2050
    ? element(0x17, Buffer.from(digits(time).slice(2), 'latin1'))
    : generalizedTime(time);
}

/** AlgorithmIdentifier. */
export function algorithm(id: string, parameters?: Der): Buffer {
  return sequence(oid(id), parameters);
}
