import { everyField } from '@dokubox/spec/schemas/every-field.ts';
import type { World as WorldView } from '@dokubox/spec/schemas/simulation.ts';
import { Refusal } from '../handler.ts';
import type { UserState } from '../state.ts';
import { summaryOf, type WorldSummary } from '../world/summary.ts';
import { isDefaultWorld, WorldRefused, type Worlds } from '../world/worlds.ts';
import type { World } from '../world/world.ts';
import { startOf } from './authorization/sign-in.ts';
import { noContent, type Engine, type Handler } from './call.ts';

/** Address that opens a world in a browser, signed in. */
function openUrl({ id }: Pick<World, 'id'>): string {
  return `/__sim/open/${id}`;
}

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
  return summaryView(summaryOf(world), worlds);
}

/** A world by id; an unknown one is a 404 that says how to make one. */
export function worldOf(engine: Engine, worldId: string): World {
  const world = engine.worlds.get(worldId);
  if (world) return world;
  throw new Refusal(404, 'dde.error.unknownWorld', null, {
    reason: `no world ${worldId}; POST /__sim/worlds {"scenario": …} makes one`,
  });
}

/** What the registry refuses to make, in the contract's words. @throws Refusal */
export function creating<T>(make: () => T): T {
  try {
    return make();
  } catch (error) {
    if (!(error instanceof WorldRefused)) throw error;
    const { reason, message } = error;
    const details = { reason: message };
    if (reason === 'tooMany') throw new Refusal(429, 'dde.error.tooManyRequests', null, details);
    throw reason === 'unknownScenario'
      ? new Refusal(404, 'dde.error.unknownScenario', null, details)
      : new Refusal(400, 'dde.error.invalidValue', null, details);
  }
}

/** A user of a world by key. */
export function keyedUser(world: World, key: string): UserState {
  const user = world.userByKey(key);
  if (user) return user;
  throw new Refusal(404, 'dde.error.notFound', null, { reason: `no user ${key} in this world` });
}

/** Signs a user in without password and code, as only the control API may. */
function signIn(engine: Engine, world: World, user: UserState) {
  const { randomToken } = engine.ports;
  return world.sessions.start(startOf(world, user), randomToken, world.clock.nowMs());
}

export const getHealth: Handler<'getHealth'> = ({ engine }) => ({
  body: {
    status: 'ok',
    version: engine.settings.version,
    worlds: engine.worlds.size,
    contractBreaches: engine.settings.contractBreaches(),
  },
});

/** Whether worlds can be made and entered. @throws Refusal 503 */
export const getReadiness: Handler<'getReadiness'> = ({ engine }) => {
  const scenarios = engine.scenarios.all().length;
  const why = scenarios === 0 ? 'no scenario is loaded' : (engine.settings.notReady?.() ?? null);
  if (why !== null)
    throw new Refusal(503, 'dde.error.generalError', 'GENERAL_ERROR', { reason: why });
  return { body: { status: 'ready', scenarios } };
};

/** Figures of the simulator. */
export const getMetrics: Handler<'getMetrics'> = async ({ engine }) => ({
  body: (await engine.settings.metrics?.()) ?? '',
});

export const listScenarios: Handler<'listScenarios'> = ({ engine }) => ({
  body: [...engine.scenarios.list()],
});

/** Brings a scenario to life and signs its user in. */
export const createWorld: Handler<'createWorld'> = ({ engine, input }) => {
  const { now, ...request } = input.body;
  const world = creating(() =>
    engine.worlds.create({ ...request, now: now === undefined ? undefined : new Date(now) }),
  );
  const tokens = signIn(engine, world, keyedUser(world, world.userKey));
  return {
    body: {
      worldId: world.id,
      scenario: world.scenario,
      tenant: world.tenant,
      user: world.userKey,
      openUrl: openUrl(world),
      idToken: tokens.session.token,
      refreshToken: tokens.refreshToken,
    },
  };
};

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
