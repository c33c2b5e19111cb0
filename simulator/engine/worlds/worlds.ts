import type { Tenant } from '@dokubox/spec/enums.ts';
import type { Scenario } from '@dokubox/spec/control/schemas/scenario.ts';
import type { StoredWorldFile } from '@dokubox/spec/control/schemas/worlds.ts';
import type { ScenarioCatalogue } from '../scenario/catalogue.ts';
import { stepByStep } from '../slices.ts';
import type { WorldBounds } from '../world/bounds.ts';
import type { RealTime } from '../world/clock.ts';
import { defaultWorldId, isDefaultWorld } from './default-world.ts';
import { defaultWorldLimits, type WorldLimits } from './keeping.ts';
import type { StoredBeginning, WorldRepository } from './repository.ts';
import { worldSummaryOf, type WorldSummary } from './summary.ts';
import { WorldUnreadable, whyOf, type UnreadableSummary } from '../world/unreadable.ts';
import { WorldMaker, type NewWorld } from './world-maker.ts';
import {
  unknownScenario,
  WorldRefused,
  type Beginning,
  type WorldRequest,
} from './world-request.ts';
import type { World } from '../world/world.ts';

/** Every active world. */
export class Worlds {
  readonly #scenarios: ScenarioCatalogue;
  readonly #realTime: RealTime;
  readonly #newId: (() => string) | undefined;
  readonly #worlds = new Map<string, World>();
  /** The scenario a world was created from, which may have changed since then. */
  readonly #from = new WeakMap<World, Scenario>();
  /** When each world in memory was last requested, in milliseconds since 1970. */
  readonly #requestedAt = new WeakMap<World, number>();
  readonly #maker: WorldMaker;
  readonly #repository: WorldRepository | undefined;
  readonly #limits: WorldLimits;
  #made = 0;
  /** Number of worlds that are still being filled. */
  #filling = 0;

  /**
   * @param scenarios scenarios to create worlds from, which can change while worlds are active
   * @param realTime milliseconds. A constant function freezes the clock of every world
   * @param newId creates unguessable ids for a simulator others can reach. By default,
   * worlds are numbered
   * @param repository stores the worlds. Without it, they end with the process
   * @param bounds limits on each world
   * @param limits limits on the number and lifetime of worlds
   */
  constructor(
    scenarios: ScenarioCatalogue,
    realTime: RealTime = Date.now,
    newId?: (() => string) | undefined,
    repository?: WorldRepository | undefined,
    bounds?: WorldBounds,
    limits: WorldLimits = defaultWorldLimits,
  ) {
    this.#scenarios = scenarios;
    this.#realTime = realTime;
    this.#newId = newId;
    this.#repository = repository;
    this.#maker = new WorldMaker(scenarios, realTime, bounds);
    this.#limits = limits;
  }

  /** The real time, milliseconds since 1970. */
  get realNow(): number {
    return this.#realTime();
  }

  get size(): number {
    return (this.#repository?.ids().size ?? this.#worlds.size) + this.#filling;
  }

  /**
   * @throws WorldRefused if scenario, tenant or user do not exist or do not match, or if the limit
   * on worlds is reached
   */
  create(request: WorldRequest): World {
    const scenario = this.#scenarios.get(request.scenario);
    if (!scenario) throw unknownScenario(request.scenario, this.#scenarios);
    return this.#make(this.#freeId(), scenario, request);
  }

  /**
   * Creates a world with an existing history.
   * @param present its current time
   * @param fill short steps that restore its state
   * @throws WorldRefused if the limit on worlds is reached, and any error of `fill`
   */
  async adopt(
    beginning: Beginning,
    present: Date,
    name: string | null,
    fill: (world: World) => Iterator<unknown>,
  ): Promise<World> {
    const made = this.#maker.again(this.#freeId(), beginning);
    const { world } = made;
    this.#filling += 1;
    try {
      await stepByStep(fill(world));
    } finally {
      this.#filling -= 1;
    }
    this.#begin(made, () => {
      world.recordWhole();
      world.clock.set(present);
      world.about.name = name;
    });
    return world;
  }

  /**
   * Creates a world from a scenario that is not loaded.
   * @throws WorldRefused as {@link create}
   */
  createFrom(scenario: Scenario, request: Omit<WorldRequest, 'scenario'>): World {
    return this.#make(this.#freeId(), scenario, request);
  }

  /** The scenario a world was created from, as it was then. */
  scenarioOf(world: World): Scenario | undefined {
    return this.#from.get(world);
  }

  /** @throws WorldUnreadable */
  get(id: string): World | undefined {
    const world = this.#worlds.get(id);
    if (!world) return this.#revived(id);
    this.#requestedAt.set(world, this.#realTime());
    return world;
  }

  /** Summaries of all worlds, yielding each. Reading them does not load any world. */
  *summaries(): Generator<WorldSummary | UnreadableSummary> {
    for (const id of this.#allIds()) {
      const summary = this.summary(id);
      if (summary) yield summary;
    }
  }

  /** The summary of one world. Undefined if there is none. */
  summary(id: string): WorldSummary | UnreadableSummary | undefined {
    try {
      const world = this.#worlds.get(id);
      if (world) return worldSummaryOf(world);
      const listed = this.#repository?.summary(id, this.#realTime);
      // An unused default world is not kept. Only restoring it shows whether it is unused.
      if (listed && (listed.commands > 0 || !isDefaultWorld(listed))) return listed;
      const revived = this.#revived(id);
      return revived && worldSummaryOf(revived);
    } catch (error) {
      return this.unreadable(id, error);
    }
  }

  /** An unreadable world in a list. */
  unreadable(id: string, error: unknown): UnreadableSummary {
    const unreadable = error instanceof WorldUnreadable ? error.why : whyOf(error);
    const world = this.#worlds.get(id);
    if (!world) return { id, unreadable, facts: this.#repository?.facts(id) ?? {} };
    const { scenario, tenant, about } = world;
    return { id, unreadable, facts: { scenario, tenant, madeAt: about.madeAt } };
  }

  /** All stored data of a world, readable or not. Undefined if there is none. */
  stored(id: string): Pick<StoredWorldFile, 'entries' | 'uploads'> | undefined {
    if (!this.#has(id)) return undefined;
    return this.#repository?.contents(id) ?? { entries: [], uploads: [] };
  }

  /**
   * Creates an unreadable world again from its scenario, under its id.
   * @param why the reason it cannot be read
   * @throws WorldUnreadable if its origin is unknown, WorldRefused
   */
  remake(id: string, why: string): World {
    const began = this.#beganAs(id);
    if (!began) throw new WorldUnreadable(id, `${why}, and its origin is unknown`);
    const { scenario, name, ...request } = began;
    this.unload(id);
    const world = this.#make(id, scenario, request);
    world.about.name = name;
    return world;
  }

  #beganAs(id: string): StoredBeginning | undefined {
    const world = this.#worlds.get(id);
    const scenario = world && this.#from.get(world);
    if (!world || !scenario) return this.#repository?.beginning(id, this.#maker.revival);
    const { tenant, seed, userKey: user, startedAt } = world;
    return { scenario, tenant, seed, user, now: new Date(startedAt), name: null };
  }

  #has(id: string): boolean {
    return this.#worlds.has(id) || this.#repository?.ids().has(id) === true;
  }

  #allIds(): readonly string[] {
    return [...new Set([...(this.#repository?.ids() ?? []), ...this.#worlds.keys()])];
  }

  /** Worlds in memory, whatever else is stored. */
  loaded(): Iterable<World> {
    return this.#worlds.values();
  }

  /** Unloads a world from memory. It is restored from the store on the next request. */
  unload(id: string): void {
    this.#worlds.get(id)?.watchers.end();
    this.#worlds.delete(id);
  }

  /**
   * Unloads the worlds that are neither watched nor have been requested for a while. They are
   * restored from the store on the next request.
   * @returns the unloaded worlds in their last state, or none without a store
   */
  unloadIdle(idleMs: number): readonly World[] {
    if (!this.#repository) return [];
    const until = this.#realTime() - idleMs;
    const idle = [...this.#worlds.values()].filter(
      (world) => (this.#requestedAt.get(world) ?? 0) <= until && !world.watchers.any,
    );
    for (const { id } of idle) this.unload(id);
    return idle;
  }

  /**
   * Ends a world and its sessions.
   * @returns false if there is none
   */
  delete(id: string): boolean {
    const known = this.#has(id);
    this.unload(id);
    this.#repository?.remove(id);
    return known;
  }

  /**
   * The world for calls that name none: the first scenario of the tenant, created on first use
   * . A default world without changes follows its scenario file.
   * @throws WorldRefused if no scenario is for the tenant
   */
  defaultWorld(tenant: Tenant): World {
    const id = defaultWorldId(tenant);
    const known = this.get(id);
    if (known) {
      const same = this.#scenarios.get(known.scenario) === this.#from.get(known);
      if (known.commands > 0 || same) return known;
    }
    const from = this.#scenarios.firstFor(tenant);
    if (!from)
      throw new WorldRefused('unknownScenario', `there is no scenario for tenant ${tenant}`);
    return this.#make(id, from, { tenant });
  }

  /** When an unused world is removed, in milliseconds since 1970. Null for never. */
  expiresAt(world: Pick<World, 'id' | 'about'>): number | null {
    return isDefaultWorld(world) ? null : world.about.expiresAt(this.#limits.keepIdleMs);
  }

  /** Ends worlds that have not been used for long. */
  removeExpired(): void {
    const now = this.#realTime();
    for (const id of this.#allIds()) {
      if (isDefaultWorld({ id })) continue;
      const world = this.#worlds.get(id);
      const at = world
        ? this.expiresAt(world)
        : (this.#repository?.expiresAt(id, this.#limits.keepIdleMs) ?? null);
      if (at !== null && at <= now) {
        this.unload(id);
        this.#repository?.remove(id);
      }
    }
  }

  /** The id for a new world. */
  #freeId(): string {
    const { most } = this.#limits;
    if (this.size >= most) this.removeExpired();
    if (this.size >= most) {
      throw new WorldRefused(
        'tooMany',
        `the limit of ${most} worlds is reached. End some worlds first`,
      );
    }
    do this.#made += 1;
    while (this.#repository?.ids().has(`w${this.#made}`));
    return this.#newId?.() ?? `w${this.#made}`;
  }

  #make(id: string, scenario: Scenario, request: Omit<WorldRequest, 'scenario'>): World {
    const made = this.#maker.make(id, scenario, request);
    this.#begin(made);
    return made.world;
  }

  /**
   * Activates and stores a new world, or undoes both if one fails.
   * @param then further steps of its start
   */
  #begin({ world, base, from }: NewWorld, then?: () => void): void {
    try {
      this.#repository?.begin(world, base, from);
      then?.();
      this.#keepLoaded(world, from);
    } catch (error) {
      this.#repository?.remove(world.id);
      throw error;
    }
  }

  #keepLoaded(world: World, scenario: Scenario): void {
    this.#worlds.set(world.id, world);
    this.#from.set(world, scenario);
    this.#requestedAt.set(world, this.#realTime());
  }

  /**
   * Restores a stored world that is not in memory.
   * @throws WorldUnreadable
   */
  #revived(id: string): World | undefined {
    if (!this.#repository?.ids().has(id)) return undefined;
    const found = this.#repository.revive(id, this.#maker.revival);
    if (!found) return undefined;
    if ('unreadable' in found) throw new WorldUnreadable(id, found.unreadable);
    const { world, from } = found;
    const used = world.commands > 0 || world.sessions.anyAlive(world.clock.nowMs());
    if (!used && isDefaultWorld(world)) {
      // No one needs this world, and a new one counts its dates from the current time.
      this.#repository.remove(id);
      return undefined;
    }
    this.#keepLoaded(world, from);
    return world;
  }
}
