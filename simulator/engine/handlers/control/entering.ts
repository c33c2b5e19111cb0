import { limits } from '@dokubox/spec/limits.ts';
import { Refusal, type AnswerEffects } from '../../handler.ts';
import type { UserState } from '../../state.ts';
import type { World } from '../../world/world.ts';
import { startOf } from '../authorization/sign-in.ts';
import type { Engine, Handler } from '../call.ts';
import { keyedUser, worldOf } from '../simulation.ts';

/**
 * The landing page of a user (§2, A-272). It names the tenant, which a browser that was in another
 * tenant's world before could not know, and leads whoever is signed in to their home.
 */
function landingOf(world: World, user: UserState): string {
  return `/${user.userType === 'CLIENT' ? 'index' : 'intranet'}${world.tenant}.html`;
}

/**
 * The way to a path of the portal: to a screen behind the sign-in through the landing page, which also
 * tells a browser that was elsewhere before of which bank and channel the session is.
 */
function wayTo(path: string, landing: string): string {
  const [screen = ''] = path.split('#');
  return screen.startsWith('/app/')
    ? `${landing}?${new URLSearchParams({ resume: screen }).toString()}`
    : path;
}

/** Resolves against an address nobody has, to see whether a path leads anywhere else. */
const nowhere = 'http://local.invalid';

/** A path of this very server; browsers read `\` as `/` and skip tabs and line ends. */
function localPath(path: string): string {
  const url = URL.canParse(path, nowhere) ? new URL(path, nowhere) : null;
  if (!path.startsWith('/') || url?.origin !== nowhere || url.pathname.startsWith('//')) {
    throw new Refusal(400, 'dde.error.invalidValue', null, { reason: 'path must be a local path' });
  }
  return `${url.pathname}${url.search}${url.hash}`;
}

/** A path of the portal, not of the simulator. @throws Refusal 400 */
export function portalPath(path: string): string {
  const local = localPath(path);
  if (!/^\/__sim(?:[/?#]|$)/.test(local)) return local;
  throw new Refusal(400, 'dde.error.invalidValue', null, {
    reason: 'path must be one of the portal',
  });
}

/**
 * Signs a user of the world in and leads to a path of the portal, or to their landing page. The
 * transport sets the world's cookie beside the session's. Who cannot sign in just so (locked, invited,
 * with a contract to sign) comes to the sign-in, their name filled in. A representative of several clients
 * acts for the one whose box the path leads to; without one they are asked.
 */
export function enterWorld(
  engine: Engine,
  world: World,
  user: UserState,
  path?: string,
): AnswerEffects & { readonly body: undefined } {
  const landing = landingOf(world, user);
  const opened = { worldId: world.id, user: user.key ?? world.userKey };
  if (user.status !== 'ACTIVE' || user.contractSignature !== 'NONE') {
    const variant = `${landing}?${new URLSearchParams({ login_hint: user.username }).toString()}`;
    return { body: undefined, sessionToken: null, location: variant, opened };
  }
  const start = startOf(world, user);
  const box = world.boxes.get(Number(/^\/app\/dokubox\/(\d+)/.exec(path ?? '')?.[1]));
  const chosen = user.clientNumbers.find((one) => one === box?.clientNumber) ?? start.clientNumber;
  // A cookie is all the browser gets: nothing in it could be refreshed.
  const { session } = world.sessions.start(
    { ...start, clientNumber: chosen },
    engine.ports.randomToken,
    world.clock.nowMs(),
    limits.refreshTokenMs,
  );
  return {
    body: undefined,
    sessionToken: session.token,
    location: path === undefined ? landing : wayTo(path, landing),
    opened,
  };
}

/** Leads a browser into a world, signed in. */
export const openWorld: Handler<'openWorld'> = ({ engine, input }) => {
  const world = worldOf(engine, input.params.worldId);
  const user = keyedUser(world, input.query.user ?? world.userKey);
  const { path } = input.query;
  return enterWorld(engine, world, user, path === undefined ? undefined : localPath(path));
};
