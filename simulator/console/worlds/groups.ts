import type { WorldView } from '@dokubox/spec/control/schemas/worlds.ts';
import { plain, wordsIn } from '../situations/search.ts';

/** Groups of worlds by owner, in the order of the page. */
export const worldGroups = ['mine', 'shared', 'others'] as const;
export type WorldGroup = (typeof worldGroups)[number];

/** @param own ids of the worlds of this browser */
export function groupOf(world: WorldView, own: readonly string[]): WorldGroup {
  if (world.isDefault || world.hasLink) return 'shared';
  return own.includes(world.worldId) ? 'mine' : 'others';
}

/** Worlds that have every word of a search, the one used last first. */
export function foundWorlds(worlds: readonly WorldView[], search: string): readonly WorldView[] {
  const wanted = wordsIn(search);
  return worlds
    .filter(({ name, scenario, tenant, worldId }) => {
      const text = plain([name ?? '', scenario, tenant, worldId].join(' '));
      return wanted.every((word) => text.includes(word));
    })
    .sort((one, other) => (one.lastUsedAt < other.lastUsedAt ? 1 : -1));
}
