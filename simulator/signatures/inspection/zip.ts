import { Uint8ArrayReader, ZipReader, type Entry } from '@zip.js/zip.js/index-native.js';
import { OverBudget, type UploadBudget } from './budget.ts';

/** A whole upload is looked into in a thread already, where there are any. */
const options = { useWebWorkers: false };

/** Largest entry ever unpacked for a glance, in bytes. */
const maxEntryBytes = 4 * 1024 * 1024;

/** The table of contents of a ZIP file and a bounded way to read from it. */
export interface ZipContents {
  /** Entry names in the order of the directory, with `/` between folders, whatever the writer put there. */
  readonly names: readonly string[];
  /** An entry is encrypted. */
  readonly encrypted: boolean;
  /**
   * Bytes of an entry; null when it is missing, encrypted, too large or broken.
   * @param most bytes it may have; default: a glance
   */
  read(name: string, most?: number): Promise<Uint8Array | null>;
  /** The first bytes of an entry, at most `count`; null as for `read`. */
  head(name: string, count: number): Promise<Uint8Array | null>;
}

/** A name that would lead out of the folder a ZIP file is unpacked in. */
function leadsOut(name: string): boolean {
  return /^\/|^[a-z]:/i.test(name) || name.split('/').includes('..');
}

/** Collects what an entry unpacks to, and stops one that is longer than there is room. */
function collector(size: number) {
  const bytes = new Uint8Array(size);
  let filled = 0;
  const writable = new WritableStream<Uint8Array>({
    write(chunk) {
      const fits = chunk.subarray(0, size - filled);
      bytes.set(fits, filled);
      filled += fits.length;
      if (fits.length < chunk.length) throw new Error('longer than there is room');
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
    // Two entries of one name let two readers see two different files.
    if (entries.has(name) || leadsOut(name)) return null;
    entries.set(name, entry);
  }
  return entries;
}

/**
 * Opens a ZIP file held in memory.
 * @returns null when the bytes are not a readable ZIP file
 * @throws OverBudget when the upload has more entries or unpacks to more than it may
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
