import { fromBuffer, type Entry, type ZipFile } from 'yauzl';

/** Bounds that keep a hostile archive from costing more than a glance. */
const maxEntries = 10_000;
/** Largest entry ever unpacked while inspecting, in bytes. */
const maxEntryBytes = 4 * 1024 * 1024;

/** The table of contents of an archive and a bounded way to read from it. */
export interface ZipContents {
  /** Entry names in the order of the central directory. */
  readonly names: readonly string[];
  /** Bytes of an entry; null when it is missing, encrypted, too large or broken. */
  read(name: string): Promise<Uint8Array | null>;
}

function openArchive(bytes: Uint8Array): Promise<ZipFile | null> {
  return new Promise((resolve) => {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    // strictFileNames refuses backslashes, validateEntrySize stops entries that lie about their size.
    const options = {
      lazyEntries: true,
      autoClose: false,
      strictFileNames: true,
      validateEntrySizes: true,
    } as const;
    fromBuffer(buffer, options, (error, zip) => resolve(error ? null : zip));
  });
}

function listEntries(zip: ZipFile): Promise<Map<string, Entry> | null> {
  return new Promise((resolve) => {
    const entries = new Map<string, Entry>();
    zip.on('entry', (entry: Entry) => {
      if (entries.has(entry.fileName) || entries.size >= maxEntries) {
        // Two entries of one name let two readers see two different files.
        resolve(null);
        return;
      }
      entries.set(entry.fileName, entry);
      zip.readEntry();
    });
    zip.once('end', () => resolve(entries));
    zip.once('error', () => resolve(null));
    zip.readEntry();
  });
}

function readEntry(zip: ZipFile, entry: Entry | undefined): Promise<Uint8Array | null> {
  if (!entry || entry.uncompressedSize > maxEntryBytes || entry.generalPurposeBitFlag & 1) {
    return Promise.resolve(null);
  }
  return new Promise((resolve) => {
    zip.openReadStream(entry, (error, stream) => {
      if (error) {
        resolve(null);
        return;
      }
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.once('end', () => resolve(Buffer.concat(chunks)));
      stream.once('error', () => resolve(null));
    });
  });
}

/**
 * Opens a ZIP archive held in memory.
 * @returns null when the bytes are no readable archive
 */
export async function openZip(bytes: Uint8Array): Promise<ZipContents | null> {
  const zip = await openArchive(bytes);
  if (!zip) return null;
  const entries = await listEntries(zip);
  if (!entries) return null;
  return {
    names: [...entries.keys()],
    read: (name) => readEntry(zip, entries.get(name)),
  };
}
