import type { Tenant } from '@dokubox/spec/enums.ts';
import type { Scenario } from '@dokubox/spec/control/schemas/scenario.ts';
import { tenantsOf, type ScenarioCatalogue } from '../scenario/catalogue.ts';
import { expand } from '../scenario/expand.ts';
import { referenceOf } from '../scenario/moments.ts';
import type { WorldBase } from '../world/base.ts';
import type { WorldBounds } from '../world/bounds.ts';
import type { RealTime } from '../world/clock.ts';
import type { Revival } from './repository.ts';
import { WorldRefused, type Beginning, type WorldRequest } from './world-request.ts';
import { World } from '../world/world.ts';

/** Limit on the cached initial states. Each is small until its boxes are read. */
const maxBases = 64;

/** A new world, with the initial state it shares with others. */
export interface NewWorld {
  readonly world: World;
  readonly base: WorldBase;
  readonly from: Scenario;
}

/** Creates worlds from scenarios. Worlds with equal options share their initial state. */
export class WorldMaker {
  readonly #scenarios: ScenarioCatalogue;
  readonly #realTime: RealTime;
  readonly #bounds: WorldBounds | undefined;
  readonly #bases = new Map<string, { readonly from: Scenario; readonly base: WorldBase }>();
  /** The parts needed to restore a stored world. */
  readonly revival: Revival;

  constructor(scenarios: ScenarioCatalogue, realTime: RealTime, bounds: WorldBounds | undefined) {
    this.#scenarios = scenarios;
    this.#realTime = realTime;
    this.#bounds = bounds;
    this.revival = {
      realTime,
      bounds,
      scenario: (name) => scenarios.get(name),
      base: (scenario, tenant, seed, reference) => this.#base(scenario, tenant, seed, reference),
    };
  }

  /** @throws WorldRefused if tenant or user do not exist in the scenario */
  make(id: string, scenario: Scenario, request: Omit<WorldRequest, 'scenario'>): NewWorld {
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
    const world = this.#over(base, id, present, userKey);
    if (!world.userByKey(userKey)) {
      const keys = [...world.users.values()].flatMap(({ key }) => (key === null ? [] : [key]));
      throw new WorldRefused(
        'unknownUser',
        `there is no user ${userKey}. Known: ${keys.join(', ')}`,
      );
    }
    return { world, base, from: scenario };
  }

  /** Creates a world with the same start as a stored or exported one. */
  again(
    id: string,
    { scenario, tenant, seed, reference, startedAt, userKey }: Beginning,
  ): NewWorld {
    const from = this.#loaded(scenario);
    const base = this.#base(from, tenant, seed, reference);
    return { world: this.#over(base, id, startedAt, userKey), base, from };
  }

  #over(base: WorldBase, id: string, now: Date, userKey: string): World {
    return new World(base, { id, now, userKey, realTime: this.#realTime, bounds: this.#bounds });
  }

  /** The loaded scenario if it is equal, so that the initial state can be shared. */
  #loaded(scenario: Scenario): Scenario {
    const loaded = this.#scenarios.get(scenario.name);
    if (loaded === scenario) return scenario;
    return loaded && JSON.stringify(loaded) === JSON.stringify(scenario) ? loaded : scenario;
  }

  #base(scenario: Scenario, tenant: Tenant, seed: number, reference: Date): WorldBase {
    const key = `${scenario.name} ${tenant} ${seed} ${reference.getTime()}`;
    const known = this.#bases.get(key);
    if (known?.from === scenario) return known.base;
    const base = expand(scenario, { tenant, seed, reference });
    this.#bases.delete(key);
    this.#bases.set(key, { from: scenario, base });
    const [oldest] = this.#bases.keys();
    if (this.#bases.size > maxBases && oldest !== undefined) this.#bases.delete(oldest);
    return base;
  }
}
