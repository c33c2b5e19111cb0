import type { Tenant } from '@dokubox/spec/enums.ts';
import type { Scenario } from '@dokubox/spec/control/schemas/scenario.ts';
import type { StoredWorldFile } from '@dokubox/spec/control/schemas/worlds.ts';
import type { ScenarioCatalogue } from '../scenario/catalogue.ts';
import { stepByStep } from '../slices.ts';
import type { WorldBounds } from '../world/bounds.ts';
import type { RealTime } from '../world/clock.ts';
import { defaultWorldId, isDefaultWorld } from './default-world.ts';
import { defaultKeeping, type WorldKeeping } from './keeping.ts';
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

/** Every world that is alive. */
export class Worlds {
  readonly #scenarios: ScenarioCatalogue;
  readonly #realTime: RealTime;
  readonly #newId: (() => string) | undefined;
  readonly #worlds = new Map<string, World>();
  /** The scenario a world was made from, which may have changed since. */
  readonly #from = new WeakMap<World, Scenario>();
  /** When somebody last asked for a world that is in memory, milliseconds since 1970. */
  readonly #askedAt = new WeakMap<World, number>();
  readonly #maker: WorldMaker;
  readonly #repository: WorldRepository | undefined;
  readonly #keeping: WorldKeeping;
  #made = 0;
  /** Worlds that are being filled and not alive yet. */
  #filling = 0;

  /**
   * @param scenarios what worlds are made from; may change while worlds live
   * @param realTime milliseconds; a fixed function freezes the clock of every world
   * @param newId ids nobody can guess, where others can reach the simulator; without it
   *   worlds are counted
   * @param repository keeps the worlds; without it they end with the process
   * @param bounds how much each may hold
   * @param keeping how many there may be, and for how long
   */
  constructor(
    scenarios: ScenarioCatalogue,
    realTime: RealTime = Date.now,
    newId?: (() => string) | undefined,
    repository?: WorldRepository | undefined,
    bounds?: WorldBounds,
    keeping: WorldKeeping = defaultKeeping,
  ) {
    this.#scenarios = scenarios;
    this.#realTime = realTime;
    this.#newId = newId;
    this.#repository = repository;
    this.#maker = new WorldMaker(scenarios, realTime, bounds);
    this.#keeping = keeping;
  }

  /** The real time, milliseconds since 1970. */
  get realNow(): number {
    return this.#realTime();
  }

  get size(): number {
    return (this.#repository?.ids().size ?? this.#worlds.size) + this.#filling;
  }

  /**
   * @throws WorldRefused when scenario, tenant or user do not exist or do not fit together, and when
   *   there are as many worlds as there may be
   */
  create(request: WorldRequest): World {
    const scenario = this.#scenarios.get(request.scenario);
    if (!scenario) throw unknownScenario(request.scenario, this.#scenarios);
    return this.#make(this.#freeId(), scenario, request);
  }

  /**
   * A world that has been somewhere already.
   * @param present its moment from which it goes on
   * @param fill short steps that bring it there
   * @throws WorldRefused when there are as many worlds as there may be; what `fill` throws
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
      world.tellWhole();
      world.clock.set(present);
      world.about.name = name;
    });
    return world;
  }

  /** A scenario that nobody has loaded, brought to life once. @throws WorldRefused as {@link create} */
  createFrom(scenario: Scenario, request: Omit<WorldRequest, 'scenario'>): World {
    return this.#make(this.#freeId(), scenario, request);
  }

  /** The scenario a world was made from, as it was then. */
  scenarioOf(world: World): Scenario | undefined {
    return this.#from.get(world);
  }

  /** @throws WorldUnreadable */
  get(id: string): World | undefined {
    const world = this.#worlds.get(id);
    if (!world) return this.#revived(id);
    this.#askedAt.set(world, this.#realTime());
    return world;
  }

  /** What a list tells of every world, one a step. Who reads it asks for none of them: they stay where they are. */
  *summaries(): Generator<WorldSummary | UnreadableSummary> {
    for (const id of this.#allIds()) {
      const summary = this.summary(id);
      if (summary) yield summary;
    }
  }

  /** The same of one world; undefined for none. */
  summary(id: string): WorldSummary | UnreadableSummary | undefined {
    try {
      const world = this.#worlds.get(id);
      if (world) return worldSummaryOf(world);
      const told = this.#repository?.summary(id, this.#realTime);
      // A default world nobody uses is not kept, which shows when it is brought back.
      if (told && (told.commands > 0 || !isDefaultWorld(told))) return told;
      const revived = this.#revived(id);
      return revived && worldSummaryOf(revived);
    } catch (error) {
      return this.unreadable(id, error);
    }
  }

  /** What a list tells of a world that cannot be read. */
  unreadable(id: string, error: unknown): UnreadableSummary {
    const unreadable = error instanceof WorldUnreadable ? error.why : whyOf(error);
    const world = this.#worlds.get(id);
    if (!world) return { id, unreadable, facts: this.#repository?.facts(id) ?? {} };
    const { scenario, tenant, about } = world;
    return { id, unreadable, facts: { scenario, tenant, madeAt: about.madeAt } };
  }

  /** Everything that is stored of a world, whether it can be read or not; undefined for none. */
  stored(id: string): Pick<StoredWorldFile, 'entries' | 'uploads'> | undefined {
    if (!this.#has(id)) return undefined;
    return this.#repository?.contents(id) ?? { entries: [], uploads: [] };
  }

  /**
   * Makes a world that cannot be read from its scenario again, under its id.
   * @param why it cannot be read
   * @throws WorldUnreadable where nobody knows what it was made from, WorldRefused
   */
  remake(id: string, why: string): World {
    const began = this.#beganAs(id);
    if (!began) throw new WorldUnreadable(id, `${why}, and what it was made from is not known`);
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

  /** Worlds that are in memory, whatever else a store keeps. */
  loaded(): Iterable<World> {
    return this.#worlds.values();
  }

  /** Lets a world go from memory; asked for again it comes back as it was stored. */
  unload(id: string): void {
    this.#worlds.get(id)?.watchers.end();
    this.#worlds.delete(id);
  }

  /**
   * Lets the worlds go from memory that nobody has asked for in a while, nor watches; asked for again
   * they come back as they were stored.
   * @returns them, as they were last; none where nothing is stored
   */
  unloadIdle(idleMs: number): readonly World[] {
    if (!this.#repository) return [];
    const until = this.#realTime() - idleMs;
    const idle = [...this.#worlds.values()].filter(
      (world) => (this.#askedAt.get(world) ?? 0) <= until && !world.watchers.any,
    );
    for (const { id } of idle) this.unload(id);
    return idle;
  }

  /** Ends a world; its sessions end with it. False when there is none. */
  delete(id: string): boolean {
    const known = this.#has(id);
    this.unload(id);
    this.#repository?.remove(id);
    return known;
  }

  /**
   * The world of calls that name none: the first scenario of the tenant, made on first use.
   * A default world nobody has changed yet follows its scenario file.
   * @throws WorldRefused when no scenario is for the tenant
   */
  defaultWorld(tenant: Tenant): World {
    const id = defaultWorldId(tenant);
    const known = this.get(id);
    if (known) {
      const same = this.#scenarios.get(known.scenario) === this.#from.get(known);
      if (known.commands > 0 || same) return known;
    }
    const from = this.#scenarios.firstFor(tenant);
    if (!from) throw new WorldRefused('unknownScenario', `no scenario is for tenant ${tenant}`);
    return this.#make(id, from, { tenant });
  }

  /** When a world is removed unless it is used before, milliseconds since 1970; null: never. */
  expiresAt(world: Pick<World, 'id' | 'about'>): number | null {
    return isDefaultWorld(world) ? null : world.about.expiresAt(this.#keeping.keepIdleMs);
  }

  /** Ends the worlds nobody has used for long. */
  removeExpired(): void {
    const now = this.#realTime();
    for (const id of this.#allIds()) {
      if (isDefaultWorld({ id })) continue;
      const world = this.#worlds.get(id);
      const at = world
        ? this.expiresAt(world)
        : (this.#repository?.expiresAt(id, this.#keeping.keepIdleMs) ?? null);
      if (at !== null && at <= now) {
        this.unload(id);
        this.#repository?.remove(id);
      }
    }
  }

  /** The id of a further world. */
  #freeId(): string {
    const { most } = this.#keeping;
    if (this.size >= most) this.removeExpired();
    if (this.size >= most) {
      throw new WorldRefused(
        'tooMany',
        `there are ${most} worlds, as many as there may be: end some`,
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
   * A world is alive from now on, and kept; where that fails there is none.
   * @param then what else belongs to its beginning
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
    this.#askedAt.set(world, this.#realTime());
  }

  /** A world that is stored and not in memory yet. @throws WorldUnreadable */
  #revived(id: string): World | undefined {
    if (!this.#repository?.ids().has(id)) return undefined;
    const found = this.#repository.revive(id, this.#maker.revival);
    if (!found) return undefined;
    if ('unreadable' in found) throw new WorldUnreadable(id, found.unreadable);
    const { world, from } = found;
    const used = world.commands > 0 || world.sessions.anyAlive(world.clock.nowMs());
    if (!used && isDefaultWorld(world)) {
      // Nobody would miss it, and its days should be counted from the present one.
      this.#repository.remove(id);
      return undefined;
    }
    this.#keepLoaded(world, from);
    return world;
  }
}
