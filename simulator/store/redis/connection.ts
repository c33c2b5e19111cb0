import { createClient, RESP_TYPES } from '@redis/client';
import { StoreFailed, StoreRefused } from '../store.ts';

/** How long a first connection may take, in milliseconds. */
const CONNECT_MS = 5_000;
/** Longest pause between two attempts to connect again, in milliseconds. */
const RETRY_MS = 500;

/** The store cannot be asked now. What was being written may be there or not. */
export class StoreUnavailable extends StoreFailed {
  constructor(cause: unknown) {
    const why = cause instanceof Error ? cause.message : String(cause);
    super(`the shared store does not answer: ${why}`, { cause });
  }
}

/** What a script answers; bytes where {@link RedisConnection.bytes} asks. */
type Reply = string | number | null | readonly Reply[];

function clientFor(url: string, silenceMs: number | undefined) {
  const client = createClient({
    url,
    // Nobody waits in a queue for a server that is gone: a call is refused and may be made again.
    disableOfflineQueue: true,
    socket: {
      connectTimeout: CONNECT_MS,
      ...(silenceMs === undefined ? {} : { socketTimeout: silenceMs }),
      reconnectStrategy: (retries: number) => Math.min(50 * 2 ** retries, RETRY_MS),
    },
  });
  // Whoever asks hears of it; the client itself goes on connecting.
  client.on('error', () => undefined);
  return client;
}

/** A server that speaks the protocol of Redis, as Redis and Valkey do. */
export class RedisConnection {
  #client: ReturnType<typeof clientFor>;
  readonly #url: string;
  readonly #prefix: string;
  /** Questions that wait for their answer. */
  #asked = 0;

  private constructor(client: ReturnType<typeof clientFor>, url: string, prefix: string) {
    this.#client = client;
    this.#url = url;
    this.#prefix = prefix;
  }

  /**
   * @param url `redis://` or, with TLS, `rediss://`, with user and password where there are any
   * @param prefix begins every key
   * @param silenceMs a connection nothing was heard of for this long, in milliseconds, is made again; for
   *   one on which something is asked all the time
   * @throws StoreRefused in a sentence that names neither user nor password
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
        `The shared store at ${host} cannot be used: ${why}. SIM_STORE names it.`,
        { cause: error },
      );
    } finally {
      clearTimeout(timer);
    }
    return new RedisConnection(client, url, prefix);
  }

  /** True while something that was asked waits for its answer. */
  get isWaiting(): boolean {
    return this.#asked > 0;
  }

  /** Gives up what waits, and connects again: the server does not answer on this connection. */
  restart(): void {
    const former = this.#client;
    this.#client = clientFor(this.#url, undefined);
    this.#client.connect().catch(() => undefined);
    former.destroy();
  }

  /**
   * Runs a script, all of it at once. `ARGV[1]` is what every key begins with.
   * @throws StoreUnavailable
   */
  run(script: string, args: readonly (string | Buffer)[]): Promise<Reply> {
    return this.#ask(async (client) => {
      const options = { keys: [], arguments: [this.#prefix, ...args] };
      return (await client.eval(script, options)) as Reply;
    });
  }

  /** The value of a key, as it is in bytes. @throws StoreUnavailable */
  bytes(name: string): Promise<Buffer | undefined> {
    return this.#ask(async (client) => {
      const typed = client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer });
      return (await typed.get(this.#prefix + name)) ?? undefined;
    });
  }

  /** Every field of a hash with its value. @throws StoreUnavailable */
  fields(name: string): Promise<ReadonlyMap<string, string>> {
    return this.#ask(
      async (client) => new Map(Object.entries(await client.hGetAll(this.#prefix + name))),
    );
  }

  /** The values of some fields of a hash, in their order. @throws StoreUnavailable */
  someFields(name: string, fields: readonly string[]): Promise<readonly (string | null)[]> {
    return this.#ask((client) => client.hmGet(this.#prefix + name, [...fields]));
  }

  /** Keeps a value unless there is one already, and gives the one that is there then. */
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
    this.#asked += 1;
    try {
      return await work(this.#client);
    } catch (error) {
      throw new StoreUnavailable(error);
    } finally {
      this.#asked -= 1;
    }
  }
}
