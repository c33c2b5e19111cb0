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

/** The parts needed to restore a stored world. */
export interface Revival {
  readonly realTime: RealTime;
  /** The loaded scenario with this name. */
  scenario(name: string): Scenario | undefined;
  readonly bounds: WorldBounds | undefined;
  /** The initial state of such worlds, shared with active worlds. */
  base(scenario: Scenario, tenant: Tenant, seed: number, reference: Date): WorldBase;
}

/** A restored world. */
export interface Revived {
  readonly world: World;
  readonly from: Scenario;
}

/** The known parts to create a world again, and its name. */
export interface StoredBeginning extends Omit<WorldRequest, 'scenario'> {
  readonly scenario: Scenario;
  readonly name: string | null;
}

/** Stores worlds beyond the lifetime of the process. All calls are synchronous. */
export interface WorldRepository {
  /** Ids of all stored worlds. */
  ids(): ReadonlySet<string>;
  /** Stores a world from now on. */
  begin(world: World, base: WorldBase, scenario: Scenario): void;
  /** Restores a world, or says why it cannot. Undefined if the world is not stored. */
  revive(id: string, revival: Revival): Revived | { readonly unreadable: string } | undefined;
  /** The known facts about a world that cannot be restored. */
  facts(id: string): WorldFacts;
  /** The parts to create such a world again. Undefined if they are unreadable. */
  beginning(id: string, revival: Revival): StoredBeginning | undefined;
  /** All stored data of a world, as far as readable. */
  contents(id: string): Pick<StoredWorldFile, 'entries' | 'uploads'>;
  /** The summary of a world for a list. Undefined if the world must be restored for it. */
  summary(id: string, realTime: RealTime): WorldSummary | undefined;
  remove(id: string): void;
  /** When a world outside memory can be removed, in milliseconds. Null for never. */
  expiresAt(id: string, keepIdleMs: number): number | null;
}
