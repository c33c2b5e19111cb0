import { constants, crc32, deflateRawSync } from 'node:zlib';

/** A file to pack. */
export interface ZipPart {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Left as it is: a reader finds its bytes without unpacking anything. */
  readonly stored?: boolean;
}

/** Version 2.0 of the format: folders and deflated files (APPNOTE 4.4.3). */
const version = 20;
/** Names are UTF-8 (APPNOTE appendix D). */
const utf8Names = 0x0800;
const methods = { stored: 0, deflated: 8 } as const;

/** Date and time as MS-DOS kept them, in UTC: two seconds are its unit, 1980 its first year. */
function dosMoment(at: Date): number {
  const year = Math.min(Math.max(at.getUTCFullYear(), 1980), 2107) - 1980;
  const date = (year << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate();
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1);
  return date * 0x10000 + time;
}

interface Packed {
  readonly name: Buffer;
  readonly data: Uint8Array;
  readonly method: number;
  readonly size: number;
  readonly sum: number;
}

/** Bytes looked at before a large file is packed. */
const sampleSize = 64 * 1024;
/** Pictures, archives and office files are packed already: packing them again costs much for nothing. */
const worthwhile = 0.9;
/** A tenth larger than the smallest, in a quarter of the time; everybody else waits meanwhile. */
const fastest = { level: constants.Z_BEST_SPEED };

function shrinks(bytes: Uint8Array): boolean {
  const sample = bytes.subarray(0, sampleSize);
  return deflateRawSync(sample).length < sample.length * worthwhile;
}

function pack({ name, bytes, stored = false }: ZipPart): Packed {
  const small = !stored && shrinks(bytes) ? deflateRawSync(bytes, fastest) : null;
  const deflated = small !== null && small.length < bytes.length;
  return {
    name: Buffer.from(name, 'utf8'),
    data: deflated ? small : bytes,
    method: deflated ? methods.deflated : methods.stored,
    size: bytes.length,
    sum: crc32(bytes),
  };
}

/** What the header of a file and its entry in the list at the end have in common. */
function commonFields({ name, data, method, size, sum }: Packed, moment: number): Buffer {
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(version, 0);
  fields.writeUInt16LE(utf8Names, 2);
  fields.writeUInt16LE(method, 4);
  fields.writeUInt32LE(moment, 6);
  fields.writeUInt32LE(sum, 10);
  fields.writeUInt32LE(data.length, 14);
  fields.writeUInt32LE(size, 18);
  fields.writeUInt16LE(name.length, 22);
  return fields;
}

const signatureOf = (text: string) => Buffer.from(`PK${text}`, 'latin1');

function listEntry(one: Packed, moment: number, offset: number): Buffer {
  const madeBy = Buffer.of(version, 0);
  const rest = Buffer.alloc(14);
  rest.writeUInt32LE(offset, 10);
  const head = signatureOf('\u0001\u0002');
  return Buffer.concat([head, madeBy, commonFields(one, moment), rest, one.name]);
}

/**
 * Packs files into a ZIP archive, in their order. What does not shrink is stored.
 * @param at date of every file in the archive
 */
export function writeZip(parts: readonly ZipPart[], at: Date): Uint8Array {
  const moment = dosMoment(at);
  const files: Uint8Array[] = [];
  const list: Buffer[] = [];
  let offset = 0;
  for (const packed of parts.map(pack)) {
    list.push(listEntry(packed, moment, offset));
    const head = signatureOf('\u0003\u0004');
    const header = Buffer.concat([head, commonFields(packed, moment), packed.name]);
    files.push(header, packed.data);
    offset += header.length + packed.data.length;
  }
  const end = Buffer.alloc(18);
  end.writeUInt16LE(parts.length, 4);
  end.writeUInt16LE(parts.length, 6);
  end.writeUInt32LE(
    list.reduce((sum, { length }) => sum + length, 0),
    8,
  );
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...files, ...list, signatureOf('\u0005\u0006'), end]);
}
