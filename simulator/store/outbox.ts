import { WorldDamaged, type StoreWrite, type FileChange, type Key, type Store } from './store.ts';

/** A function is asked when its batch leaves, and may take a while: what comes meanwhile goes with the next. */
type Text = string | (() => string | Promise<string>);

/**
 * How long the first change waits for others, in milliseconds: a transaction costs more than what is in
 * it, and nobody notices two milliseconds.
 */
const groupMs = 2;

interface Change {
  readonly key: Key;
  readonly value: Text | undefined;
}

/** Changes with their texts; all of them are asked for before anything else happens. */
async function written(changes: readonly Change[]): Promise<StoreWrite[]> {
  const asked = changes.map(({ key, value }) => {
    return { key, value: typeof value === 'function' ? value() : value };
  });
  const texts: StoreWrite[] = [];
  // Most are there: to wait for each would cost every command as many turns as it has changes.
  for (const { key, value } of asked) {
    texts.push({ key, value: value instanceof Promise ? await value : value });
  }
  return texts;
}

interface Waiting {
  /** Somebody's answer waits for it; not for a journal, which only tells of what happened. */
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
  // Whoever waits hears of it; nobody has to.
  promise.catch(() => undefined);
  return { isAwaited: false, promise, done, failed };
}

/**
 * What is to be stored of one world and is not yet. All that comes within two milliseconds, or while an
 * earlier batch is on its way, goes in one transaction. Each world has its own, so that nobody waits for a
 * large file of another world, and a write that fails concerns one world only.
 */
export class Outbox {
  readonly #world: string;
  readonly #store: Store;
  readonly #onWritten: (failure: unknown, wasAwaited: boolean) => void;
  #changes = new Map<string, Change>();
  #files = new Map<string, Uint8Array>();
  /** Files of which a use has ended. */
  #dropped = new Set<string>();
  /** Kinds of keys of which nothing is to stay. */
  #cleared: readonly string[] = [];
  #next: Waiting | undefined;
  #flying: Waiting | undefined;
  #closed = false;

  /**
   * @param onWritten is told of each write, before those who wait for it: undefined, or why nothing of it
   *   has been stored, and whether answers waited for it
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

  /** @param value a function is asked at the last moment; several changes then cost as much as one */
  put(key: Key, value: Text | undefined): void {
    this.#changes.set(JSON.stringify(key), { key, value });
    this.#schedule().isAwaited = true;
  }

  /** As {@link put}, for what no answer waits for. */
  note(key: Key, value: Text | undefined): void {
    this.#changes.set(JSON.stringify(key), { key, value });
    this.#schedule();
  }

  /** Removes everything under these kinds, also what is on its way; not what is put later. */
  clear(kinds: readonly string[]): void {
    for (const [name, { key }] of this.#changes) {
      if (kinds.includes(String(key[0]))) this.#changes.delete(name);
    }
    this.#cleared = kinds;
    this.#schedule().isAwaited = true;
  }

  /** Keeps a file, used by whoever `user` names. */
  putFile(hash: string, user: Key, bytes: Uint8Array): void {
    this.#files.set(hash, bytes);
    this.put(['file', hash, ...user], '');
  }

  /** Ends a use of a file, which goes with its last one: what the store finds then counts. */
  dropFile(hash: string, user: Key): void {
    this.#dropped.add(hash);
    this.put(['file', hash, ...user], undefined);
  }

  /** Settles when all that answers wait for is stored; undefined when it is. */
  stored(): Promise<void> | undefined {
    return [this.#next, this.#flying].find((one) => one?.isAwaited)?.promise;
  }

  /** Settles when everything is stored; undefined when it is. */
  settled(): Promise<void> | undefined {
    return (this.#next ?? this.#flying)?.promise;
  }

  /** Takes nothing more. */
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

  /** Only now, as no batch is on its way, does the store show all there is. */
  #clearedKeys(): readonly Key[] {
    try {
      return this.#cleared.flatMap((kind) => [...this.#store.keys([kind, this.#world])]);
    } catch (error) {
      if (!(error instanceof WorldDamaged)) throw error;
      // Nobody can read what there is; with its beginning all of it goes.
      return [['world', this.#world]];
    }
  }

  #empty(): void {
    this.#changes = new Map();
    this.#files = new Map();
    this.#dropped = new Set();
    this.#cleared = [];
  }

  /** Later changes build on the ones that could not be stored, so they are dropped as well. */
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
