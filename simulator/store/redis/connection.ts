import { createClient, RESP_TYPES } from '@redis/client';
import { StoreFailed, StoreRefused } from '../store.ts';

/** A connection nothing was heard of for this long, in milliseconds, is made anew; a beat comes each second. */
const SILENCE_MS = 3_000;
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

function clientFor(url: string) {
  return createClient({
    url,
    // Nobody waits in a queue for a server that is gone: a call is refused and may be made again.
    disableOfflineQueue: true,
    socket: {
      connectTimeout: CONNECT_MS,
      socketTimeout: SILENCE_MS,
      reconnectStrategy: (retries: number) => Math.min(50 * 2 ** retries, RETRY_MS),
    },
  });
}

/** A server that speaks the protocol of Redis, as Redis and Valkey do. */
export class RedisConnection {
  readonly #client: ReturnType<typeof clientFor>;
  readonly #prefix: string;

  private constructor(client: ReturnType<typeof clientFor>, prefix: string) {
    this.#client = client;
    this.#prefix = prefix;
  }

  /**
   * @param url `redis://` or, with TLS, `rediss://`, with user and password where there are any
   * @param prefix begins every key
   * @throws StoreRefused in a sentence that names neither user nor password
   */
  static async open(url: string, prefix: string): Promise<RedisConnection> {
    const client = clientFor(url);
    // Whoever asks hears of it; the client itself goes on connecting.
    client.on('error', () => undefined);
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
    return new RedisConnection(client, prefix);
  }

  /**
   * Runs a script, all of it at once. `ARGV[1]` is what every key begins with.
   * @throws StoreUnavailable
   */
  async run(script: string, args: readonly (string | Buffer)[]): Promise<Reply> {
    try {
      return (await this.#client.eval(script, {
        keys: [],
        arguments: [this.#prefix, ...args],
      })) as Reply;
    } catch (error) {
      throw new StoreUnavailable(error);
    }
  }

  /** The value of a key, as it is in bytes. @throws StoreUnavailable */
  async bytes(name: string): Promise<Buffer | undefined> {
    try {
      const typed = this.#client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer });
      return (await typed.get(this.#prefix + name)) ?? undefined;
    } catch (error) {
      throw new StoreUnavailable(error);
    }
  }

  /** Every field of a hash with its value. @throws StoreUnavailable */
  async fields(name: string): Promise<ReadonlyMap<string, string>> {
    try {
      return new Map(Object.entries(await this.#client.hGetAll(this.#prefix + name)));
    } catch (error) {
      throw new StoreUnavailable(error);
    }
  }

  /** Keeps a value unless there is one already, and gives the one that is there then. */
  async keep(name: string, value: string): Promise<string> {
    try {
      const key = this.#prefix + name;
      await this.#client.set(key, value, { condition: 'NX' });
      return (await this.#client.get(key)) ?? value;
    } catch (error) {
      throw new StoreUnavailable(error);
    }
  }

  async get(name: string): Promise<string | undefined> {
    return (await this.bytes(name))?.toString('utf8');
  }

  close(): void {
    this.#client.destroy();
  }
}
