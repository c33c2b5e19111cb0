/** Where a value lies: the room it belongs to, then ever narrower. */
export type Key = readonly (string | number)[];

/** One value to be written, or, as undefined, removed. */
export interface StoreWrite {
  readonly key: Key;
  readonly value: string | undefined;
}

/** Bytes by the hash of their content. */
export interface FileChange {
  readonly hash: string;
  readonly bytes: Uint8Array | undefined;
}

/**
 * Keeps texts under ordered keys, and files. What is written of a world together is there together or not
 * at all, and from then on survives the end of the process, however it comes.
 */
export interface Store {
  /** @throws WorldDamaged, as the two below, for a world that cannot be read; others can */
  get(key: Key): string | undefined;
  /** Everything whose key begins so, in the order of the keys; numbers by their size. */
  entries(prefix: Key): Iterable<readonly [key: Key, value: string]>;
  /** The same without the values. */
  keys(prefix: Key): Iterable<Key>;
  /** @throws StoreFailed where its bytes are not what was stored */
  file(hash: string): Uint8Array | undefined;
  /** A file without bytes goes unless somebody uses it. @throws when it could not be stored, by rejection; then nothing of it is */
  write(changes: readonly StoreWrite[], files: readonly FileChange[]): Promise<void>;
  close(): Promise<void>;
}

/** Where a world is. */
export type Whereabouts =
  | { readonly at: 'here' }
  | { readonly at: 'there'; readonly address: string; readonly tenant: string }
  | { readonly at: 'nowhere' };

/** Is told which worlds have come to this process, and which it has no more. */
export interface HeldWorlds {
  brought(id: string): void;
  gone(id: string): void;
}

/** A store of several processes. A world is with one of them at a time, and read there only. */
export interface SharedStore extends Store {
  /** Where the others reach this process; undefined until it has joined them. */
  readonly address: string | undefined;
  /** True while no other process could have taken the worlds of this one. */
  readonly isReady: boolean;
  /**
   * From now on this process has worlds.
   * @param address such as `http://10.0.0.7:4010`
   */
  join(address: string, listener: HeldWorlds): Promise<void>;
  /**
   * Finds a world, and brings it here where nobody has it.
   * @param orMake claims the id also where there is no such world, for who is about to make it
   * @throws StoreFailed
   */
  find(id: string, options?: { readonly orMake?: boolean }): Promise<Whereabouts>;
  /** Every world there is, with the address of the process that has it; null where none has. */
  everyWorld(): Promise<readonly { readonly id: string; readonly address: string | null }[]>;
  /**
   * Reads some texts of one world, wherever it is, and leaves it there.
   * @returns them in the order of their keys; null for one that is not stored
   * @throws StoreFailed
   */
  look(keys: readonly Key[]): Promise<readonly (string | null)[]>;
  /** Keeps a text that all processes share, unless there is one; gives the one that is there. */
  share(name: string, text: string): Promise<string>;
  /** A text that all processes share; undefined where nobody has given one. */
  shared(name: string): Promise<string | undefined>;
}

export function isShared(store: Store): store is SharedStore {
  return 'join' in store;
}

/**
 * The store does not take or tell what a call needs. The call may be made again: what it wanted to change
 * is not in force.
 */
export class StoreFailed extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StoreFailed';
  }
}

/** What is stored of one world is not what was written. The message names file and way out. */
export class WorldDamaged extends StoreFailed {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'WorldDamaged';
  }
}

/** A store that cannot be opened. The message is a sentence for whoever starts the program. */
export class StoreRefused extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StoreRefused';
  }
}
