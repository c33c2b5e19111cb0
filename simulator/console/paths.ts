import type { Tenant } from '@dokubox/spec/enums.ts';
import { situationOperations as operations } from '@dokubox/spec/control/operations/situations.ts';

/** Addresses of the console, below `base`. */
export const paths = {
  base: '/__sim',
  situations: '/',
  /** Situations by status and bank. */
  statuses: '/console/statuses',
  worlds: '/console/worlds',
  /** Two worlds, by their ids. */
  compare: (left = '', right = '') =>
    `/console/compare?${new URLSearchParams({ left, right }).toString()}`,
  world: (worldId: string, part: WorldPart = 'overview') =>
    `/console/worlds/${encodeURIComponent(worldId)}${part === 'overview' ? '' : `/${part}`}`,
} as const;

/** Parts of the page of a world, in their order. */
export const worldParts = [
  'overview',
  'records',
  'people',
  'settings',
  'catalogue',
  'sides',
  'history',
  'journal',
  'faults',
] as const;
export type WorldPart = (typeof worldParts)[number];

/**
 * Address of the simulator that opens a world as one of its people.
 * @param path target path in the portal. Absent: the landing page of the user
 */
export function openAddress(worldId: string, user: string, path?: string): string {
  const query = new URLSearchParams({ user, ...(path === undefined ? {} : { path }) });
  return `/__sim/open/${encodeURIComponent(worldId)}?${query.toString()}`;
}

/** Contents of a link for a ticket. */
export interface Ticket {
  readonly scenario: string;
  readonly tenant: Tenant;
  /** Key of the user, or `turn`: whose turn it is in `box`. Absent: the scenario's own. */
  readonly user?: string;
  readonly box?: number;
  readonly path?: string;
  /** The world's current time (ISO). Absent: the start time of the scenario. */
  readonly now?: string;
}

/** Address of the simulator that makes a world at each visit and leads into it (A-415). */
export function ticketAddress(ticket: Ticket): string {
  const given = Object.entries(ticket).filter(([, value]) => value !== undefined);
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return `${operations.openSituation.url}?${query.toString()}`;
}
