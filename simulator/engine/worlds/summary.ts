import type { Tenant } from '@dokubox/spec/enums.ts';
import type { WorldAbout } from '../world/about.ts';
import { sizeOf } from './size.ts';
import type { World } from '../world/world.ts';

/** A world in a list. A store can return it for a world that is not in memory. */
export interface WorldSummary {
  readonly id: string;
  readonly scenario: string;
  readonly tenant: Tenant;
  readonly seed: number;
  readonly userKey: string;
  readonly about: WorldAbout;
  /** The world's current time, ISO 8601. */
  readonly now: string;
  /** Number of commands in effect. */
  readonly commands: number;
  /** Bytes that differ from its initial state. */
  readonly size: number;
}

/** The summary of a world in memory. */
export function worldSummaryOf(world: World): WorldSummary {
  const { id, scenario, tenant, seed, userKey, about, commands } = world;
  const now = world.clock.nowIso();
  return { id, scenario, tenant, seed, userKey, about, now, commands, size: sizeOf(world) };
}
