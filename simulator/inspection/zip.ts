import type { Entry, ZipFile } from 'yauzl';
import { listEntries, openArchive, unpackEntry } from './archive.ts';

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

async function read(zip: ZipFile, entry: Entry | undefined): Promise<Uint8Array | null> {
  if (!entry || entry.uncompressedSize > maxEntryBytes || entry.generalPurposeBitFlag & 1) {
    return null;
  }
  return unpackEntry(zip, entry).catch(() => null);
}

async function contents(bytes: Uint8Array): Promise<ZipContents | null> {
  const zip = await openArchive(bytes);
  const listed = await listEntries(zip, maxEntries);
  const entries = new Map(listed.map((entry) => [entry.fileName, entry]));
  // Two entries of one name let two readers see two different files.
  if (entries.size !== listed.length) return null;
  return { names: [...entries.keys()], read: (name) => read(zip, entries.get(name)) };
}

/**
 * Opens a ZIP archive held in memory.
 * @returns null when the bytes are no readable archive
 */
export function openZip(bytes: Uint8Array): Promise<ZipContents | null> {
  return contents(bytes).catch(() => null);
}
