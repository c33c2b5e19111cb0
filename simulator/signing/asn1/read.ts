/** Bounds of one structure; a certificate needs some hundred nodes, a large CRL some ten thousand. */
const limits = { maxDepth: 40, maxNodes: 200_000, maxLengthBytes: 6 };

/** Bytes are not the ASN.1 structure they should be. */
export class Asn1Error extends Error {
  override name = 'Asn1Error';
}

/** Classes of a tag (X.690 § 8.1.2.2). */
const classes = { universal: 0, context: 2 } as const;

/** Nodes one structure may still have. */
interface Budget {
  left: number;
}

/** Where an element stands, and what its header says. */
interface Header {
  readonly tagClass: number;
  readonly number: number;
  readonly constructed: boolean;
  readonly start: number;
  readonly contentStart: number;
  readonly contentEnd: number;
  /** Behind the end mark, where there is one. */
  readonly end: number;
}

/** A tag number of several bytes, or the one in the first byte. */
function readNumber(bytes: Uint8Array, start: number): { number: number; at: number } {
  let number = (bytes[start] ?? 0) & 0x1f;
  let at = start + 1;
  if (number !== 0x1f) return { number, at };
  number = 0;
  for (let digits = 0; digits < 4; digits += 1) {
    const byte = bytes[at] ?? 0;
    at += 1;
    number = number * 128 + (byte & 0x7f);
    if (!(byte & 0x80)) return { number, at };
  }
  throw new Asn1Error('a tag too large');
}

const isEndMark = ({ tagClass, number, constructed, contentStart, contentEnd }: Header) =>
  tagClass === classes.universal && number === 0 && !constructed && contentStart === contentEnd;

/** Place of the end mark that closes an element of unknown length. */
function endMark(bytes: Uint8Array, from: number, end: number, depth: number, budget: Budget) {
  for (let at = from; ;) {
    const header = readHeader(bytes, at, end, depth + 1, budget);
    if (isEndMark(header)) return { contentEnd: at, end: header.end };
    at = header.end;
  }
}

function readHeader(
  bytes: Uint8Array,
  start: number,
  limit: number,
  depth: number,
  budget: Budget,
): Header {
  budget.left -= 1;
  if (depth > limits.maxDepth || budget.left < 0) throw new Asn1Error('a structure too large');
  if (start + 2 > limit) throw new Asn1Error('a structure that ends early');
  const first = bytes[start] ?? 0;
  const constructed = (first & 0x20) !== 0;
  const { number, at } = readNumber(bytes, start);
  const tagClass = first >> 6;
  const stated = bytes[at] ?? 0;
  if (stated === 0x80) {
    if (!constructed) throw new Asn1Error('a value of unknown length');
    const contentStart = at + 1;
    const { contentEnd, end } = endMark(bytes, contentStart, limit, depth, budget);
    return { tagClass, number, constructed, start, contentStart, contentEnd, end };
  }
  const more = stated & 0x80 ? stated & 0x7f : 0;
  if (more > limits.maxLengthBytes) throw new Asn1Error('a length too large');
  let length = more === 0 ? stated : 0;
  for (let digit = 1; digit <= more; digit += 1) length = length * 256 + (bytes[at + digit] ?? 0);
  const contentStart = at + 1 + more;
  const end = contentStart + length;
  if (end > limit) throw new Asn1Error('a structure that ends early');
  return { tagClass, number, constructed, start, contentStart, contentEnd: end, end };
}

/**
 * One element of a structure. Reading keeps the bytes as they came: what was signed are those
 * bytes, not what an encoder would make of the values. What is inside is read when asked for.
 */
export class Asn1 {
  readonly #bytes: Uint8Array;
  readonly #header: Header;
  readonly #depth: number;
  readonly #budget: Budget;
  #children: readonly Asn1[] | undefined;

  constructor(bytes: Uint8Array, header: Header, depth: number, budget: Budget) {
    this.#bytes = bytes;
    this.#header = header;
    this.#depth = depth;
    this.#budget = budget;
  }

  /** The element with its header, as it stands in the file. */
  get raw(): Uint8Array {
    return this.#bytes.subarray(this.#header.start, this.#header.end);
  }

  /** The value without the header; of a constructed element the bytes of its children. */
  get content(): Uint8Array {
    return this.#bytes.subarray(this.#header.contentStart, this.#header.contentEnd);
  }

  get constructed(): boolean {
    return this.#header.constructed;
  }

  /** Number of a universal tag, else null. */
  get tag(): number | null {
    return this.#header.tagClass === classes.universal ? this.#header.number : null;
  }

  /** Number of a context tag, else null. */
  get context(): number | null {
    return this.#header.tagClass === classes.context ? this.#header.number : null;
  }

  /** Elements inside; none for a primitive. @throws Asn1Error when they do not fill the element */
  get children(): readonly Asn1[] {
    if (this.#children) return this.#children;
    const { constructed, contentStart, contentEnd } = this.#header;
    const children: Asn1[] = [];
    const depth = this.#depth + 1;
    for (let at = contentStart; constructed && at < contentEnd;) {
      const header = readHeader(this.#bytes, at, contentEnd, depth, this.#budget);
      children.push(new Asn1(this.#bytes, header, depth, this.#budget));
      at = header.end;
    }
    this.#children = children;
    return children;
  }

  /** The child at a place. @throws Asn1Error when there is none */
  at(index: number): Asn1 {
    const child = this.children[index];
    if (!child) throw new Asn1Error(`element ${index} is missing`);
    return child;
  }

  /** The first child with this context tag. */
  tagged(context: number): Asn1 | undefined {
    return this.children.find((child) => child.context === context);
  }
}

/** Universal tags by name. */
export const tags = {
  boolean: 1,
  integer: 2,
  bitString: 3,
  octetString: 4,
  null: 5,
  oid: 6,
  enumerated: 10,
  utf8String: 12,
  sequence: 16,
  set: 17,
  printableString: 19,
  utcTime: 23,
  generalizedTime: 24,
  bmpString: 30,
} as const;

/**
 * Parses one BER or DER structure.
 * @param trailing what may follow: `none` nothing, `zeros` the padding of a PDF signature
 * @throws Asn1Error for anything else, and for structures beyond the bounds
 */
export function parseAsn1(bytes: Uint8Array, trailing: 'none' | 'zeros' = 'none'): Asn1 {
  const budget = { left: limits.maxNodes };
  const header = readHeader(bytes, 0, bytes.length, 0, budget);
  const rest = bytes.subarray(header.end);
  if (trailing === 'none' ? rest.length > 0 : rest.some((byte) => byte !== 0)) {
    throw new Asn1Error('bytes after the end of the structure');
  }
  return new Asn1(bytes, header, 0, budget);
}

function expect(node: Asn1, ...allowed: number[]): void {
  // Context tags are implicit: the structure around them says what they are.
  if (node.context === null && !allowed.includes(node.tag ?? -1)) {
    throw new Asn1Error(`tag ${node.tag} where ${allowed.join(' or ')} belongs`);
  }
}

/** The elements of a SEQUENCE or SET. */
export function elements(node: Asn1): readonly Asn1[] {
  expect(node, tags.sequence, tags.set);
  if (!node.constructed) throw new Asn1Error('a structure without elements');
  return node.children;
}

/** Value of an OBJECT IDENTIFIER in dots. */
export function oid(node: Asn1): string {
  expect(node, tags.oid);
  const arcs: bigint[] = [];
  let value = 0n;
  for (const byte of node.content) {
    value = (value << 7n) | BigInt(byte & 0x7f);
    if (byte & 0x80) continue;
    if (arcs.length === 0) {
      const first = value < 40n ? 0n : value < 80n ? 1n : 2n;
      arcs.push(first, value - first * 40n);
    } else arcs.push(value);
    value = 0n;
  }
  return arcs.join('.');
}

/** Value of an INTEGER or ENUMERATED. */
export function integer(node: Asn1): bigint {
  expect(node, tags.integer, tags.enumerated);
  const hex = Buffer.from(node.content).toString('hex');
  if (hex === '') throw new Asn1Error('an integer without bytes');
  return BigInt.asIntN(node.content.length * 8, BigInt(`0x${hex}`));
}

/** Value of an OCTET STRING, put together when it comes in pieces. */
export function octets(node: Asn1): Uint8Array {
  expect(node, tags.octetString);
  return node.constructed ? Buffer.concat(node.children.map(octets)) : node.content;
}

/** Bytes of a BIT STRING without the count of unused bits. */
export function bits(node: Asn1): Uint8Array {
  expect(node, tags.bitString);
  return node.content.subarray(1);
}

/** Value of a BOOLEAN. */
export function boolean(node: Asn1): boolean {
  expect(node, tags.boolean);
  return node.content[0] !== 0;
}

/** Text of any string type. */
export function text(node: Asn1): string {
  if (node.tag === tags.bmpString) {
    return Buffer.from(node.content).swap16().toString('utf16le');
  }
  return Buffer.from(node.content).toString(node.tag === tags.utf8String ? 'utf8' : 'latin1');
}

const timePattern = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)?(?:[.,](\d+))?(Z|[+-]\d{4})$/;

/** Value of a UTCTime or GeneralizedTime. @throws Asn1Error for a time without a zone */
export function time(node: Asn1): Date {
  expect(node, tags.utcTime, tags.generalizedTime);
  const written = Buffer.from(node.content).toString('latin1');
  const short = node.tag === tags.utcTime;
  const full = short ? `${Number(written.slice(0, 2)) < 50 ? '20' : '19'}${written}` : written;
  const match = timePattern.exec(full);
  if (!match) throw new Asn1Error('a time that cannot be read');
  const [, year, month, day, hour, minute, second = '00', fraction = '0', zone = 'Z'] = match;
  const offset = zone === 'Z' ? 'Z' : `${zone.slice(0, 3)}:${zone.slice(3)}`;
  const millis = fraction.slice(0, 3).padEnd(3, '0');
  const moment = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}.${millis}${offset}`);
  if (Number.isNaN(moment.getTime())) throw new Asn1Error('a time that does not exist');
  return moment;
}

/** Algorithm and parameters of an AlgorithmIdentifier. */
export function algorithm(node: Asn1): { readonly oid: string; readonly parameters?: Asn1 } {
  const [id, parameters] = elements(node);
  if (!id) throw new Asn1Error('an algorithm without a name');
  return parameters ? { oid: oid(id), parameters } : { oid: oid(id) };
}
