import { isReadableWorld, type ListedWorld } from '@dokubox/spec/control/schemas/worlds.ts';
import { WorldUnreadable } from '../../world/unreadable.ts';
import { listedHere, listedWorld, openUrl, worldView } from '../../worlds/listed.ts';
import { noContent, type Engine, type Handler } from '../call.ts';
import { creating, unknownWorld, worldOf } from '../simulation.ts';

/**
 * A world as shown in a list.
 * @throws Refusal 404
 */
function listedOf({ worlds }: Engine, worldId: string): ListedWorld {
  const summary = worlds.summary(worldId);
  if (!summary) throw unknownWorld(worldId);
  return listedWorld(summary, worlds);
}

export const listWorlds: Handler<'listWorlds'> = async ({ engine }) => {
  const elsewhere = (await engine.settings.worldsElsewhere?.()) ?? [];
  return { body: [...(await listedHere(engine.worlds)), ...elsewhere] };
};

export const getWorld: Handler<'getWorld'> = ({ engine, input }) => {
  const world = listedOf(engine, input.params.worldId);
  if (!isReadableWorld(world)) throw new WorldUnreadable(world.worldId, world.unreadable);
  return { body: world };
};

export const deleteWorld: Handler<'deleteWorld'> = ({ engine, input }) => {
  const { worldId } = input.params;
  if (!engine.worlds.delete(worldId)) throw unknownWorld(worldId);
  return noContent;
};

/** The stored data of a world, readable or not. */
export const downloadStoredWorld: Handler<'downloadStoredWorld'> = ({ engine, input }) => {
  const { worldId } = input.params;
  const listed = listedOf(engine, worldId);
  const { entries, uploads } = engine.worlds.stored(worldId) ?? { entries: [], uploads: [] };
  const unreadable = isReadableWorld(listed) ? null : listed.unreadable;
  return { body: { worldId, unreadable, entries, uploads } };
};

/** Names a world, or sets how long it is kept. */
export const updateWorld: Handler<'updateWorld'> = async ({ engine, input }) => {
  const world = worldOf(engine, input.params.worldId);
  const { name, keepIdleHours } = input.body;
  if (name !== undefined) world.about.name = name;
  if (keepIdleHours !== undefined) world.about.keepIdleHours = keepIdleHours;
  world.about.used();
  return { body: await worldView(world, engine.worlds) };
};

/** Resets a world to its start. Sessions are kept. */
export const resetWorld: Handler<'resetWorld'> = async ({ engine, input }) => {
  const listed = listedOf(engine, input.params.worldId);
  if (!isReadableWorld(listed)) {
    const again = creating(() => engine.worlds.remake(listed.worldId, listed.unreadable));
    return { body: await worldView(again, engine.worlds) };
  }
  const world = worldOf(engine, listed.worldId);
  world.reset();
  return { body: await worldView(world, engine.worlds) };
};

/** Creates a secret link to a world. An earlier link stops working. */
export const linkWorld: Handler<'linkWorld'> = ({ engine, input }) => {
  const world = worldOf(engine, input.params.worldId);
  const key = engine.ports.randomToken();
  world.about.linkKey = key;
  return { body: { url: `${openUrl(world)}?${new URLSearchParams({ key }).toString()}` } };
};

/** Revokes the secret link of a world. */
export const unlinkWorld: Handler<'unlinkWorld'> = ({ engine, input }) => {
  worldOf(engine, input.params.worldId).about.linkKey = null;
  return noContent;
};
