/** Addresses of the console, below `base`. */
export const paths = {
  base: '/__sim',
  situations: '/',
  worlds: '/console/worlds',
  world: (worldId: string, part: WorldPart = 'overview') =>
    `/console/worlds/${encodeURIComponent(worldId)}${part === 'overview' ? '' : `/${part}`}`,
} as const;

/** Parts of the page of a world, in their order. */
export const worldParts = ['overview', 'sides', 'history', 'journal', 'faults'] as const;
export type WorldPart = (typeof worldParts)[number];

/** Address of the simulator that opens a world as one of its people. */
export const openAddress = (worldId: string, user: string) =>
  `/__sim/open/${encodeURIComponent(worldId)}?user=${encodeURIComponent(user)}`;
