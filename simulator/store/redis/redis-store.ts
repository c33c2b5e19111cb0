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

/** Beginning of every key. */
const PREFIX = 'dokubox:';

/** A stored world of this process. */
interface Held {
  /** Name of the owner in the store. */
  readonly claim: string;
  readonly texts: StoredTexts;
}

/**
 * A store on a server with the Redis protocol, shared by several processes. A world belongs to the
 * first process that receives a call for it. Other processes forward their calls there. A process
 * reads its worlds once and keeps them in memory, so reads need no request. Every write names the
 * owner of its world, and is rejected completely if another process has taken the world since then.
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
  /** Number of worlds created here that the store does not know yet. */
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

  /** @throws StoreRefused if the server cannot be used */
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
    const guards = worlds.flatMap(({ id, claim, isNew }) => [id, claim, isNew ? '1' : '']);
    const args = [String(worlds.length), ...guards, ...changes.flatMap(opOf)];
    let lost: readonly string[];
    try {
      const all = [...args, ...files.flatMap(fileOpOf)];
      lost = (await this.#redis.run(writeScript, all)) as readonly string[];
    } catch (error) {
      // It is unknown what was stored, so the worlds will be read again.
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
      // The other processes can take its worlds when its lease has expired.
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
      // No process writes such a name. If a text is missing because of it, loading the world
      // reports that.
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

  /** Owners that the worlds of these changes must have for the write. */
  #claimsFor(changes: readonly StoreWrite[]) {
    const begins = new Map<string, boolean>();
    for (const { key, value } of changes) {
      const [kind] = key;
      if (kind === FORMAT_KIND || kind === SCENARIO_KIND) continue;
      const id = String(kind === FILE_KIND ? key[2] : key[1]);
      begins.set(id, begins.get(id) === true || (kind === WORLD_KIND && value !== undefined));
    }
    return [...begins].map(([id, isNew]) => {
      const claim = this.#held.get(id)?.claim;
      if (claim === undefined && !isNew) {
        throw new StoreUnavailable(`another process may have taken ${id}`);
      }
      return { id, claim: claim ?? `${this.process}/new${(this.#begun += 1)}`, isNew: !claim };
    });
  }

  /** Loads its scenario and uploaded files, which are stored once for all worlds. */
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

  /** Finds out which worlds others have taken during a lapse of the lease. */
  async #check(): Promise<void> {
    const claims = [...this.#held].flatMap(([id, { claim }]) => [id, claim]);
    const lost = (await this.#redis.run(lostScript, claims)) as readonly string[];
    for (const id of lost) this.#forget(id);
  }

  #forget(id: string): void {
    this.#letGo(id);
    this.#listener?.gone(id);
  }

  /** Forgets a world, with the files that no other world here uses. */
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

/** Name of a text inside its world. */
const fieldOf = ([kind, , ...rest]: Key) => JSON.stringify([kind, ...rest]);

/** Arguments of the script for a change, four for each operation. */
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
