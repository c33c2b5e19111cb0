import { Uint8ArrayReader, ZipReader, type Entry } from '@zip.js/zip.js/index-native.js';
import { OverBudget, type UploadBudget } from './budget.ts';

/** No workers: where threads exist, the whole inspection already runs in one. */
const options = { useWebWorkers: false };

/** Size in bytes of the largest entry that is unpacked by default. */
const maxEntryBytes = 4 * 1024 * 1024;

/** Table of contents of a ZIP file, with limited reading of entries. */
export interface ZipContents {
  /**
   * Entry names in the order of the directory. Folders are separated by `/`, even if the writer
   * used backslashes.
   */
  readonly names: readonly string[];
  /** Whether an entry is encrypted. */
  readonly encrypted: boolean;
  /**
   * Bytes of an entry. Null if it is missing, encrypted, too large or broken.
   * @param most maximum size in bytes. The default is `maxEntryBytes`.
   */
  read(name: string, most?: number): Promise<Uint8Array | null>;
  /** First bytes of an entry, at most `count`. Null in the same cases as `read`. */
  head(name: string, count: number): Promise<Uint8Array | null>;
}

/** Whether a name leaves the folder in which the ZIP file is unpacked. */
function leadsOut(name: string): boolean {
  return /^\/|^[a-z]:/i.test(name) || name.split('/').includes('..');
}

/** Collects the unpacked bytes of an entry, and stops if they exceed the stated size. */
function collector(size: number) {
  const bytes = new Uint8Array(size);
  let filled = 0;
  const writable = new WritableStream<Uint8Array>({
    write(chunk) {
      const fits = chunk.subarray(0, size - filled);
      bytes.set(fits, filled);
      filled += fits.length;
      if (fits.length < chunk.length) throw new Error('the entry is longer than it states');
    },
  });
  return { writable, bytes: () => bytes.subarray(0, filled) };
}

async function unpack(entry: Entry | undefined, room: number): Promise<Uint8Array | null> {
  if (!entry || entry.directory || entry.encrypted) return null;
  const into = collector(Math.min(room, entry.uncompressedSize));
  const whole = await entry.getData(into.writable).then(
    () => true,
    () => false,
  );
  const bytes = into.bytes();
  if (room < entry.uncompressedSize) return bytes.length === room ? bytes : null;
  return whole && bytes.length === entry.uncompressedSize ? bytes : null;
}

async function listEntries(
  bytes: Uint8Array,
  budget: UploadBudget,
): Promise<Map<string, Entry> | null> {
  const entries = new Map<string, Entry>();
  const zip = new ZipReader(new Uint8ArrayReader(bytes), options);
  for await (const entry of zip.getEntriesGenerator()) {
    budget.takeEntry(entry.uncompressedSize);
    const name = entry.filename.replaceAll('\\', '/');
    // Two readers could see different files if two entries have the same name.
    if (entries.has(name) || leadsOut(name)) return null;
    entries.set(name, entry);
  }
  return entries;
}

/**
 * Opens a ZIP file in memory.
 * @returns null if the bytes are not a readable ZIP file
 * @throws OverBudget if the upload has too many entries or unpacks to too much
 */
export async function openZip(
  bytes: Uint8Array,
  budget: UploadBudget,
): Promise<ZipContents | null> {
  const entries = await listEntries(bytes, budget).catch((error: unknown) => {
    if (error instanceof OverBudget) throw error;
    return null;
  });
  if (!entries) return null;
  return {
    names: [...entries.keys()],
    encrypted: [...entries.values()].some(({ encrypted }) => encrypted),
    async read(name, most = maxEntryBytes) {
      const entry = entries.get(name);
      return entry && entry.uncompressedSize <= most ? unpack(entry, most) : null;
    },
    head: (name, count) => unpack(entries.get(name), count),
  };
}
