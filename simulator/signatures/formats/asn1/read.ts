import { fromBER, type BaseBlock } from 'asn1js';

/**
 * Limits of one structure. A certificate needs some hundred nodes, a large CRL some ten thousand.
 */
const limits = { maxDepth: 40, maxNodes: 200_000 };

/** The bytes are not the expected ASN.1 structure. */
export class Asn1Error extends Error {
  override name = 'Asn1Error';
}

/** Classes of a tag, as asn1js numbers them. */
const universal = 1;
const contextSpecific = 3;

/**
 * One element of a parsed structure. The reader keeps the original bytes, because the signature
 * covers those bytes and not a new encoding of the values.
 */
export class Asn1 {
  readonly #block: BaseBlock;
  #children: readonly Asn1[] | undefined;

  constructor(block: BaseBlock) {
    this.#block = block;
  }

  /** Bytes of the element with its header, exactly as in the file. */
  get raw(): Uint8Array {
    return this.#block.valueBeforeDecodeView;
  }

  /** Value without the header. For a constructed element, the bytes of its children. */
  get content(): Uint8Array {
    const header = this.#block.idBlock.blockLength + this.#block.lenBlock.blockLength;
    const length = this.#block.lenBlock.isIndefiniteForm
      ? this.raw.length - header - 2
      : this.#block.lenBlock.length;
    return this.raw.subarray(header, header + length);
  }

  get constructed(): boolean {
    return this.#block.idBlock.isConstructed;
  }

  /** Number of a universal tag. Null for other tags. */
  get tag(): number | null {
    return this.#block.idBlock.tagClass === universal ? this.#block.idBlock.tagNumber : null;
  }

  /** Number of a context tag. Null for other tags. */
  get context(): number | null {
    return this.#block.idBlock.tagClass === contextSpecific ? this.#block.idBlock.tagNumber : null;
  }

  /** Child elements. Empty for a primitive element. */
  get children(): readonly Asn1[] {
    if (this.#children) return this.#children;
    const inside: unknown = (this.#block.valueBlock as { value?: unknown }).value;
    const blocks = this.constructed && Array.isArray(inside) ? (inside as BaseBlock[]) : [];
    this.#children = blocks
      // The end mark of an element of unknown length is not a child.
      .filter(({ idBlock }) => idBlock.tagClass !== universal || idBlock.tagNumber !== 0)
      .map((block) => new Asn1(block));
    return this.#children;
  }

  /** The child at an index. @throws Asn1Error if the child is missing */
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
 * @param trailing bytes allowed after the structure: `none`, or `anything` for the padding of a
 *   PDF signature
 * @throws Asn1Error for anything else, and for structures beyond the limits
 */
export function parseAsn1(bytes: Uint8Array, trailing: 'none' | 'anything' = 'none'): Asn1 {
  const result = fromBER(bytes, limits);
  if (result.offset === -1 || result.result.error) {
    throw new Asn1Error(result.result.error || 'not an ASN.1 structure');
  }
  if (trailing === 'none' && result.offset < bytes.length) {
    throw new Asn1Error('there are bytes after the end of the structure');
  }
  return new Asn1(result.result);
}

function expect(node: Asn1, ...allowed: number[]): void {
  // Context tags are implicit: the type of such an element depends on the structure around it.
  if (node.context === null && !allowed.includes(node.tag ?? -1)) {
    throw new Asn1Error(`found tag ${node.tag}, expected ${allowed.join(' or ')}`);
  }
}

/** The elements of a SEQUENCE or SET. */
export function readElements(node: Asn1): readonly Asn1[] {
  expect(node, tags.sequence, tags.set);
  if (!node.constructed) throw new Asn1Error('the structure cannot have elements');
  return node.children;
}

/** Value of an OBJECT IDENTIFIER as dotted numbers. */
export function readOid(node: Asn1): string {
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
export function readInteger(node: Asn1): bigint {
  expect(node, tags.integer, tags.enumerated);
  const hex = Buffer.from(node.content).toString('hex');
  if (hex === '') throw new Asn1Error('the integer has no bytes');
  return BigInt.asIntN(node.content.length * 8, BigInt(`0x${hex}`));
}

/** Value of an OCTET STRING. The pieces of a constructed string are joined. */
export function readOctets(node: Asn1): Uint8Array {
  expect(node, tags.octetString);
  return node.constructed ? Buffer.concat(node.children.map(readOctets)) : node.content;
}

/** Bytes of a BIT STRING without the count of unused bits. */
export function readBits(node: Asn1): Uint8Array {
  expect(node, tags.bitString);
  return node.content.subarray(1);
}

/** Value of a BOOLEAN. */
export function readBoolean(node: Asn1): boolean {
  expect(node, tags.boolean);
  return node.content[0] !== 0;
}

/** Text of any string type. */
export function readText(node: Asn1): string {
  if (node.tag === tags.bmpString) {
    const even = node.content.subarray(0, node.content.length & ~1);
    return Buffer.from(even).swap16().toString('utf16le');
  }
  return Buffer.from(node.content).toString(node.tag === tags.utf8String ? 'utf8' : 'latin1');
}

const timePattern = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)?(?:[.,](\d+))?(Z|[+-]\d{4})$/;

/** Value of a UTCTime or GeneralizedTime. @throws Asn1Error for a time without a time zone */
export function readTime(node: Asn1): Date {
  expect(node, tags.utcTime, tags.generalizedTime);
  const written = Buffer.from(node.content).toString('latin1');
  const short = node.tag === tags.utcTime;
  const full = short ? `${Number(written.slice(0, 2)) < 50 ? '20' : '19'}${written}` : written;
  const match = timePattern.exec(full);
  if (!match) throw new Asn1Error('the time cannot be read');
  const [, year, month, day, hour, minute, second = '00', fraction = '0', zone = 'Z'] = match;
  const offset = zone === 'Z' ? 'Z' : `${zone.slice(0, 3)}:${zone.slice(3)}`;
  const millis = fraction.slice(0, 3).padEnd(3, '0');
  const time = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}.${millis}${offset}`);
  if (Number.isNaN(time.getTime())) throw new Asn1Error('the time does not exist in the calendar');
  return time;
}

/** Algorithm and parameters of an AlgorithmIdentifier. */
export function readAlgorithm(node: Asn1): { readonly oid: string; readonly parameters?: Asn1 } {
  const [id, parameters] = readElements(node);
  if (!id) throw new Asn1Error('the algorithm has no identifier');
  return parameters ? { oid: readOid(id), parameters } : { oid: readOid(id) };
}
