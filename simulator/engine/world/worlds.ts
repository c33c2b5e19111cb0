import type { Tenant } from '@dokubox/spec/enums.ts';
import type { Scenario } from '@dokubox/spec/schemas/scenario.ts';
import { tenantsOf, type ScenarioCatalogue } from '../scenario/catalogue.ts';
import { expand } from '../scenario/expand.ts';
import type { WorldBase } from './base.ts';
import type { RealTime } from './clock.ts';
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

export type WorldRefusalReason = 'unknownScenario' | 'otherTenant' | 'unknownUser';

/** A world that cannot be made, and why. The message is a sentence for a person. */
export class WorldRefused extends Error {
  readonly reason: WorldRefusalReason;
  constructor(reason: WorldRefusalReason, message: string) {
    super(message);
    this.name = 'WorldRefused';
    this.reason = reason;
  }
}

const hourMs = 60 * 60_000;

/**
 * Seeded dates are counted from the full hour before the world's present: worlds made within an hour
 * share one beginning, and nothing in it lies in the future.
 */
function referenceOf(now: Date): Date {
  return new Date(Math.floor(now.getTime() / hourMs) * hourMs);
}

/** Beginnings kept for the next world; each is small until somebody reads its boxes. */
const maxBases = 64;

/** Every world that is alive. */
export class Worlds {
  readonly #scenarios: ScenarioCatalogue;
  readonly #realTime: RealTime;
  readonly #newId: (() => string) | undefined;
  readonly #worlds = new Map<string, World>();
  readonly #defaults = new Map<Tenant, { readonly world: World; readonly from: Scenario }>();
  readonly #bases = new Map<string, { readonly from: Scenario; readonly base: WorldBase }>();
  #made = 0;

  /**
   * @param scenarios what worlds are made from; may change while worlds live
   * @param realTime milliseconds; a fixed function freezes the clock of every world
   * @param newId ids nobody can guess, where others can reach the simulator; without it
   *   worlds are counted
   */
  constructor(
    scenarios: ScenarioCatalogue,
    realTime: RealTime = Date.now,
    newId?: (() => string) | undefined,
  ) {
    this.#scenarios = scenarios;
    this.#realTime = realTime;
    this.#newId = newId;
  }

  get size(): number {
    return this.#worlds.size;
  }

  /** @throws WorldRefused when scenario, tenant or user do not exist or do not fit together */
  create(request: WorldRequest): World {
    const scenario = this.#scenarios.get(request.scenario);
    if (!scenario) throw unknownScenario(request.scenario, this.#scenarios);
    this.#made += 1;
    return this.#make(this.#newId?.() ?? `w${this.#made}`, scenario, request);
  }

  get(id: string): World | undefined {
    return this.#worlds.get(id);
  }

  list(): readonly World[] {
    return [...this.#worlds.values()];
  }

  /** Ends a world; its sessions end with it. False when there is none. */
  delete(id: string): boolean {
    for (const [tenant, { world }] of this.#defaults) {
      if (world.id === id) this.#defaults.delete(tenant);
    }
    return this.#worlds.delete(id);
  }

  /**
   * The world of calls that name none: the first scenario of the tenant, made on first use.
   * A default world nobody has changed yet follows its scenario file.
   * @throws WorldRefused when no scenario is for the tenant
   */
  defaultWorld(tenant: Tenant): World {
    const known = this.#defaults.get(tenant);
    if (known) {
      const { world, from } = known;
      if (world.commands > 0 || this.#scenarios.get(from.name) === from) return world;
    }
    const from = this.#scenarios.firstFor(tenant);
    if (!from) throw new WorldRefused('unknownScenario', `no scenario is for tenant ${tenant}`);
    const world = this.#make(`default-${tenant.toLowerCase()}`, from, {
      scenario: from.name,
      tenant,
    });
    this.#defaults.set(tenant, { world, from });
    return world;
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
    const world = new World(base, { id, now: present, userKey, realTime: this.#realTime });
    if (!world.userByKey(userKey)) {
      const keys = [...world.users.values()].flatMap(({ key }) => (key === null ? [] : [key]));
      throw new WorldRefused('unknownUser', `no user ${userKey}; there are ${keys.join(', ')}`);
    }
    this.#worlds.set(id, world);
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
