import type { Tenant } from '@dokubox/spec/enums.ts';
import type { Scenario } from '@dokubox/spec/control/schemas/scenario.ts';
import type { StoredWorldFile } from '@dokubox/spec/control/schemas/worlds.ts';
import type { WorldBase } from '../world/base.ts';
import type { WorldBounds } from '../world/bounds.ts';
import type { RealTime } from '../world/clock.ts';
import type { WorldSummary } from './summary.ts';
import type { WorldFacts } from '../world/unreadable.ts';
import type { WorldRequest } from './world-request.ts';
import type { World } from '../world/world.ts';

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
