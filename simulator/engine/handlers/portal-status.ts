import type { PortalFunction } from '@dokubox/spec/enums.ts';
import { functionOfTrigger } from '@dokubox/spec/operations/blocked-functions.ts';
import type { BodyOf } from '@dokubox/spec/operations/table.ts';
import type { PortalStatus } from '@dokubox/spec/schemas/portal.ts';
import type { World } from '../world/world.ts';
import { refusalOf } from '../refusals.ts';

/**
 * Whether a status blocks at a time. A planned block applies between its times, a block without
 * times while it is set. `now` in milliseconds.
 */
function blocksAt(status: PortalStatus, now: number): boolean {
  const from = status.timeFrom ? Date.parse(status.timeFrom) : null;
  const to = status.timeTo ? Date.parse(status.timeTo) : null;
  if (to !== null && now >= to) return false;
  return status.currentlyBlocked || (from !== null && now >= from);
}

/** The current statuses. */
export function currentStatuses(world: World): PortalStatus[] {
  const now = world.clock.nowMs();
  return world.settings.portalStatuses.map((status) => ({
    ...status,
    currentlyBlocked: blocksAt(status, now),
  }));
}

/** Rejects the call while a function or the whole portal is blocked. */
export function requireOpen(world: World, name: PortalFunction): void {
  if (isBlocked(world, name)) throw refusalOf('PORTAL_BLOCKED').at('portalStatus');
}

/** Checks the functions that chosen options need, besides that of the call itself. */
export function requireOptionsOpen(
  world: World,
  { dokus }: BodyOf<'submitClientDokubox' | 'submitBankerDokubox'>,
): void {
  for (const { dokuAction } of dokus) {
    const name =
      dokuAction && dokuAction !== 'Reconfigure' ? functionOfTrigger[dokuAction] : undefined;
    if (name) requireOpen(world, name);
  }
}

function isBlocked(world: World, name: PortalFunction): boolean {
  const { portalStatuses } = world.settings;
  for (const status of portalStatuses) {
    if (status.function !== 'ALL' && status.function !== name) continue;
    if (blocksAt(status, world.clock.nowMs())) return true;
  }
  return false;
}
