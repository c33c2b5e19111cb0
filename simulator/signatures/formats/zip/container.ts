import { crc32, deflateRawSync, inflateRaw } from 'node:zlib';
import { limits } from '@dokubox/spec/limits.ts';
import { Uint8ArrayReader, Uint8ArrayWriter, ZipWriter } from '@zip.js/zip.js/index-native.js';
import { ContainerError } from './container-error.ts';
import { nameTwice } from './fields.ts';
import { readLayout, type ZipEntry } from './layout.ts';

/** Limits of a container. No honest signed container is larger. */
const maxEntries = 1_000;
const maxTotalBytes = limits.uploadMaxUnpackedBytes;

/** A file of a container. */
export interface ContainerEntry {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/**
 * Unpacks an entry.
 * @throws ContainerError if its content differs from the entry's size or check sum
 */
async function unpack({ name, method, crc, size, packed }: ZipEntry): Promise<Uint8Array> {
  const content = method === 0 ? packed : await inflated(packed, size, name);
  if (content.length !== size || crc32(content) !== crc) throw new ContainerError('damaged', name);
  return content;
}

function inflated(packed: Uint8Array, size: number, name: string): Promise<Uint8Array> {
  const options = { info: true, maxOutputLength: Math.max(size, 1) };
  return new Promise((resolve, reject) => {
    inflateRaw(packed, options, (cause, result) => {
      if (cause) {
        reject(new ContainerError('damaged', name, { cause }));
        return;
      }
      const { buffer, engine } = result as unknown as Inflated;
      // A reader that starts at the front would take bytes after the packed data for the next
      // entry.
      if (engine.bytesWritten === packed.length) resolve(buffer);
      else reject(new ContainerError('ambiguous', name));
    });
  });
}

/** Result of Node's `info` option, which its typings do not have. */
interface Inflated {
  readonly buffer: Buffer;
  /** Number of packed bytes that were read. */
  readonly engine: { readonly bytesWritten: number };
}

/**
 * Unpacks a container.
 * @throws ContainerError for a broken ZIP file, and for one that two readers could read
 *   differently: repeated names, entries that differ from the directory, or bytes between entries
 */
export async function readContainer(bytes: Uint8Array): Promise<readonly ContainerEntry[]> {
  const entries = readLayout(bytes, maxEntries);
  const total = entries.reduce((sum, { size }) => sum + size, 0);
  if (total > maxTotalBytes) throw new ContainerError('too large');
  const twice = nameTwice(entries.map(({ name }) => name));
  if (twice !== null) throw new ContainerError('names twice', twice);
  const files: ContainerEntry[] = [];
  for (const entry of entries) {
    const content = await unpack(entry);
    if (!entry.folder) files.push({ name: entry.name, bytes: content });
  }
  return files;
}

/** Content of the file `mimetype` of a container. Null if it is missing. */
export function statedType(entries: readonly ContainerEntry[]): string | null {
  const stated = entries.find(({ name }) => name === 'mimetype');
  return stated ? Buffer.from(stated.bytes).toString('latin1').trim() : null;
}

/** Number of bytes that are packed as a sample of a file. */
const sampleBytes = 64 * 1024;

/**
 * Whether a file is worth packing. Pictures, ZIP files and office files are not: they are packed
 * already.
 */
function shrinks(bytes: Uint8Array): boolean {
  const sample = bytes.subarray(0, sampleBytes);
  return deflateRawSync(sample).length < sample.length * 0.9;
}

/** Time in the form of ZIP headers: UTC, in steps of two seconds from 1980 on (APPNOTE § 4.4.6). */
function dosTime(at: Date): number {
  const year = Math.min(Math.max(at.getUTCFullYear() - 1980, 0), 127);
  const date = year * 512 + (at.getUTCMonth() + 1) * 32 + at.getUTCDate();
  return (
    date * 65_536 + at.getUTCHours() * 2048 + at.getUTCMinutes() * 32 + (at.getUTCSeconds() >> 1)
  );
}

/**
 * Packs files in their order, outside the event loop. `mimetype` comes first, uncompressed and
 * without extra fields (EN 319 162-1). The same files at the same time give the same bytes.
 */
export async function writeContainer(
  mimeType: string,
  files: readonly ContainerEntry[],
  at: Date,
): Promise<Uint8Array> {
  const zip = new ZipWriter(new Uint8ArrayWriter(), {
    dataDescriptor: false,
    extendedTimestamp: false,
    rawLastModDate: dosTime(at),
    // The runtime already packs outside the event loop.
    useWebWorkers: false,
  });
  await zip.add('mimetype', new Uint8ArrayReader(Buffer.from(mimeType, 'latin1')), { level: 0 });
  for (const { name, bytes } of files) {
    await zip.add(name, new Uint8ArrayReader(bytes), shrinks(bytes) ? {} : { level: 0 });
  }
  return zip.close();
}
