import { randomUUID } from 'node:crypto';
import {
  FILE_KIND,
  FORMAT_KIND,
  keyNameOf,
  SCENARIO_KIND,
  textsUnder,
  UPLOAD_KIND,
  WORLD_KIND,
  type StoredTexts,
} from '../keys.ts';
import { readable } from '../readable.ts';
import type {
  StoreWrite,
  FileChange,
  HeldWorlds,
  Key,
  SharedStore,
  Whereabouts,
} from '../store.ts';
import { storedUploadOf, type WorldHeader } from '../stored-world.ts';
import { FileUses } from './file-uses.ts';
import { RedisConnection, StoreUnavailable } from './connection.ts';
import { Lease } from './lease.ts';
import { findScript, lostScript, releaseScript, worldsScript, writeScript } from './scripts.ts';

/** What every key begins with. */
const PREFIX = 'dokubox:';

/** A world this process has, as it is stored. */
interface Held {
  /** What the store knows the owner by. */
  readonly claim: string;
  readonly texts: StoredTexts;
}

/**
 * A store on a server that speaks the protocol of Redis, shared by several processes. A world belongs to
 * one process at a time, the first that is asked for it; others send who asks there. What a process has is
 * read once and held in memory, so that reading asks nobody; every write says whose the world is, and is
 * refused as a whole where somebody else has it meanwhile.
 */
export class RedisStore implements SharedStore {
  readonly process = randomUUID();
  readonly #redis: RedisConnection;
  readonly #lease: Lease;
  readonly #held = new Map<string, Held>();
  readonly #files = new Map<string, Uint8Array>();
  readonly #uses = new FileUses();
  readonly #scenarios = new Map<string, string>();
  readonly #bringing = new Map<string, Promise<Whereabouts>>();
  /** Counts worlds that begin here, before the store has heard of them. */
  #begun = 0;
  #version: string | undefined;
  #listener: HeldWorlds | undefined;

  private constructor(
    redis: RedisConnection,
    version: string | undefined,
    place: { readonly url: string; readonly prefix: string },
  ) {
    this.#redis = redis;
    this.#version = version;
    this.#lease = new Lease(redis, { ...place, process: this.process }, () => this.#check());
  }

  /** @throws StoreRefused when the server cannot be used */
  static async open(url: string, prefix: string = PREFIX): Promise<RedisStore> {
    const redis = await RedisConnection.open(url, prefix);
    return new RedisStore(redis, await redis.get('version'), { url, prefix });
  }

  async join(address: string, listener: HeldWorlds): Promise<void> {
    this.#listener = listener;
    await this.#lease.begin(address);
  }

  get address(): string | undefined {
    return this.#lease.address;
  }

  get isReady(): boolean {
    return this.#lease.isValid;
  }

  share(name: string, text: string): Promise<string> {
    return this.#redis.keep(`shared:${name}`, text);
  }

  shared(name: string): Promise<string | undefined> {
    return this.#redis.get(`shared:${name}`);
  }

  async find(id: string, { orMake = false } = {}): Promise<Whereabouts> {
    await this.#lease.ensure();
    if (this.#held.has(id)) return { at: 'here' };
    let bringing = this.#bringing.get(id);
    if (!bringing) {
      bringing = this.#bring(id, orMake).finally(() => this.#bringing.delete(id));
      this.#bringing.set(id, bringing);
    }
    return bringing;
  }

  async everyWorld() {
    const flat = (await this.#redis.run(worldsScript, [])) as readonly string[];
    return flat.flatMap((id, nth) =>
      nth % 2 === 0 ? [{ id, address: flat[nth + 1] || null }] : [],
    );
  }

  async look(keys: readonly Key[]): Promise<readonly (string | null)[]> {
    const [, id] = keys[0] ?? [];
    return this.#redis.someFields(`world:${id}`, keys.map(fieldOf));
  }

  get(key: Key): string | undefined {
    if (key[0] === FORMAT_KIND) return this.#version;
    if (key[0] === SCENARIO_KIND) return this.#scenarios.get(String(key[1]));
    return this.#held.get(String(key[1]))?.texts.get(keyNameOf(key))?.value;
  }

  *entries(prefix: Key): Iterable<readonly [key: Key, value: string]> {
    const ids = prefix[1] === undefined ? [...this.#held.keys()] : [String(prefix[1])];
    for (const id of ids) yield* textsUnder(this.#held.get(id)?.texts.values() ?? [], prefix);
  }

  *keys(prefix: Key): Iterable<Key> {
    if (prefix[0] === FILE_KIND) yield* this.#uses.keys(prefix[1] as string | undefined);
    else for (const [key] of this.entries(prefix)) yield key;
  }

  file(hash: string): Uint8Array | undefined {
    return this.#files.get(hash);
  }

  async write(changes: readonly StoreWrite[], files: readonly FileChange[]): Promise<void> {
    const worlds = this.#claimsFor(changes);
    const guards = worlds.flatMap(({ id, claim, fresh }) => [id, claim, fresh ? '1' : '']);
    const args = [String(worlds.length), ...guards, ...changes.flatMap(opOf)];
    let lost: readonly string[];
    try {
      const all = [...args, ...files.flatMap(fileOpOf)];
      lost = (await this.#redis.run(writeScript, all)) as readonly string[];
    } catch (error) {
      // Nobody knows whether it is there: all of it is read anew.
      for (const { id } of worlds) this.#forget(id);
      throw error;
    }
    if (lost.length > 0) {
      for (const id of lost) this.#forget(id);
      throw new StoreUnavailable(`another process has taken ${lost.join(', ')}`);
    }
    for (const { id, claim } of worlds) {
      if (!this.#held.has(id)) this.#held.set(id, { claim, texts: new Map() });
    }
    for (const change of changes) this.#keep(change);
    for (const { hash, bytes } of files) {
      if (bytes) this.#files.set(hash, bytes);
      else if ([...this.#uses.keys(hash)].length === 0) this.#files.delete(hash);
    }
  }

  async close(): Promise<void> {
    this.#lease.end();
    const claims = [...this.#held].flatMap(([id, { claim }]) => [id, claim]);
    try {
      await this.#redis.run(releaseScript, [this.process, ...claims]);
    } catch {
      // Its worlds are free again once it has not been heard of for a while.
    }
    this.#redis.close();
  }

  async #bring(id: string, orMake: boolean): Promise<Whereabouts> {
    const [at, value, tenant = ''] = (await this.#redis.run(findScript, [
      this.process,
      id,
      orMake ? '1' : '',
    ])) as readonly [at: Whereabouts['at'], value: string, tenant?: string];
    if (at === 'there') return { at, address: value, tenant };
    if (at === 'nowhere') return { at };
    const texts: StoredTexts = new Map();
    for (const [field, text] of await this.#redis.fields(`world:${id}`)) {
      const parts = readable(() => JSON.parse(field) as [string, ...(string | number)[]]);
      // A name nobody has given: what it may have been is missed where the world is brought back.
      if (!Array.isArray(parts)) continue;
      const [kind, ...rest] = parts;
      const key = [kind, id, ...rest];
      texts.set(keyNameOf(key), { key, value: text });
    }
    await this.#fetchWhatItUses(texts);
    this.#held.set(id, { claim: value, texts });
    for (const { key, value: text } of texts.values()) {
      if (key[0] === UPLOAD_KIND) this.#uses.add(key, text);
    }
    this.#listener?.brought(id);
    return { at };
  }

  /** Whose the worlds of these changes are to be, for them to be written. */
  #claimsFor(changes: readonly StoreWrite[]) {
    const begins = new Map<string, boolean>();
    for (const { key, value } of changes) {
      const [kind] = key;
      if (kind === FORMAT_KIND || kind === SCENARIO_KIND) continue;
      const id = String(kind === FILE_KIND ? key[2] : key[1]);
      begins.set(id, begins.get(id) === true || (kind === WORLD_KIND && value !== undefined));
    }
    return [...begins].map(([id, fresh]) => {
      const claim = this.#held.get(id)?.claim;
      if (claim === undefined && !fresh) {
        throw new StoreUnavailable(`another process may have taken ${id}`);
      }
      return { id, claim: claim ?? `${this.process}/new${(this.#begun += 1)}`, fresh: !claim };
    });
  }

  /** Its scenario and uploaded files, which are stored once for all worlds. */
  async #fetchWhatItUses(texts: StoredTexts): Promise<void> {
    for (const { key, value } of texts.values()) {
      if (key[0] === UPLOAD_KIND) {
        const { hash } = storedUploadOf(value);
        const bytes = this.#files.has(hash) ? undefined : await this.#redis.bytes(`file:${hash}`);
        if (bytes) this.#files.set(hash, bytes);
      } else if (key[0] === WORLD_KIND) {
        const { scenarioHash } = readable(() => JSON.parse(value) as WorldHeader | null) ?? {};
        if (scenarioHash === undefined || this.#scenarios.has(scenarioHash)) continue;
        const scenario = await this.#redis.get(`${SCENARIO_KIND}:${scenarioHash}`);
        if (scenario !== undefined) this.#scenarios.set(scenarioHash, scenario);
      }
    }
  }

  /** After a while in which others could have taken its worlds: which of them they have. */
  async #check(): Promise<void> {
    const claims = [...this.#held].flatMap(([id, { claim }]) => [id, claim]);
    const lost = (await this.#redis.run(lostScript, claims)) as readonly string[];
    for (const id of lost) this.#forget(id);
  }

  #forget(id: string): void {
    this.#letGo(id);
    this.#listener?.gone(id);
  }

  /** A world leaves, with the files that no other one here uses. */
  #letGo(id: string): void {
    for (const { key, value } of this.#held.get(id)?.texts.values() ?? []) {
      if (key[0] !== UPLOAD_KIND) continue;
      const unused = this.#uses.end(key, value);
      if (unused !== undefined) this.#files.delete(unused);
    }
    this.#held.delete(id);
  }

  #keep({ key, value }: StoreWrite): void {
    if (key[0] === FORMAT_KIND) this.#version = value;
    else if (key[0] === SCENARIO_KIND && value !== undefined)
      this.#scenarios.set(String(key[1]), value);
    else if (key[0] === WORLD_KIND && value === undefined) this.#letGo(String(key[1]));
    else if (key[0] !== FILE_KIND) {
      const texts = this.#held.get(String(key[1]))?.texts;
      const name = keyNameOf(key);
      const before = texts?.get(name)?.value;
      if (key[0] === UPLOAD_KIND && before !== undefined) this.#uses.end(key, before);
      if (key[0] === UPLOAD_KIND && texts && value !== undefined) this.#uses.add(key, value);
      if (value === undefined) texts?.delete(name);
      else texts?.set(name, { key, value });
    }
  }
}

/** Name of a text among those of its world. */
const fieldOf = ([kind, , ...rest]: Key) => JSON.stringify([kind, ...rest]);

/** A change in the words of the script, four a piece. */
function opOf({ key, value }: StoreWrite): string[] {
  const [kind, id, ...rest] = key;
  const name = String(id);
  if (kind === FORMAT_KIND) return ['set', 'version', value ?? '', ''];
  if (kind === SCENARIO_KIND) return ['set', `${SCENARIO_KIND}:${name}`, value ?? '', ''];
  if (kind === FILE_KIND) return [value === undefined ? 'leave' : 'use', name, rest.join('/'), ''];
  const field = fieldOf(key);
  const change = value === undefined ? ['remove', name, field, ''] : ['put', name, field, value];
  if (kind !== WORLD_KIND) return change;
  if (value === undefined) return [...change, 'end', name, '', ''];
  return [...change, 'begin', name, (JSON.parse(value) as WorldHeader).tenant, ''];
}

function fileOpOf({ hash, bytes }: FileChange): (string | Buffer)[] {
  if (bytes === undefined) return ['unused', hash, '', ''];
  return ['file', hash, Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length), ''];
}
