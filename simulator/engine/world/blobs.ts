import { WorldFull } from './bounds.ts';

const MIB = 1024 * 1024;

/** Bytes that users uploaded to one world, by key. Keys are numbered in upload order. */
export class BlobStore {
  #blobs = new Map<string, Uint8Array>();
  readonly #most: number;
  #last = 0;
  /** Total bytes of all uploads. */
  #bytes = 0;
  #stored: ((id: string) => Uint8Array | undefined) | undefined;

  /** @param most limit on the total bytes of all uploads */
  constructor(most: number = Infinity) {
    this.#most = most;
  }

  /** Total bytes of all uploads. */
  get bytes(): number {
    return this.#bytes;
  }

  /** Number of blobs kept. */
  get size(): number {
    return this.#blobs.size;
  }

  get(id: string): Uint8Array | undefined {
    return this.#blobs.get(id) ?? this.#stored?.(id);
  }

  /**
   * Continues the numbering of a restored world.
   * @param last number of the last upload
   * @param bytes total bytes of all uploads
   * @param stored reads an upload from the store
   */
  restore(last: number, bytes: number, stored: (id: string) => Uint8Array | undefined): void {
    this.#last = last;
    this.#bytes = bytes;
    this.#stored = stored;
  }

  /** Uploads added after the mark, with their names. */
  *since(mark: number): Iterable<[id: string, bytes: Uint8Array]> {
    for (let number = mark + 1; number <= this.#last; number += 1) {
      const bytes = this.get(`blob-${number}`);
      if (bytes) yield [`blob-${number}`, bytes];
    }
  }

  /**
   * Stores the bytes and returns their name. The caller must not change the bytes afterwards.
   * @throws WorldFull
   */
  put(bytes: Uint8Array): string {
    if (this.#bytes + bytes.length > this.#most) {
      throw new WorldFull(`${Math.floor(this.#most / MIB)} MiB of uploads`);
    }
    this.#bytes += bytes.length;
    this.#last += 1;
    const id = `blob-${this.#last}`;
    this.#blobs.set(id, bytes);
    return id;
  }

  /** A mark to return to with {@link rollBack}. {@link since} lists the uploads added after it. */
  mark(): number {
    return this.#last;
  }

  /** Removes the uploads added after the mark, so that a failed command leaves nothing behind. */
  rollBack(mark: number): void {
    for (; this.#last > mark; this.#last -= 1) {
      const id = `blob-${this.#last}`;
      this.#bytes -= this.#blobs.get(id)?.length ?? 0;
      this.#blobs.delete(id);
    }
  }

  /** Returns a function that restores the current state. */
  checkpoint(): () => void {
    const blobs = this.#blobs;
    const last = this.#last;
    const bytes = this.#bytes;
    const stored = this.#stored;
    return () => {
      this.#blobs = blobs;
      this.#last = last;
      this.#bytes = bytes;
      this.#stored = stored;
    };
  }

  clear(): void {
    this.#blobs = new Map();
    this.#last = 0;
    this.#bytes = 0;
    this.#stored = undefined;
  }
}
