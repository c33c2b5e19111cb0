import { WorldFull } from './bounds.ts';

const MIB = 1024 * 1024;

/** Bytes that people uploaded to one world, by key. The keys follow the order of the uploads. */
export class BlobStore {
  #blobs = new Map<string, Uint8Array>();
  readonly #most: number;
  #last = 0;
  /** Bytes of all of them together. */
  #bytes = 0;
  #stored: ((id: string) => Uint8Array | undefined) | undefined;

  /** @param most bytes of all uploads together */
  constructor(most: number = Infinity) {
    this.#most = most;
  }

  /** Bytes of all uploads together. */
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
   * Goes on where a world ended that came back.
   * @param last number of the last upload
   * @param bytes of all uploads together
   * @param stored reads an upload that lies in a store
   */
  restore(last: number, bytes: number, stored: (id: string) => Uint8Array | undefined): void {
    this.#last = last;
    this.#bytes = bytes;
    this.#stored = stored;
  }

  /** What was put after the mark, with its name. */
  *since(mark: number): Iterable<[id: string, bytes: Uint8Array]> {
    for (let number = mark + 1; number <= this.#last; number += 1) {
      const bytes = this.get(`blob-${number}`);
      if (bytes) yield [`blob-${number}`, bytes];
    }
  }

  /**
   * Keeps the bytes, which must not be changed afterwards, and names them.
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

  /** A mark to which {@link rollBack} returns; {@link since} names what came after it. */
  mark(): number {
    return this.#last;
  }

  /** Forgets what was put after the mark, so that a command that failed leaves nothing behind. */
  rollBack(mark: number): void {
    for (; this.#last > mark; this.#last -= 1) {
      const id = `blob-${this.#last}`;
      this.#bytes -= this.#blobs.get(id)?.length ?? 0;
      this.#blobs.delete(id);
    }
  }

  /** A way back to all that is here now. */
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
