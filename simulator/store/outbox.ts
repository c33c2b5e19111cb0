import type { StoreWrite, FileChange, Key, Store } from './store.ts';

type Text = string | (() => string);

/**
 * How long the first change waits for others, in milliseconds: a transaction costs more than what is in
 * it, and nobody notices two milliseconds.
 */
const groupMs = 2;

interface Waiting {
  readonly promise: Promise<void>;
  readonly done: () => void;
  readonly failed: (error: unknown) => void;
}

function waiting(): Waiting {
  let done: () => void = () => undefined;
  let failed: (error: unknown) => void = () => undefined;
  const promise = new Promise<void>((resolve, reject) => {
    done = resolve;
    failed = reject;
  });
  // Whoever waits hears of it; nobody has to.
  promise.catch(() => undefined);
  return { promise, done, failed };
}

/**
 * What is to be stored and is not yet. All that comes within two milliseconds, or while an earlier batch
 * is on its way, goes in one transaction.
 */
export class Outbox {
  readonly #store: Store;
  readonly #onFailure: (error: unknown) => void;
  #changes = new Map<string, { readonly key: Key; readonly value: Text | undefined }>();
  #files = new Map<string, Uint8Array>();
  /** Files of which a use has ended. */
  #dropped = new Set<string>();
  /** Worlds of which nothing is to stay, with the kinds of keys they have. */
  #cleared = new Map<string, readonly string[]>();
  #next: Waiting | undefined;
  #flying: Waiting | undefined;
  #closed = false;

  /** @param onFailure is told that nothing that was waiting has been stored, before those who wait */
  constructor(store: Store, onFailure: (error: unknown) => void) {
    this.#store = store;
    this.#onFailure = onFailure;
  }

  /** @param value a function is asked at the last moment; several changes then cost as much as one */
  put(key: Key, value: Text | undefined): void {
    this.#changes.set(JSON.stringify(key), { key, value });
    this.#schedule();
  }

  /** Removes everything under these kinds of a world, also what is on its way; not what is put later. */
  clear(id: string, kinds: readonly string[]): void {
    for (const [name, { key }] of this.#changes) {
      if (key[1] === id && kinds.includes(String(key[0]))) this.#changes.delete(name);
    }
    this.#cleared.set(id, kinds);
    this.#schedule();
  }

  /** Keeps a file, used by whoever `user` names. */
  putFile(hash: string, user: Key, bytes: Uint8Array): void {
    this.#files.set(hash, bytes);
    this.put(['file', hash, ...user], '');
  }

  /** Ends a use of a file, which goes with its last one. */
  dropFile(hash: string, user: Key): void {
    this.#dropped.add(hash);
    this.put(['file', hash, ...user], undefined);
  }

  /** Settles when all that was put until now is stored; undefined when it is. */
  stored(): Promise<void> | undefined {
    return (this.#next ?? this.#flying)?.promise;
  }

  /** Takes nothing more, once all that was put is stored. */
  async close(): Promise<void> {
    try {
      await this.stored();
    } finally {
      this.#closed = true;
    }
  }

  #schedule(): void {
    if (this.#next || this.#closed) return;
    this.#next = waiting();
    if (!this.#flying) setTimeout(() => void this.#flush(), groupMs);
  }

  async #flush(): Promise<void> {
    this.#flying = this.#next;
    this.#next = undefined;
    try {
      const { changes, files } = this.#taken();
      await this.#store.write(changes, files);
      this.#flying?.done();
    } catch (error) {
      this.#fail(error);
    }
    this.#flying = undefined;
    if (this.#next) void this.#flush();
  }

  #taken(): { changes: StoreWrite[]; files: FileChange[] } {
    // Only now, as no batch is on its way, does the store show all there is.
    for (const [id, kinds] of this.#cleared) {
      for (const kind of kinds) {
        for (const key of this.#store.keys([kind, id])) {
          const name = JSON.stringify(key);
          if (!this.#changes.has(name)) this.#changes.set(name, { key, value: undefined });
        }
      }
    }
    const changes = [...this.#changes.values()].map(({ key, value }) => {
      return { key, value: typeof value === 'function' ? value() : value };
    });
    const files: FileChange[] = [...this.#files]
      .filter(([hash]) => !this.#dropped.has(hash))
      .map(([hash, bytes]) => ({ hash, bytes }));
    for (const hash of this.#dropped) {
      const used = this.#isUsed(hash, changes);
      if (!used) files.push({ hash, bytes: undefined });
      else if (this.#files.has(hash)) files.push({ hash, bytes: this.#files.get(hash) });
    }
    this.#empty();
    return { changes, files };
  }

  #empty(): void {
    this.#changes = new Map();
    this.#files = new Map();
    this.#dropped = new Set();
    this.#cleared = new Map();
  }

  #isUsed(hash: string, changes: readonly StoreWrite[]): boolean {
    const uses = new Set<string>();
    for (const key of this.#store.keys(['file', hash])) uses.add(JSON.stringify(key));
    for (const { key, value } of changes) {
      if (key[0] !== 'file' || key[1] !== hash) continue;
      if (value === undefined) uses.delete(JSON.stringify(key));
      else uses.add(JSON.stringify(key));
    }
    return uses.size > 0;
  }

  /** Later changes build on the ones that could not be stored, so they are dropped as well. */
  #fail(error: unknown): void {
    const later = this.#next;
    this.#next = undefined;
    this.#empty();
    this.#onFailure(error);
    this.#flying?.failed(error);
    later?.failed(error);
  }
}
