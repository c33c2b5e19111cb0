import { crc32, deflateRawSync, inflateRaw } from 'node:zlib';
import { limits } from '@dokubox/spec/limits.ts';
import { Uint8ArrayReader, Uint8ArrayWriter, ZipWriter } from '@zip.js/zip.js/index-native.js';
import { ContainerError } from './container-error.ts';
import { nameTwice } from './fields.ts';
import { readLayout, type ZipEntry } from './layout.ts';

/** Bounds of a container: more is no document anybody signs here. */
const maxEntries = 1_000;
const maxTotalBytes = limits.uploadMaxUnpackedBytes;

/** A file of a container. */
export interface ContainerEntry {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** What an entry unpacks to. @throws ContainerError where that is not what it says, or only a part of it */
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
      // What lies behind the end of the packed data a reader from the front takes for the next entry.
      if (engine.bytesWritten === packed.length) resolve(buffer);
      else reject(new ContainerError('ambiguous', name));
    });
  });
}

/** What Node answers with `info`, which its typings do not know. */
interface Inflated {
  readonly buffer: Buffer;
  /** How many bytes it took. */
  readonly engine: { readonly bytesWritten: number };
}

/**
 * Unpacks a container.
 * @throws ContainerError for a broken ZIP file, and for one that two readers could read differently: names
 *   that stand twice, entries that are not as the directory has them or do not lie side by side
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

/** What the file `mimetype` of a container says; null without one. */
export function statedType(entries: readonly ContainerEntry[]): string | null {
  const stated = entries.find(({ name }) => name === 'mimetype');
  return stated ? Buffer.from(stated.bytes).toString('latin1').trim() : null;
}

/** Bytes looked at before a file is packed. */
const sampleBytes = 64 * 1024;

/** False for pictures, ZIP files and office files: packing them again costs much for nothing. */
function shrinks(bytes: Uint8Array): boolean {
  const sample = bytes.subarray(0, sampleBytes);
  return deflateRawSync(sample).length < sample.length * 0.9;
}

/** A time as headers have it, in steps of two seconds from 1980 on (APPNOTE § 4.4.6); always UTC. */
function dosTime(at: Date): number {
  const year = Math.min(Math.max(at.getUTCFullYear() - 1980, 0), 127);
  const date = year * 512 + (at.getUTCMonth() + 1) * 32 + at.getUTCDate();
  return (
    date * 65_536 + at.getUTCHours() * 2048 + at.getUTCMinutes() * 32 + (at.getUTCSeconds() >> 1)
  );
}

/**
 * Packs files, in their order and beside the event loop; `mimetype` comes first, is not compressed and
 * has no further fields, as EN 319 162-1 wants. The same files at the same time are the same bytes.
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
    // The runtime packs beside the event loop already.
    useWebWorkers: false,
  });
  await zip.add('mimetype', new Uint8ArrayReader(Buffer.from(mimeType, 'latin1')), { level: 0 });
  for (const { name, bytes } of files) {
    await zip.add(name, new Uint8ArrayReader(bytes), shrinks(bytes) ? {} : { level: 0 });
  }
  return zip.close();
}
