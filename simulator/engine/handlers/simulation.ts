import { Refusal } from '../handler.ts';
import type { UserState } from '../state.ts';
import { textsFor } from '../worlds/texts-for.ts';
import { WorldRefused } from '../worlds/world-request.ts';
import { openUrl } from '../worlds/listed.ts';
import type { World } from '../world/world.ts';
import { startOf } from './authorization/sign-in.ts';
import type { Engine, Handler } from './call.ts';

/** A world by id. An unknown id is a 404 that explains how to create one. */
export function worldOf(engine: Engine, worldId: string): World {
  const world = engine.worlds.get(worldId);
  if (world) return world;
  throw unknownWorld(worldId);
}

export function unknownWorld(worldId: string): Refusal {
  return new Refusal(404, 'dde.error.unknownWorld', null, {
    reason: `there is no world ${worldId}. POST /__sim/worlds {"scenario": …} creates one`,
  });
}

/** The registry's refusal in the contract's form. Other errors are returned unchanged. */
export function creationRefused(error: unknown): unknown {
  if (!(error instanceof WorldRefused)) return error;
  const { reason, message } = error;
  const details = { reason: message };
  if (reason === 'tooMany') return new Refusal(429, 'dde.error.tooManyRequests', null, details);
  return reason === 'unknownScenario'
    ? new Refusal(404, 'dde.error.unknownScenario', null, details)
    : new Refusal(400, 'dde.error.invalidValue', null, details);
}

/**
 * Creates a world.
 * @throws Refusal as {@link creationRefused} returns it
 */
export function creating<T>(make: () => T): T {
  try {
    return make();
  } catch (error) {
    throw creationRefused(error);
  }
}

/** A user of a world by key. */
export function keyedUser(world: World, key: string): UserState {
  const user = world.userByKey(key);
  if (user) return user;
  throw new Refusal(404, 'dde.error.notFound', null, {
    reason: `there is no user ${key} in this world`,
  });
}

/** Signs a user in without password and code, which only the control API can do. */
function signIn(engine: Engine, world: World, user: UserState) {
  const { randomToken } = engine.ports;
  return world.sessions.start(startOf(world, user), randomToken, world.clock.nowMs());
}

export const listScenarios: Handler<'listScenarios'> = ({ engine }) => ({
  body: [...engine.scenarios.list()],
});

/** Creates a world from a scenario and signs its user in. */
export const createWorld: Handler<'createWorld'> = async ({ engine, input }) => {
  const { now, ...request } = input.body;
  await textsFor(request.tenant, engine.scenarios.get(request.scenario));
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
    made: world.id,
  };
};
