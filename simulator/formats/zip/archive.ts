import { fromBuffer, type Entry, type ZipFile } from 'yauzl';

/**
 * Opens a ZIP file held in memory, to be read entry by entry.
 * @throws Error when the bytes are no archive
 */
export function openArchive(bytes: Uint8Array): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    // strictFileNames refuses backslashes, validateEntrySizes stops entries that lie about their
    // size.
    const options = {
      lazyEntries: true,
      autoClose: false,
      strictFileNames: true,
      validateEntrySizes: true,
    } as const;
    fromBuffer(buffer, options, (error, zip) => (error ? reject(error) : resolve(zip)));
  });
}

/**
 * Lists the entries in the order of the central directory.
 * @throws Error for a broken directory, and for one with more than `most` entries
 */
export function listEntries(zip: ZipFile, most: number): Promise<readonly Entry[]> {
  return new Promise((resolve, reject) => {
    const entries: Entry[] = [];
    zip.on('entry', (entry: Entry) => {
      entries.push(entry);
      if (entries.length > most) reject(new Error('The archive has too many entries.'));
      else zip.readEntry();
    });
    zip.once('end', () => resolve(entries));
    zip.once('error', reject);
    zip.readEntry();
  });
}

/**
 * Unpacks one entry; check sums are not compared.
 * @throws Error for a broken or encrypted entry
 */
export function unpackEntry(zip: ZipFile, entry: Entry): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => {
      if (error) {
        reject(error);
        return;
      }
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.once('end', () => resolve(Buffer.concat(chunks)));
      stream.once('error', reject);
    });
  });
}
