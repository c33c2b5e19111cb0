import { everyField } from '@dokubox/spec/schemas/every-field.ts';
import {
  isReadableWorld,
  type ListedWorld,
  type UnreadableWorld,
  type WorldView,
} from '@dokubox/spec/control/schemas/worlds.ts';
import { worldFault } from '../../world/record-check.ts';
import { measuring } from '../../world/size.ts';
import { worldSummaryOf, type WorldSummary } from '../../world/summary.ts';
import { WorldUnreadable, type UnreadableSummary } from '../../world/unreadable.ts';
import type { World } from '../../world/world.ts';
import { isDefaultWorld } from '../../world/default-world.ts';
import type { Worlds } from '../../world/worlds.ts';
import { stepByStep } from '../../slices.ts';
import { noContent, type Engine, type Handler } from '../call.ts';
import { creating, openUrl, unknownWorld, worldOf } from '../simulation.ts';

const momentOf = (ms: number) => new Date(ms).toISOString();

/** A world as the control API lists it, in memory or not. */
function summaryView(summary: WorldSummary, worlds: Worlds): WorldView {
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

function unreadableView({ id, unreadable, facts }: UnreadableSummary): UnreadableWorld {
  const { name = null, scenario = null, tenant = null, madeAt = null, lastUsed } = facts;
  const lastUsedAt = lastUsed === undefined ? null : momentOf(lastUsed);
  const isDefault = isDefaultWorld({ id });
  return { worldId: id, unreadable, isDefault, name, scenario, tenant, madeAt, lastUsedAt };
}

/** An entry of the list: what cannot be shown of one world is no matter of the others. */
export function listedWorld(
  summary: WorldSummary | UnreadableSummary,
  worlds: Worlds,
): ListedWorld {
  if ('unreadable' in summary) return unreadableView(summary);
  try {
    const view = summaryView(summary, worlds);
    const fault = worldFault(view);
    return fault === null ? view : unreadableView(worlds.unreadable(summary.id, fault));
  } catch (error) {
    return unreadableView(worlds.unreadable(summary.id, error));
  }
}

/** A world as a list shows it. @throws Refusal 404 */
function listedOf({ worlds }: Engine, worldId: string): ListedWorld {
  const summary = worlds.summary(worldId);
  if (!summary) throw unknownWorld(worldId);
  return listedWorld(summary, worlds);
}

/** A world as the control API shows it. */
export async function worldView(world: World, worlds: Worlds): Promise<WorldView> {
  await stepByStep(measuring(world));
  return summaryView(worldSummaryOf(world), worlds);
}

/** Measures a world for its entry in the list, which says why where that fails. */
function* measured(world: World): Generator<void> {
  try {
    yield* measuring(world);
  } catch {
    // The entry fails for the same reason.
  }
}

/** The worlds of this process, in short steps. */
export async function listedHere(worlds: Worlds): Promise<ListedWorld[]> {
  const listed: ListedWorld[] = [];
  function* steps() {
    for (const world of worlds.loaded()) yield* measured(world);
    for (const world of worlds.summaries()) yield listed.push(listedWorld(world, worlds));
  }
  await stepByStep(steps());
  return listed;
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

/** What the store holds of a world, whether it can be read or not. */
export const downloadStoredWorld: Handler<'downloadStoredWorld'> = ({ engine, input }) => {
  const { worldId } = input.params;
  const listed = listedOf(engine, worldId);
  const { entries, uploads } = engine.worlds.stored(worldId) ?? { entries: [], uploads: [] };
  const unreadable = isReadableWorld(listed) ? null : listed.unreadable;
  return { body: { worldId, unreadable, entries, uploads } };
};

/** Names a world, or says how long it is kept. */
export const updateWorld: Handler<'updateWorld'> = async ({ engine, input }) => {
  const world = worldOf(engine, input.params.worldId);
  const { name, keepIdleHours } = input.body;
  if (name !== undefined) world.about.name = name;
  if (keepIdleHours !== undefined) world.about.keepIdleHours = keepIdleHours;
  world.about.used();
  return { body: await worldView(world, engine.worlds) };
};

/** Puts a world back to its beginning; sessions stay. */
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
