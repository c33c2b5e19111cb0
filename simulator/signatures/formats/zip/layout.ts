import { ContainerError, type ContainerProblem } from './container-error.ts';
import { entryName, extraFields, extraIds } from './fields.ts';

/**
 * Layout of a ZIP file (APPNOTE 6.3.10), read so strictly that no other reader can find other files
 * in it. Some readers follow the directory at the end, others scan from the beginning.
 */

/** An entry on which the directory and the local header agree. */
export interface ZipEntry {
  readonly name: string;
  readonly folder: boolean;
  /** 0 for stored, 8 for deflated. */
  readonly method: number;
  readonly crc: number;
  /** Size in bytes after unpacking. */
  readonly size: number;
  readonly packed: Uint8Array;
}

const marks = {
  local: 0x04034b50,
  central: 0x02014b50,
  descriptor: 0x08074b50,
  end: 0x06054b50,
  end64: 0x06064b50,
  locator64: 0x07064b50,
} as const;

const flags = { encrypted: 0x2041, descriptor: 0x8, utf8: 0x800 } as const;
/** Accepted flags: how an entry was packed, and the flags above. */
const knownFlags = 0x6 | flags.descriptor | flags.utf8;

const none16 = 0xffff;
const none32 = 0xffffffff;
const endLength = 22;

const fail = (problem: ContainerProblem, entry?: string): never => {
  throw new ContainerError(problem, entry);
};

/** Reads numbers. An offset outside the file means that the file is damaged. */
class Bytes {
  readonly view: Buffer;

  constructor(bytes: Uint8Array) {
    this.view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  part(at: number, length: number): Buffer {
    if (at < 0 || at + length > this.view.length) fail('damaged');
    return this.view.subarray(at, at + length);
  }

  u16 = (at: number): number => this.part(at, 2).readUInt16LE();
  u32 = (at: number): number => this.part(at, 4).readUInt32LE();

  u64(at: number): number {
    const value = Number(this.part(at, 8).readBigUInt64LE());
    return Number.isSafeInteger(value) ? value : fail('damaged');
  }
}

interface Directory {
  readonly count: number;
  readonly start: number;
  readonly end: number;
}

/**
 * Checks that the comment of a ZIP file or an entry is text, so that it cannot hide a structure.
 */
function checkComment(comment: Buffer, entry?: string): void {
  // eslint-disable-next-line no-control-regex -- exactly what is looked for
  if (/[\0-\x08\x0e-\x1f]/.test(comment.toString('latin1'))) fail('ambiguous', entry);
}

function findEnd(file: Bytes): number {
  const { length } = file.view;
  for (let at = length - endLength; at >= 0 && at >= length - endLength - none16; at -= 1) {
    if (file.u32(at) === marks.end && at + endLength + file.u16(at + 20) === length) return at;
  }
  return fail('damaged');
}

/** Directory from the 64-bit record. The shorter record must agree with it. */
function longDirectory(file: Bytes, end: number): Directory {
  const locator = end - 20;
  const at = locator - 56;
  const count = file.u64(at + 32);
  const [size, start] = [file.u64(at + 40), file.u64(at + 48)];
  const agrees = [
    file.u32(locator + 4) === 0,
    file.u64(locator + 8) === at && file.u32(at) === marks.end64 && file.u64(at + 4) === 44,
    file.u32(at + 16) === 0 && file.u32(at + 20) === 0 && file.u64(at + 24) === count,
    [4, 6].every((place) => [0, none16].includes(file.u16(end + place))),
    [8, 10].every((place) => [count, none16].includes(file.u16(end + place))),
    [size, none32].includes(file.u32(end + 12)) && [start, none32].includes(file.u32(end + 16)),
  ];
  if (!agrees.every(Boolean) || start + size !== at) fail('ambiguous');
  return { count, start, end: at };
}

function findDirectory(file: Bytes): Directory {
  const end = findEnd(file);
  checkComment(file.view.subarray(end + endLength));
  if (end >= 20 && file.u32(end - 20) === marks.locator64) return longDirectory(file, end);
  const [count, size, start] = [file.u16(end + 10), file.u32(end + 12), file.u32(end + 16)];
  const oneDisk = file.u32(end + 4) === 0 && file.u16(end + 8) === count;
  if (!oneDisk || start + size !== end) fail('ambiguous');
  return { count, start, end };
}

/** An entry as listed in the directory. */
interface Listed extends Omit<ZipEntry, 'packed'> {
  readonly rawName: Buffer;
  readonly flags: number;
  readonly time: number;
  readonly packedSize: number;
  readonly offset: number;
  readonly otherName: Buffer | undefined;
}

/**
 * Replaces each number that states an overflow by its 64-bit value. There must be exactly as many
 * 64-bit values.
 */
function widened(
  short: readonly number[],
  extra: Buffer | undefined,
  name: string,
): readonly number[] {
  const missing = short.filter((value) => value === none32).length;
  if ((extra?.length ?? 0) !== missing * 8) fail('ambiguous', name);
  const long = new Bytes(extra ?? Buffer.of());
  let at = -8;
  return short.map((value) => (value === none32 ? long.u64((at += 8)) : value));
}

/**
 * Checks that the attributes of an entry say the same as its name: a file or a folder, and never a
 * link.
 */
function checkKind(madeBy: number, external: number, folder: boolean, name: string): void {
  const type = madeBy >> 8 === 3 || madeBy >> 8 === 19 ? (external >>> 28) & 0xf : 0;
  const named = folder ? 4 : 8;
  if ((type !== 0 && type !== named) || (!folder && (external & 0x10) !== 0))
    fail('ambiguous', name);
}

function readListed(file: Bytes, at: number): { readonly entry: Listed; readonly next: number } {
  if (file.u32(at) !== marks.central) fail('damaged');
  const [nameLength, extraLength, commentLength] = [28, 30, 32].map((place) =>
    file.u16(at + place),
  ) as [number, number, number];
  const rawName = file.part(at + 46, nameLength);
  const flag = file.u16(at + 8);
  const method = file.u16(at + 10);
  const extras = extraFields(file.part(at + 46 + nameLength, extraLength));
  const name = entryName(rawName, (flag & flags.utf8) !== 0, extras);
  const folder = name.endsWith('/');
  const commentAt = at + 46 + nameLength + extraLength;
  checkComment(file.part(commentAt, commentLength), name);
  if ((flag & flags.encrypted) !== 0 || extraIds.ciphers.some((id) => extras.has(id))) {
    fail('encrypted', name);
  }
  if ((flag & ~knownFlags) !== 0 || file.u16(at + 34) !== 0) fail('ambiguous', name);
  if (method !== 0 && method !== 8) fail('damaged', name);
  const short = [24, 20, 42].map((place) => file.u32(at + place));
  const [size, packedSize, offset] = widened(short, extras.get(extraIds.long), name) as [
    number,
    number,
    number,
  ];
  checkKind(file.u16(at + 4), file.u32(at + 38), folder, name);
  if (folder && size !== 0) fail('ambiguous', name);
  const entry = {
    ...{ name, rawName, folder, method, size, packedSize, offset, flags: flag },
    ...{ time: file.u32(at + 12), crc: file.u32(at + 16) },
    otherName: extras.get(extraIds.unicodePath),
  };
  return { entry, next: commentAt + commentLength };
}

/**
 * End of the check sum and sizes after an entry. A reader from the front finds the end of deflated
 * data in the data, and the end of stored data only by the mark.
 */
function endOfDescriptor(file: Bytes, at: number, entry: Listed, long: boolean): number {
  const marked = file.u32(at) === marks.descriptor;
  const start = marked ? at + 4 : at;
  const [packedSize, size, length] = long
    ? [file.u64(start + 4), file.u64(start + 12), 20]
    : [file.u32(start + 4), file.u32(start + 8), 12];
  const same =
    file.u32(start) === entry.crc && packedSize === entry.packedSize && size === entry.size;
  const stored = entry.method === 0 && entry.size > 0;
  const data = file.part(at - entry.packedSize, entry.packedSize);
  if (!same || (stored && (!marked || data.includes('PK\x07\x08')))) fail('ambiguous', entry.name);
  return start + length;
}

/**
 * Compares an entry of the directory with the header before its data. Returns the data and where it
 * ends.
 */
function checkLocal(file: Bytes, entry: Listed): { readonly packed: Buffer; readonly end: number } {
  const { name, offset: at, rawName, packedSize } = entry;
  if (file.u32(at) !== marks.local) fail('ambiguous', name);
  const nameLength = file.u16(at + 26);
  const extraLength = file.u16(at + 28);
  const extras = extraFields(file.part(at + 30 + nameLength, extraLength), name);
  const same =
    file.u16(at + 6) === entry.flags &&
    file.u16(at + 8) === entry.method &&
    file.u32(at + 10) === entry.time &&
    file.part(at + 30, nameLength).equals(rawName) &&
    Buffer.compare(extras.get(extraIds.unicodePath) ?? rawName, entry.otherName ?? rawName) === 0;
  if (!same) fail('ambiguous', name);
  const streamed = (entry.flags & flags.descriptor) !== 0;
  const long = extras.get(extraIds.long);
  const short = [file.u32(at + 22), file.u32(at + 18)];
  // A writer that does not know the sizes yet may reserve space for 64-bit ones.
  const sizes = streamed && long && !short.includes(none32) ? short : widened(short, long, name);
  const stated = [file.u32(at + 14), ...sizes];
  const agrees = [entry.crc, entry.size, packedSize].every(
    (value, index) => stated[index] === value || (streamed && stated[index] === 0),
  );
  if (!agrees) fail('ambiguous', name);
  const start = at + 30 + nameLength + extraLength;
  const packed = file.part(start, packedSize);
  const end = start + packedSize;
  return { packed, end: streamed ? endOfDescriptor(file, end, entry, long !== undefined) : end };
}

/**
 * Reads the layout of a ZIP file.
 * @param most maximum number of entries
 * @returns entries in the order of the directory
 * @throws ContainerError if readers could differ about the content: directory and entries differ,
 *   bytes between entries, unknown flags, links. Also for encrypted or damaged files and too many
 *   entries.
 */
export function readLayout(bytes: Uint8Array, most: number): readonly ZipEntry[] {
  const file = new Bytes(bytes);
  const directory = findDirectory(file);
  if (directory.count > most) fail('too large');
  const listed: Listed[] = [];
  let at = directory.start;
  for (let left = directory.count; left > 0; left -= 1) {
    const { entry, next } = readListed(file, at);
    listed.push(entry);
    at = next;
  }
  if (at !== directory.end) fail('ambiguous', listed.at(-1)?.name);
  const packed = new Map<Listed, Buffer>();
  let free = 0;
  for (const entry of [...listed].sort((a, b) => a.offset - b.offset)) {
    if (entry.offset !== free) fail('ambiguous', entry.name);
    const local = checkLocal(file, entry);
    packed.set(entry, local.packed);
    free = local.end;
  }
  if (free !== directory.start) fail('ambiguous', listed.at(-1)?.name);
  return listed.map((entry) => ({ ...entry, packed: packed.get(entry) ?? Buffer.of() }));
}
