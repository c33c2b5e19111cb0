import { buffer } from 'node:stream/consumers';
import { crc32, deflateRawSync } from 'node:zlib';
import type { Entry } from 'yauzl';
import { limits } from '@dokubox/spec/limits.ts';
import { ZipFile } from 'yazl';
import { listEntries, openArchive, unpackEntry } from './archive.ts';

/** Bounds of a container: more is no document anybody signs here. */
const maxEntries = 1_000;
const maxTotalBytes = limits.uploadMaxUnpackedBytes;

/** What keeps a container from being read as one, and only one, set of files. */
export type ContainerFault = 'too large' | 'names twice' | 'ambiguous' | 'encrypted' | 'damaged';

/** A container that cannot be read as one, and only one, set of files. */
export class ContainerError extends Error {
  override name = 'ContainerError';
  readonly fault: ContainerFault;

  constructor(fault: ContainerFault, options?: ErrorOptions) {
    super(`the container cannot be read: ${fault}`, options);
    this.fault = fault;
  }
}

/** A file of a container. */
export interface ContainerEntry {
  readonly name: string;
  readonly bytes: Uint8Array;
}

const localHeader = Buffer.from('PK\u0003\u0004', 'latin1');
/** Extra field with another spelling of a name (Info-ZIP Unicode Path). */
const unicodePath = 0x7075;

/** The name as it stands in the directory; the typings of the reader do not know it. */
const rawName = (entry: Entry) => (entry as Entry & { readonly fileNameRaw: Buffer }).fileNameRaw;

/** One reader takes the name of the directory, another one that of the extra field. */
function twoNames(entry: Entry): boolean {
  const other = entry.extraFields.some(({ id }) => id === unicodePath);
  const raw = rawName(entry).toString('latin1');
  return other && /^[\x20-\x7e]*$/.test(raw) && raw !== entry.fileName;
}

/**
 * Whether local headers tell the same names, nothing overlaps, and no file stands between the files
 * that the directory does not list: who reads from the front would see it.
 */
function consistent(bytes: Uint8Array, entries: readonly Entry[]): boolean {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let free = 0;
  const sorted = [...entries].sort(
    (a, b) => a.relativeOffsetOfLocalHeader - b.relativeOffsetOfLocalHeader,
  );
  return sorted.every((entry) => {
    const at = entry.relativeOffsetOfLocalHeader;
    if (at < free || at + 30 > view.length || view.readUInt32LE(at) !== 0x04034b50) return false;
    const nameLength = view.readUInt16LE(at + 26);
    const start = at + 30 + nameLength + view.readUInt16LE(at + 28);
    const sameName = view.subarray(at + 30, at + 30 + nameLength).equals(rawName(entry));
    const hidden = view.subarray(free, at).includes(localHeader);
    free = start + entry.compressedSize;
    return free <= view.length && sameName && !hidden && !twoNames(entry);
  });
}

/** What the reader of archives says of a broken one is of no use to anybody but itself. */
async function orDamaged<Found>(reading: Promise<Found>): Promise<Found> {
  try {
    return await reading;
  } catch (cause) {
    throw new ContainerError('damaged', { cause });
  }
}

/**
 * Unpacks a container.
 * @throws ContainerError for a broken archive, and for one that two readers could read differently: names
 *   that stand twice, entries that overlap, wrong check sums, encryption
 */
export async function readContainer(bytes: Uint8Array): Promise<readonly ContainerEntry[]> {
  const zip = await orDamaged(openArchive(bytes));
  const entries = await orDamaged(listEntries(zip, maxEntries));
  const total = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
  if (total > maxTotalBytes) throw new ContainerError('too large');
  const names = new Set(entries.map(({ fileName }) => fileName.normalize('NFC').toLowerCase()));
  if (names.size !== entries.length) throw new ContainerError('names twice');
  if (!consistent(bytes, entries)) throw new ContainerError('ambiguous');
  const files: ContainerEntry[] = [];
  for (const entry of entries) {
    if (entry.generalPurposeBitFlag & 1) throw new ContainerError('encrypted');
    if (entry.fileName.endsWith('/')) continue;
    const content = await orDamaged(unpackEntry(zip, entry));
    if (crc32(content) !== entry.crc32) throw new ContainerError('damaged');
    files.push({ name: entry.fileName, bytes: content });
  }
  return files;
}

/** What the file `mimetype` of a container says; null without one. */
export function statedType(entries: readonly ContainerEntry[]): string | null {
  const stated = entries.find(({ name }) => name === 'mimetype');
  return stated ? Buffer.from(stated.bytes).toString('latin1').trim() : null;
}

/** Bytes looked at before a file is packed. */
const sampleBytes = 64 * 1024;

/** False for pictures, archives and office files: packing them again costs much for nothing. */
function shrinks(bytes: Uint8Array): boolean {
  const sample = bytes.subarray(0, sampleBytes);
  return deflateRawSync(sample).length < sample.length * 0.9;
}

const bufferOf = (bytes: Uint8Array) =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/**
 * Packs files, in their order and beside the event loop; `mimetype` comes first, is not compressed and
 * has no further fields, as EN 319 162-1 wants.
 */
export async function writeContainer(
  mimeType: string,
  files: readonly ContainerEntry[],
  at: Date,
): Promise<Uint8Array> {
  const zip = new ZipFile();
  const options = { mtime: at, forceDosTimestamp: true };
  zip.addBuffer(Buffer.from(mimeType, 'latin1'), 'mimetype', { ...options, compress: false });
  for (const { name, bytes } of files) {
    zip.addBuffer(bufferOf(bytes), name, { ...options, compress: shrinks(bytes) });
  }
  zip.end();
  return buffer(zip.outputStream);
}
