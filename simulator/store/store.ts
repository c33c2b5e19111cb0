/** Hierarchical key of a value: first its kind, then ever more specific parts. */
export type Key = readonly (string | number)[];

/** One value to write. Undefined removes it. */
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
 * Stores texts under ordered keys, and files. All changes of a world in one write are stored
 * together or not at all. Stored data survives any end of the process.
 */
export interface Store {
  /**
   * @throws WorldDamaged if the world cannot be read, like the two methods below. Other worlds
   *   are not affected.
   */
  get(key: Key): string | undefined;
  /**
   * All values whose keys begin with the prefix, in the order of their keys. Numbers are ordered by
   * size.
   */
  entries(prefix: Key): Iterable<readonly [key: Key, value: string]>;
  /** The same without the values. */
  keys(prefix: Key): Iterable<Key>;
  /** @throws StoreFailed if the bytes are not the stored ones */
  file(hash: string): Uint8Array | undefined;
  /**
   * Writes changes. A file without bytes is removed unless it is still used.
   * @throws as a rejection if the write failed. Nothing of it is then stored.
   */
  write(changes: readonly StoreWrite[], files: readonly FileChange[]): Promise<void>;
  close(): Promise<void>;
}

/** Place of a world. */
export type Whereabouts =
  | { readonly at: 'here' }
  | { readonly at: 'there'; readonly address: string; readonly tenant: string }
  | { readonly at: 'nowhere' };

/** Receives the worlds that this process gains and loses. */
export interface HeldWorlds {
  brought(id: string): void;
  gone(id: string): void;
}

/** A store shared by several processes. Only one process at a time has a world and reads it. */
export interface SharedStore extends Store {
  /** Address at which other processes reach this one. Undefined until it has joined them. */
  readonly address: string | undefined;
  /** Whether no other process can have taken the worlds of this one. */
  readonly isReady: boolean;
  /**
   * Joins the other processes, so that this process can have worlds.
   * @param address for example `http://10.0.0.7:4010`
   */
  join(address: string, listener: HeldWorlds): Promise<void>;
  /**
   * Finds a world, and takes it if no process has it.
   * @param orMake whether to claim the id of a world that does not exist, for a caller that will
   *   create it
   * @throws StoreFailed
   */
  find(id: string, options?: { readonly orMake?: boolean }): Promise<Whereabouts>;
  /** All worlds with the address of the process that has each one. Null if no process has it. */
  everyWorld(): Promise<readonly { readonly id: string; readonly address: string | null }[]>;
  /**
   * Reads some texts of one world without taking the world.
   * @returns the texts in the order of their keys. Null for a text that is not stored.
   * @throws StoreFailed
   */
  look(keys: readonly Key[]): Promise<readonly (string | null)[]>;
  /**
   * Stores a text for all processes unless there is one, and returns the text that is then stored.
   */
  share(name: string, text: string): Promise<string>;
  /** A text for all processes. Undefined if it is not stored. */
  shared(name: string): Promise<string | undefined>;
}

export function isShared(store: Store): store is SharedStore {
  return 'join' in store;
}

/**
 * The store cannot store or return the data of a call. The call may be repeated, because none of
 * its changes apply.
 */
export class StoreFailed extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StoreFailed';
  }
}

/** The stored data of a world is damaged. The message names the file and the way out. */
export class WorldDamaged extends StoreFailed {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'WorldDamaged';
  }
}

/** A store that cannot be opened. The message is a sentence for the operator. */
export class StoreRefused extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StoreRefused';
  }
}
