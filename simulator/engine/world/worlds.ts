import type { Tenant } from '@dokubox/spec/enums.ts';
import type { Scenario } from '@dokubox/spec/schemas/scenario.ts';
import type { StoredWorldFile } from '@dokubox/spec/schemas/simulation.ts';
import { tenantsOf, type ScenarioCatalogue } from '../scenario/catalogue.ts';
import { expand } from '../scenario/expand.ts';
import type { WorldBase } from './base.ts';
import type { WorldBounds } from './bounds.ts';
import type { RealTime } from './clock.ts';
import { worldSummaryOf, type WorldSummary } from './summary.ts';
import { WorldUnreadable, whyOf, type UnreadableSummary, type WorldFacts } from './unreadable.ts';
import { World } from './world.ts';

/** What a world is made from; everything but the scenario has a default. */
export interface WorldRequest {
  readonly scenario: string;
  /** The scenario's first tenant when absent. */
  readonly tenant?: Tenant | undefined;
  /** Key of the user who is signed in; the scenario's when absent. */
  readonly user?: string | undefined;
  /** The scenario's when absent. */
  readonly seed?: number | undefined;
  /** The world's present; the scenario's, else the real one when absent. */
  readonly now?: Date | undefined;
}

export type WorldRefusalReason = 'unknownScenario' | 'otherTenant' | 'unknownUser' | 'tooMany';

/** A world that cannot be made, and why. The message is a sentence for a person. */
export class WorldRefused extends Error {
  readonly reason: WorldRefusalReason;
  constructor(reason: WorldRefusalReason, message: string) {
    super(message);
    this.name = 'WorldRefused';
    this.reason = reason;
  }
}

/** How many worlds there may be, and for how long. */
export interface WorldKeeping {
  readonly most: number;
  /** How long, in milliseconds, a world is kept that nobody uses. */
  readonly keepIdleMs: number;
}

/** What holds where nobody sets anything else. */
export const defaultKeeping: WorldKeeping = { most: 5000, keepIdleMs: 30 * 24 * 60 * 60_000 };

const hourMs = 60 * 60_000;

/**
 * Seeded dates are counted from the full hour before the world's present: worlds made within an hour
 * share one beginning, and nothing in it lies in the future.
 */
export function referenceOf(now: Date): Date {
  return new Date(Math.floor(now.getTime() / hourMs) * hourMs);
}

/** Beginnings kept for the next world; each is small until somebody reads its boxes. */
const maxBases = 64;

/** Beginning of the ids of default worlds. */
const defaultPrefix = 'default-';

/** Id of the world of calls that name none. */
export function defaultWorldId(tenant: Tenant): string {
  return `${defaultPrefix}${tenant.toLowerCase()}`;
}

/** True for the world of calls that name none. */
export function isDefaultWorld({ id }: Pick<World, 'id'>): boolean {
  return id.startsWith(defaultPrefix);
}

/** What a world began as. */
export interface Beginning {
  readonly scenario: Scenario;
  readonly tenant: Tenant;
  readonly seed: number;
  /** The moment its seeded dates are counted from. */
  readonly reference: Date;
  readonly startedAt: Date;
  readonly userKey: string;
}

/** What a stored world is brought back with. */
export interface Revival {
  readonly realTime: RealTime;
  /** The scenario that is loaded under a name. */
  scenario(name: string): Scenario | undefined;
  readonly bounds: WorldBounds | undefined;
  /** The beginning of worlds of this kind, shared with those that live. */
  base(scenario: Scenario, tenant: Tenant, seed: number, reference: Date): WorldBase;
}

/** A world that has come back. */
export interface Revived {
  readonly world: World;
  readonly from: Scenario;
}

/** What a world is made of again, as far as that is known, and what people call it. */
export interface StoredBeginning extends Omit<WorldRequest, 'scenario'> {
  readonly scenario: Scenario;
  readonly name: string | null;
}

/** Keeps worlds beyond the life of the process. All of it answers at once. */
export interface WorldRepository {
  /** Ids of all worlds it keeps. */
  ids(): ReadonlySet<string>;
  /** Keeps a world from now on. */
  begin(world: World, base: WorldBase, scenario: Scenario): void;
  /** Brings a world back, or says why it cannot; undefined for one it does not keep. */
  revive(id: string, revival: Revival): Revived | { readonly unreadable: string } | undefined;
  /** What can be learned of a world that cannot be brought back. */
  facts(id: string): WorldFacts;
  /** What such a world is made of again; undefined where that cannot be read. */
  beginning(id: string, revival: Revival): StoredBeginning | undefined;
  /** Everything it holds of a world, as far as it can be read. */
  contents(id: string): Pick<StoredWorldFile, 'entries' | 'uploads'>;
  /** What a list tells of a world; undefined where that takes bringing it back. */
  summary(id: string, realTime: RealTime): WorldSummary | undefined;
  remove(id: string): void;
  /** From when on a world that is not in memory may be removed, milliseconds; null: never. */
  expiresAt(id: string, keepIdleMs: number): number | null;
}

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
  readonly #bases = new Map<string, { readonly from: Scenario; readonly base: WorldBase }>();
  readonly #repository: WorldRepository | undefined;
  readonly #bounds: WorldBounds | undefined;
  readonly #keeping: WorldKeeping;
  #made = 0;

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
    this.#bounds = bounds;
    this.#keeping = keeping;
  }

  /** The real time, milliseconds since 1970. */
  get realNow(): number {
    return this.#realTime();
  }

  get size(): number {
    return this.#repository?.ids().size ?? this.#worlds.size;
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
   * @throws WorldRefused when there are as many worlds as there may be; what `fill` throws
   */
  adopt(beginning: Beginning, present: Date, name: string | null, fill: (world: World) => void) {
    const { scenario, tenant, seed, reference, startedAt: now, userKey } = beginning;
    const from = this.#known(scenario);
    const base = this.#base(from, tenant, seed, reference);
    const options = { now, userKey, realTime: this.#realTime, bounds: this.#bounds };
    const world = new World(base, { ...options, id: this.#freeId() });
    fill(world);
    this.#begin(world, base, from, () => {
      world.tellWhole();
      world.clock.set(present);
      world.about.name = name;
    });
    return world;
  }

  /** A scenario that nobody has loaded, brought to life once. @throws WorldRefused as {@link create} */
  createFrom(scenario: Scenario, request: Omit<WorldRequest, 'scenario'>): World {
    return this.#make(this.#freeId(), scenario, { ...request, scenario: scenario.name });
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

  /** What a list tells of every world. Who reads it asks for none of them: they stay where they are. */
  summaries(): readonly (WorldSummary | UnreadableSummary)[] {
    return this.#allIds().flatMap((id) => this.summary(id) ?? []);
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
    const world = this.#make(id, scenario, { ...request, scenario: scenario.name });
    world.about.name = name;
    return world;
  }

  #beganAs(id: string): StoredBeginning | undefined {
    const world = this.#worlds.get(id);
    const scenario = world && this.#from.get(world);
    if (!world || !scenario) return this.#repository?.beginning(id, this.#revival());
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
    return this.#make(id, from, { scenario: from.name, tenant });
  }

  /** When a world is removed unless it is used before, milliseconds since 1970; null: never. */
  expiresAt(world: Pick<World, 'id' | 'about'>): number | null {
    return isDefaultWorld(world) ? null : world.about.expiresAt(this.#keeping.keepIdleMs);
  }

  /** Ends the worlds nobody has used for long. */
  removeExpired(): void {
    const now = this.#realTime();
    for (const id of this.#allIds()) {
      if (id.startsWith(defaultPrefix)) continue;
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

  /** The scenario that is loaded, where it is the same: beginnings of one can be shared. */
  #known(scenario: Scenario): Scenario {
    const loaded = this.#scenarios.get(scenario.name);
    return loaded && JSON.stringify(loaded) === JSON.stringify(scenario) ? loaded : scenario;
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

  #make(id: string, scenario: Scenario, request: WorldRequest): World {
    const tenant = request.tenant ?? tenantsOf(scenario)[0];
    if (tenant === undefined || !tenantsOf(scenario).includes(tenant)) {
      throw new WorldRefused(
        'otherTenant',
        `scenario ${scenario.name} is for ${tenantsOf(scenario).join(', ')}, not for ${tenant ?? 'none'}`,
      );
    }
    const now = request.now ?? (scenario.now === undefined ? undefined : new Date(scenario.now));
    const present = now ?? new Date(this.#realTime());
    const base = this.#base(scenario, tenant, request.seed ?? scenario.seed, referenceOf(present));
    const userKey = request.user ?? base.userKey;
    const world = new World(base, {
      id,
      now: present,
      userKey,
      realTime: this.#realTime,
      bounds: this.#bounds,
    });
    if (!world.userByKey(userKey)) {
      const keys = [...world.users.values()].flatMap(({ key }) => (key === null ? [] : [key]));
      throw new WorldRefused('unknownUser', `no user ${userKey}; there are ${keys.join(', ')}`);
    }
    this.#begin(world, base, scenario);
    return world;
  }

  /**
   * A world is alive from now on, and kept; where that fails there is none.
   * @param then what else belongs to its beginning
   */
  #begin(world: World, base: WorldBase, scenario: Scenario, then?: () => void): void {
    try {
      this.#repository?.begin(world, base, scenario);
      then?.();
      this.#keepLoaded(world, scenario);
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

  #revival(): Revival {
    return {
      realTime: this.#realTime,
      bounds: this.#bounds,
      scenario: (name) => this.#scenarios.get(name),
      base: (scenario, tenant, seed, reference) => this.#base(scenario, tenant, seed, reference),
    };
  }

  /** A world that is stored and not in memory yet. @throws WorldUnreadable */
  #revived(id: string): World | undefined {
    if (!this.#repository?.ids().has(id)) return undefined;
    const found = this.#repository.revive(id, this.#revival());
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

  #base(scenario: Scenario, tenant: Tenant, seed: number, reference: Date): WorldBase {
    const key = `${scenario.name} ${tenant} ${seed} ${reference.getTime()}`;
    const known = this.#bases.get(key);
    if (known?.from === scenario) return known.base;
    const base = expand(scenario, { tenant, seed, reference });
    this.#bases.delete(key);
    this.#bases.set(key, { from: scenario, base });
    if (this.#bases.size > maxBases) this.#forgetOldestBase();
    return base;
  }

  #forgetOldestBase(): void {
    for (const key of this.#bases.keys()) {
      this.#bases.delete(key);
      return;
    }
  }
}

function unknownScenario(name: string, scenarios: ScenarioCatalogue): WorldRefused {
  const names = scenarios.all().map((scenario) => scenario.name);
  return new WorldRefused('unknownScenario', `no scenario ${name}; there are ${names.join(', ')}`);
}
