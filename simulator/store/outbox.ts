import { WorldDamaged, type StoreWrite, type FileChange, type Key, type Store } from './store.ts';

/**
 * A text, or a function that is called when its batch is written. The function may be slow. Later
 * changes then go into the next batch.
 */
type Text = string | (() => string | Promise<string>);

/**
 * Time in milliseconds that the first change waits for others. A transaction costs more than its
 * content, and users do not notice two milliseconds.
 */
const groupMs = 2;

interface Change {
  readonly key: Key;
  readonly value: Text | undefined;
}

/** Changes with their texts. All functions are called synchronously, before any other change. */
async function written(changes: readonly Change[]): Promise<StoreWrite[]> {
  const called = changes.map(({ key, value }) => {
    return { key, value: typeof value === 'function' ? value() : value };
  });
  const texts: StoreWrite[] = [];
  // Awaiting texts that are ready would cost every command one turn of the event loop per change.
  for (const { key, value } of called) {
    texts.push({ key, value: value instanceof Promise ? await value : value });
  }
  return texts;
}

interface Waiting {
  /** Whether an answer waits for it. Answers do not wait for a journal, which is only a record. */
  isAwaited: boolean;
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
  // Prevents an unhandled rejection if no one waits.
  promise.catch(() => undefined);
  return { isAwaited: false, promise, done, failed };
}

/**
 * Unstored changes of one world. All changes within two milliseconds, or during an earlier batch,
 * go into one transaction. Each world has its own outbox. So no world waits for a large file of
 * another one, and a failed write affects only its world.
 */
export class Outbox {
  readonly #world: string;
  readonly #store: Store;
  readonly #onWritten: (failure: unknown, wasAwaited: boolean) => void;
  #changes = new Map<string, Change>();
  #files = new Map<string, Uint8Array>();
  /** Files with an ended use. */
  #dropped = new Set<string>();
  /** Kinds of keys to remove completely. */
  #cleared: readonly string[] = [];
  #next: Waiting | undefined;
  #flying: Waiting | undefined;
  #closed = false;

  /**
   * @param onWritten called after each write, before those who wait for it. Its arguments are the
   *   reason why nothing was stored (undefined after success), and whether answers waited for it.
   */
  constructor(
    world: string,
    store: Store,
    onWritten: (failure: unknown, wasAwaited: boolean) => void,
  ) {
    this.#world = world;
    this.#store = store;
    this.#onWritten = onWritten;
  }

  /**
   * @param value a function is called when the batch is written, so several changes cost as much
   *   as one
   */
  put(key: Key, value: Text | undefined): void {
    this.#changes.set(JSON.stringify(key), { key, value });
    this.#schedule().isAwaited = true;
  }

  /** Like {@link put}, for changes for which no answer waits. */
  note(key: Key, value: Text | undefined): void {
    this.#changes.set(JSON.stringify(key), { key, value });
    this.#schedule();
  }

  /** Removes all texts of these kinds, including those being written. Texts put later stay. */
  clear(kinds: readonly string[]): void {
    for (const [name, { key }] of this.#changes) {
      if (kinds.includes(String(key[0]))) this.#changes.delete(name);
    }
    this.#cleared = kinds;
    this.#schedule().isAwaited = true;
  }

  /** Stores a file for the use that `user` names. */
  putFile(hash: string, user: Key, bytes: Uint8Array): void {
    this.#files.set(hash, bytes);
    this.put(['file', hash, ...user], '');
  }

  /** Ends a use of a file. The store removes the file if it then has no other use. */
  dropFile(hash: string, user: Key): void {
    this.#dropped.add(hash);
    this.put(['file', hash, ...user], undefined);
  }

  /** Settles when everything for which answers wait is stored. Undefined if it already is. */
  stored(): Promise<void> | undefined {
    return [this.#next, this.#flying].find((one) => one?.isAwaited)?.promise;
  }

  /** Settles when everything is stored. Undefined if it already is. */
  settled(): Promise<void> | undefined {
    return (this.#next ?? this.#flying)?.promise;
  }

  /** Accepts no more changes. */
  close(): void {
    this.#closed = true;
  }

  #schedule(): Waiting {
    if (this.#next) return this.#next;
    const next = waiting();
    if (this.#closed) return next;
    this.#next = next;
    if (!this.#flying) setTimeout(() => void this.#flush(), groupMs);
    return next;
  }

  async #flush(): Promise<void> {
    const flying = this.#next;
    if (!flying) return;
    this.#flying = flying;
    this.#next = undefined;
    try {
      const { changes, files } = this.#taken();
      await this.#store.write(await written(changes), files);
      this.#onWritten(undefined, flying.isAwaited);
      flying.done();
    } catch (error) {
      this.#fail(flying, error);
    }
    this.#flying = undefined;
    if (this.#next) void this.#flush();
  }

  #taken(): { changes: Change[]; files: FileChange[] } {
    for (const key of this.#clearedKeys()) {
      const name = JSON.stringify(key);
      if (!this.#changes.has(name)) this.#changes.set(name, { key, value: undefined });
    }
    const changes = [...this.#changes.values()];
    const files: FileChange[] = [...this.#files].map(([hash, bytes]) => ({ hash, bytes }));
    for (const hash of this.#dropped) files.push({ hash, bytes: undefined });
    this.#empty();
    return { changes, files };
  }

  /** Keys to remove. The store shows all keys only now, because no batch is being written. */
  #clearedKeys(): readonly Key[] {
    try {
      return this.#cleared.flatMap((kind) => [...this.#store.keys([kind, this.#world])]);
    } catch (error) {
      if (!(error instanceof WorldDamaged)) throw error;
      // The texts cannot be read, but removing the header removes all of them.
      return [['world', this.#world]];
    }
  }

  #empty(): void {
    this.#changes = new Map();
    this.#files = new Map();
    this.#dropped = new Set();
    this.#cleared = [];
  }

  /** Drops later changes as well, because they depend on the changes that could not be stored. */
  #fail(flying: Waiting, error: unknown): void {
    const later = flying.isAwaited ? this.#next : undefined;
    if (flying.isAwaited) {
      this.#next = undefined;
      this.#empty();
    }
    this.#onWritten(error, flying.isAwaited);
    flying.failed(error);
    later?.failed(error);
  }
}
