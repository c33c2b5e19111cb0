import { createClient, RESP_TYPES } from '@redis/client';
import { StoreFailed, StoreRefused } from '../store.ts';

/** Time limit in milliseconds for the first connection. */
const CONNECT_MS = 5_000;
/** Longest pause in milliseconds between two attempts to reconnect. */
const RETRY_MS = 500;

/** The store does not answer now. The result of a pending write is unknown. */
export class StoreUnavailable extends StoreFailed {
  constructor(cause: unknown) {
    const why = cause instanceof Error ? cause.message : String(cause);
    super(`the shared store does not answer: ${why}`, { cause });
  }
}

/** Answer of a script. Values are bytes if {@link RedisConnection.bytes} reads them. */
type Reply = string | number | null | readonly Reply[];

function clientFor(url: string, silenceMs: number | undefined) {
  const client = createClient({
    url,
    // Calls do not queue while the server is gone. A call is rejected and may be repeated.
    disableOfflineQueue: true,
    socket: {
      connectTimeout: CONNECT_MS,
      ...(silenceMs === undefined ? {} : { socketTimeout: silenceMs }),
      reconnectStrategy: (retries: number) => Math.min(50 * 2 ** retries, RETRY_MS),
    },
  });
  // Each call receives its own error. The client reconnects automatically.
  client.on('error', () => undefined);
  return client;
}

/** A connection to a server with the Redis protocol, such as Redis or Valkey. */
export class RedisConnection {
  #client: ReturnType<typeof clientFor>;
  readonly #url: string;
  readonly #prefix: string;
  /** Number of pending requests. */
  #pending = 0;

  private constructor(client: ReturnType<typeof clientFor>, url: string, prefix: string) {
    this.#client = client;
    this.#url = url;
    this.#prefix = prefix;
  }

  /**
   * @param url `redis://`, or `rediss://` with TLS, with optional user and password
   * @param prefix beginning of every key
   * @param silenceMs time in milliseconds after which a silent connection is replaced. Only for a
   *   connection in constant use.
   * @throws StoreRefused with a message that contains neither user nor password
   */
  static async open(url: string, prefix: string, silenceMs?: number): Promise<RedisConnection> {
    const client = clientFor(url, silenceMs);
    const { host } = new URL(url);
    let timer: NodeJS.Timeout | undefined;
    try {
      const tooLong = new Promise<never>((_resolve, reject) => {
        timer = setTimeout(() => {
          reject(new Error(`no answer within ${CONNECT_MS / 1000} s`));
        }, CONNECT_MS);
      });
      const failed = new Promise<never>((_resolve, reject) => client.once('error', reject));
      failed.catch(() => undefined);
      await Promise.race([client.connect(), failed, tooLong]);
    } catch (error) {
      client.destroy();
      const why = error instanceof Error ? error.message || error.name : String(error);
      throw new StoreRefused(
        `The shared store at ${host} cannot be used: ${why}. Check SIM_STORE.`,
        { cause: error },
      );
    } finally {
      clearTimeout(timer);
    }
    return new RedisConnection(client, url, prefix);
  }

  /** Whether a request is pending. */
  get isWaiting(): boolean {
    return this.#pending > 0;
  }

  /**
   * Gives up pending requests and reconnects, because the server does not answer on this
   * connection.
   */
  restart(): void {
    const former = this.#client;
    this.#client = clientFor(this.#url, undefined);
    this.#client.connect().catch(() => undefined);
    former.destroy();
  }

  /**
   * Runs a script atomically. `ARGV[1]` is the beginning of every key.
   * @throws StoreUnavailable
   */
  run(script: string, args: readonly (string | Buffer)[]): Promise<Reply> {
    return this.#ask(async (client) => {
      const options = { keys: [], arguments: [this.#prefix, ...args] };
      return (await client.eval(script, options)) as Reply;
    });
  }

  /** Value of a key as bytes. @throws StoreUnavailable */
  bytes(name: string): Promise<Buffer | undefined> {
    return this.#ask(async (client) => {
      const typed = client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer });
      return (await typed.get(this.#prefix + name)) ?? undefined;
    });
  }

  /** All fields of a hash with their values. @throws StoreUnavailable */
  fields(name: string): Promise<ReadonlyMap<string, string>> {
    return this.#ask(
      async (client) => new Map(Object.entries(await client.hGetAll(this.#prefix + name))),
    );
  }

  /** Values of some fields of a hash, in the same order. @throws StoreUnavailable */
  someFields(name: string, fields: readonly string[]): Promise<readonly (string | null)[]> {
    return this.#ask((client) => client.hmGet(this.#prefix + name, [...fields]));
  }

  /** Stores a value unless there is one, and returns the value that is then stored. */
  keep(name: string, value: string): Promise<string> {
    return this.#ask(async (client) => {
      const key = this.#prefix + name;
      await client.set(key, value, { condition: 'NX' });
      return (await client.get(key)) ?? value;
    });
  }

  async get(name: string): Promise<string | undefined> {
    return (await this.bytes(name))?.toString('utf8');
  }

  close(): void {
    this.#client.destroy();
  }

  async #ask<T>(work: (client: ReturnType<typeof clientFor>) => Promise<T>): Promise<T> {
    this.#pending += 1;
    try {
      return await work(this.#client);
    } catch (error) {
      throw new StoreUnavailable(error);
    } finally {
      this.#pending -= 1;
    }
  }
}
