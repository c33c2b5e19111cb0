import type { Tenant } from '@dokubox/spec/enums.ts';
import type { Scenario } from '@dokubox/spec/control/schemas/scenario.ts';
import { policyOf } from '@dokubox/spec/tenants/table.ts';
import { catalogueFor } from '../seed/catalogue/build.ts';
import type { TenantCatalogue } from '../seed/catalogue/types.ts';
import type { WorldSettings } from '../state.ts';
import type { WorldBase } from '../world/base.ts';
import { SharedBoxIndex } from '../world/box-index.ts';
import { deepFreeze } from '../world/frozen.ts';
import type { BoxPlan } from './box-plan.ts';
import { BoxSource } from './box-source.ts';
import { castOf } from './cast.ts';
import { isoMoment } from './moments.ts';
import { planBoxes } from './plan.ts';

/** Options for an initial state, besides the scenario. */
export interface ExpandOptions {
  readonly tenant: Tenant;
  readonly seed: number;
  /** The time all relative dates are counted from. */
  readonly reference: Date;
}

/** Blocks, flags and roots at the start of the scenario's worlds. */
export function settingsOf(scenario: Scenario, tenant: Tenant, reference: Date): WorldSettings {
  return {
    portalStatuses: (scenario.portalStatuses ?? []).map(({ timeFrom, timeTo, ...status }) => ({
      ...status,
      ...(timeFrom === undefined ? {} : { timeFrom: isoMoment(timeFrom, reference) }),
      ...(timeTo === undefined ? {} : { timeTo: isoMoment(timeTo, reference) }),
    })),
    featureFlags: {
      ddeNotValidCertificatesEnabled: policyOf(tenant).notValidCertificatesEnabled,
      'is.doku.progress.visible': true,
      ...scenario.featureFlags,
    },
    trustedRoots: scenario.trustedRoots ?? [],
  };
}

/** Plans of scenarios by tenant, shared by worlds of any seed and start time. */
const planned = new WeakMap<Scenario, Map<Tenant, readonly BoxPlan[]>>();

function plansOf(
  scenario: Scenario,
  tenant: Tenant,
  catalogue: TenantCatalogue,
): readonly BoxPlan[] {
  const byTenant = planned.get(scenario) ?? new Map<Tenant, readonly BoxPlan[]>();
  planned.set(scenario, byTenant);
  let plans = byTenant.get(tenant);
  if (!plans) {
    plans = planBoxes(scenario, tenant, catalogue, ({ path, message }) => {
      throw new Error(`scenario ${scenario.name}, ${path}: ${message}`);
    });
    byTenant.set(tenant, plans);
  }
  return plans;
}

/**
 * Creates the initial state of worlds. It is deterministic: the same scenario, tenant, seed and
 * reference give the same records. Boxes are planned now and generated when first read.
 * @param scenario a scenario the catalogue has accepted
 */
export function expand(scenario: Scenario, options: ExpandOptions): WorldBase {
  const { tenant, seed, reference } = options;
  const catalogue = catalogueFor(tenant);
  const cast = castOf(scenario, tenant, seed, reference);
  const plans = plansOf(scenario, tenant, catalogue);
  const boxes = new BoxSource(plans, { tenant, seed, reference, cast });
  return {
    scenario: scenario.name,
    tenant,
    seed,
    reference,
    userKey: scenario.user,
    boxes,
    users: freezeValues(cast.users),
    clients: freezeValues(cast.clients),
    settings: deepFreeze(settingsOf(scenario, tenant, reference)),
    catalogue,
    index: new SharedBoxIndex(() => boxes.rows(), policyOf(tenant).locale),
    archiving: boxes.archiving(),
    signing: boxes.signing(),
    boxIdOf: (dokuId) => boxes.boxIdOf(dokuId),
    lastIds: { ...boxes.lastIds, user: cast.users.size, envelope: boxes.size },
  };
}

function freezeValues<K, V>(map: ReadonlyMap<K, V>): ReadonlyMap<K, V> {
  for (const value of map.values()) deepFreeze(value);
  return map;
}
