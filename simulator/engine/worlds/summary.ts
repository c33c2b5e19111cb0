import type { Tenant } from '@dokubox/spec/enums.ts';
import type { WorldAbout } from '../world/about.ts';
import { sizeOf } from './size.ts';
import type { World } from '../world/world.ts';

/** What a list tells of a world; a store can tell it of one that is not in memory. */
export interface WorldSummary {
  readonly id: string;
  readonly scenario: string;
  readonly tenant: Tenant;
  readonly seed: number;
  readonly userKey: string;
  readonly about: WorldAbout;
  /** The world's present, ISO 8601. */
  readonly now: string;
  /** Commands in force. */
  readonly commands: number;
  /** Bytes of what differs from its beginning. */
  readonly size: number;
}

/** The summary of a world that is in memory. */
export function worldSummaryOf(world: World): WorldSummary {
  const { id, scenario, tenant, seed, userKey, about, commands } = world;
  const now = world.clock.nowIso();
  return { id, scenario, tenant, seed, userKey, about, now, commands, size: sizeOf(world) };
}
