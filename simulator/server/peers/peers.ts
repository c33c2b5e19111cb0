import { setTimeout as pause } from 'node:timers/promises';
import { randomBytes } from 'node:crypto';
import { tenants } from '@dokubox/spec/enums.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ListedWorld } from '@dokubox/spec/control/schemas/worlds.ts';
import { Refusal } from '../../engine/handler.ts';
import { listedHere, listedWorld } from '../../engine/worlds/listed.ts';
import { defaultWorldId, isDefaultWorld } from '../../engine/worlds/default-world.ts';
import { WorldRefused } from '../../engine/worlds/world-request.ts';
import type { Worlds } from '../../engine/worlds/worlds.ts';
import { LEASE_MS } from '../../store/redis/beat.ts';
import { StoreFailed, type SharedStore, type Whereabouts } from '../../store/store.ts';
import { lookAtAll } from '../../store/stored-summary.ts';
import { isSameSecret } from '../control.ts';
import { forward, PEER_CALLER_HEADER, PEER_HEADER, PeerGone, type PeerCaller } from './forward.ts';
import { namedWorlds } from './world-of-request.ts';

/** Shared directory of processes and their worlds. */
const PEER_WORLDS_PATH = '/__sim/peer/worlds';
/** Until a process that ended by force is known to be gone, in milliseconds. */
const PATIENCE_MS = LEASE_MS + 1_000;
const PAUSE_MS = 100;
const SECRET_BYTES = 32;

/** The processes of one service that share a store: each call is answered where its world is. */
export class Peers {
  readonly #store: SharedStore;
  readonly #worlds: Worlds;
  readonly #secret: string;

  private constructor(store: SharedStore, worlds: Worlds, secret: string) {
    this.#store = store;
    this.#worlds = worlds;
    this.#secret = secret;
  }

  static async of(store: SharedStore, worlds: Worlds): Promise<Peers> {
    const own = randomBytes(SECRET_BYTES).toString('base64url');
    return new Peers(store, worlds, await store.share('secret', own));
  }

  /** Before anything else looks at a request: what it is about is brought here, or it is sent there. */
  register(app: FastifyInstance): void {
    app.addHook('onRequest', async (request, reply) => {
      const fromPeer = this.#isPeer(request);
      if (fromPeer) actAsSeenThere(request);
      return this.#route(request, reply, fromPeer);
    });
    app.get(PEER_WORLDS_PATH, async (request, reply) => {
      if (!this.#isPeer(request)) throw new Refusal(404, 'dde.error.notFound', null);
      return reply.send(await listedHere(this.#worlds));
    });
  }

  /** Every world of the service but those of this process. @throws StoreFailed */
  async elsewhere(): Promise<readonly ListedWorld[]> {
    const all = await this.#store.everyWorld();
    const free = all.flatMap(({ id, address }) => (address === null ? [id] : []));
    const summaries = await lookAtAll(this.#store, free, () => this.#worlds.realNow);
    const own = this.#store.address;
    const others = new Set(
      all.flatMap(({ address }) => (address !== null && address !== own ? [address] : [])),
    );
    const lists = await Promise.all([...others].map((address) => this.#worldsAt(address)));
    // An unused default world is created again for its next caller.
    const kept = summaries.filter((one) => one.commands > 0 || !isDefaultWorld(one));
    return [...lists.flat(), ...kept.map((one) => listedWorld(one, this.#worlds))];
  }

  async #worldsAt(address: string): Promise<ListedWorld[]> {
    try {
      const answer = await fetch(address + PEER_WORLDS_PATH, {
        headers: { [PEER_HEADER]: this.#secret },
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      if (!answer.ok) throw new Error(`its list answers ${answer.status}`);
      return (await answer.json()) as ListedWorld[];
    } catch (error) {
      throw unanswered(error);
    }
  }

  async #route(
    request: FastifyRequest,
    reply: FastifyReply,
    fromPeer: boolean,
  ): Promise<FastifyReply | undefined> {
    const until = performance.now() + PATIENCE_MS;
    for (;;) {
      const address = await this.#addressFor(request);
      if (address === null) return undefined;
      // It has moved on while the request was on its way.
      if (fromPeer) throw new StoreFailed('the world is moving to another process');
      try {
        return await forward(request, reply, address, this.#secret);
      } catch (error) {
        if (!(error instanceof PeerGone) || performance.now() > until) throw unanswered(error);
      }
      await pause(PAUSE_MS);
    }
  }

  /** Address of the process that owns the world of a request. Null if this process can answer. */
  async #addressFor(request: FastifyRequest): Promise<string | null> {
    const worlds = namedWorlds(request);
    if (!worlds) return null;
    if (worlds.named !== null) return addressOf(await this.#findNamed(worlds.named));
    for (const id of worlds.remembered) {
      const found = await this.#store.find(id);
      if (found.at === 'nowhere') continue;
      const tenant = found.at === 'there' ? found.tenant : this.#worlds.get(id)?.tenant;
      if (worlds.tenant === null || worlds.tenant === tenant) return addressOf(found);
    }
    if (worlds.fallback === null) return null;
    const id = defaultWorldId(worlds.fallback);
    return addressOf(await this.#store.find(id, { orMake: true }));
  }

  /** A call that names a default world creates it, like a call that names none. */
  async #findNamed(id: string): Promise<Whereabouts> {
    const tenant = tenants.find((one) => defaultWorldId(one) === id);
    const found = await this.#store.find(id, { orMake: tenant !== undefined });
    if (tenant === undefined || found.at !== 'here') return found;
    try {
      this.#worlds.defaultWorld(tenant);
    } catch (error) {
      // No scenario supports the tenant, so the caller learns that there is no such world.
      if (!(error instanceof WorldRefused)) throw error;
    }
    return found;
  }

  #isPeer({ headers }: FastifyRequest): boolean {
    const given = headers[PEER_HEADER];
    return typeof given === 'string' && isSameSecret(given, this.#secret);
  }
}

const unanswered = (cause: unknown) =>
  new StoreFailed('the process that has the world does not answer', { cause });

const addressOf = (found: Whereabouts) => (found.at === 'there' ? found.address : null);

/** A request counts as who sent it to the first process, not as that process. */
function actAsSeenThere(request: FastifyRequest): void {
  const { ip, protocol } = JSON.parse(
    String(request.headers[PEER_CALLER_HEADER] ?? '{}'),
  ) as Partial<PeerCaller>;
  if (ip !== undefined) Object.defineProperty(request, 'ip', { value: ip });
  if (protocol !== undefined) Object.defineProperty(request, 'protocol', { value: protocol });
}
