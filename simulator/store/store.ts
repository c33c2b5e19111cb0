/** Where a value lies: the room it belongs to, then ever narrower. */
export type Key = readonly (string | number)[];

/** One value to be written, or, as undefined, removed. */
export interface Change {
  readonly key: Key;
  readonly value: string | undefined;
}

/** Bytes by the hash of their content. */
export interface FileChange {
  readonly hash: string;
  readonly bytes: Uint8Array | undefined;
}

/**
 * Keeps texts under ordered keys, and files. What is written together is there together or not at all,
 * and from then on survives the end of the process, however it comes.
 */
export interface Store {
  get(key: Key): string | undefined;
  /** Everything whose key begins so, in the order of the keys; numbers by their size. */
  entries(prefix: Key): Iterable<readonly [key: Key, value: string]>;
  /** The same without the values. */
  keys(prefix: Key): Iterable<Key>;
  file(hash: string): Uint8Array | undefined;
  /** @throws when it could not be stored, by rejection; then nothing of it is */
  write(changes: readonly Change[], files: readonly FileChange[]): Promise<void>;
  close(): Promise<void>;
}

/** A store that cannot be opened. The message is a sentence for whoever starts the program. */
export class StoreRefused extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StoreRefused';
  }
}
