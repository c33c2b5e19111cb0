import { everyField } from '@dokubox/spec/schemas/every-field.ts';
import type { WorldView } from '@dokubox/spec/schemas/simulation.ts';
import { worldSummaryOf, type WorldSummary } from '../../world/summary.ts';
import type { World } from '../../world/world.ts';
import { isDefaultWorld, type Worlds } from '../../world/worlds.ts';
import { noContent, type Handler } from '../call.ts';
import { openUrl, worldOf } from '../simulation.ts';

const momentOf = (ms: number) => new Date(ms).toISOString();

/** A world as the control API lists it, in memory or not. */
export function summaryView(summary: WorldSummary, worlds: Worlds): WorldView {
  const { id, about, ...world } = summary;
  const expiresAt = worlds.expiresAt(summary);
  return everyField<WorldView>({
    worldId: id,
    scenario: world.scenario,
    tenant: world.tenant,
    user: world.userKey,
    seed: world.seed,
    now: world.now,
    openUrl: openUrl(summary),
    commands: world.commands,
    name: about.name,
    isDefault: isDefaultWorld(summary),
    hasLink: about.linkKey !== null,
    madeAt: about.madeAt,
    lastUsedAt: momentOf(about.lastUsed),
    keepIdleHours: about.keepIdleHours,
    expiresAt: expiresAt === null ? null : momentOf(expiresAt),
    size: world.size,
  });
}

/** A world as the control API shows it. */
export function worldView(world: World, worlds: Worlds): WorldView {
  return summaryView(worldSummaryOf(world), worlds);
}

export const listWorlds: Handler<'listWorlds'> = async ({ engine }) => {
  const elsewhere = (await engine.settings.worldsElsewhere?.()) ?? [];
  const here = engine.worlds.summaries().map((world) => summaryView(world, engine.worlds));
  return { body: [...here, ...elsewhere] };
};

export const getWorld: Handler<'getWorld'> = ({ engine, input }) => ({
  body: worldView(worldOf(engine, input.params.worldId), engine.worlds),
});

export const deleteWorld: Handler<'deleteWorld'> = ({ engine, input }) => {
  engine.worlds.delete(worldOf(engine, input.params.worldId).id);
  return noContent;
};

/** Names a world, or says how long it is kept. */
export const updateWorld: Handler<'updateWorld'> = ({ engine, input }) => {
  const world = worldOf(engine, input.params.worldId);
  const { name, keepIdleHours } = input.body;
  if (name !== undefined) world.about.name = name;
  if (keepIdleHours !== undefined) world.about.keepIdleHours = keepIdleHours;
  world.about.used();
  return { body: worldView(world, engine.worlds) };
};

/** Puts a world back to its beginning; sessions stay. */
export const resetWorld: Handler<'resetWorld'> = ({ engine, input }) => {
  const world = worldOf(engine, input.params.worldId);
  world.reset();
  return { body: worldView(world, engine.worlds) };
};

/** Makes a secret link to a world; a former one stops working. */
export const linkWorld: Handler<'linkWorld'> = ({ engine, input }) => {
  const world = worldOf(engine, input.params.worldId);
  const key = engine.ports.randomToken();
  world.about.linkKey = key;
  return { body: { url: `${openUrl(world)}?${new URLSearchParams({ key }).toString()}` } };
};

/** Takes the secret link of a world back. */
export const unlinkWorld: Handler<'unlinkWorld'> = ({ engine, input }) => {
  worldOf(engine, input.params.worldId).about.linkKey = null;
  return noContent;
};
