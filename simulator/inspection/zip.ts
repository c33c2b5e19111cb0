import { configure, Uint8ArrayReader, ZipReader, type Entry } from '@zip.js/zip.js/index-native.js';

// Nobody waits for a glance at a file long enough to be worth a thread.
configure({ useWebWorkers: false });

/** Bounds that keep a hostile archive from costing more than a glance. */
const maxEntries = 10_000;
/** Largest entry ever unpacked while inspecting, in bytes. */
const maxEntryBytes = 4 * 1024 * 1024;

/** The table of contents of an archive and a bounded way to read from it. */
export interface ZipContents {
  /** Entry names in the order of the central directory. */
  readonly names: readonly string[];
  /** What all entries unpack to, as the directory says. */
  readonly unpackedBytes: number;
  /** An entry is encrypted. */
  readonly encrypted: boolean;
  /**
   * Bytes of an entry; null when it is missing, encrypted, too large or broken.
   * @param most bytes it may have; default: a glance
   */
  read(name: string, most?: number): Promise<Uint8Array | null>;
}

/** A name that would lead out of the folder an archive is unpacked in. */
function leadsOut(name: string): boolean {
  return /\\|^\/|^[a-z]:/i.test(name) || name.split('/').includes('..');
}

/** Collects what an entry unpacks to, and stops one that is longer than it says. */
function collector(size: number) {
  const bytes = new Uint8Array(size);
  let filled = 0;
  const writable = new WritableStream<Uint8Array>({
    write(chunk) {
      // Throws a RangeError where there is no room.
      bytes.set(chunk, filled);
      filled += chunk.length;
    },
  });
  return { writable, bytes: () => (filled === size ? bytes : null) };
}

async function unpack(entry: Entry | undefined, most: number): Promise<Uint8Array | null> {
  if (!entry || entry.directory || entry.encrypted) return null;
  if (entry.uncompressedSize > most) return null;
  const into = collector(entry.uncompressedSize);
  try {
    await entry.getData(into.writable);
    return into.bytes();
  } catch {
    return null;
  }
}

async function listEntries(bytes: Uint8Array): Promise<Map<string, Entry> | null> {
  const entries = new Map<string, Entry>();
  for await (const entry of new ZipReader(new Uint8ArrayReader(bytes)).getEntriesGenerator()) {
    // Two entries of one name let two readers see two different files.
    if (entries.has(entry.filename) || leadsOut(entry.filename)) return null;
    entries.set(entry.filename, entry);
    if (entries.size > maxEntries) return null;
  }
  return entries;
}

/**
 * Opens a ZIP archive held in memory.
 * @returns null when the bytes are no readable archive
 */
export async function openZip(bytes: Uint8Array): Promise<ZipContents | null> {
  const entries = await listEntries(bytes).catch(() => null);
  if (!entries) return null;
  const all = [...entries.values()];
  return {
    names: [...entries.keys()],
    unpackedBytes: all.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0),
    encrypted: all.some(({ encrypted }) => encrypted),
    read: (name, most = maxEntryBytes) => unpack(entries.get(name), most),
  };
}
