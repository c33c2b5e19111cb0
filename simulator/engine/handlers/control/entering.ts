import { limits } from '@dokubox/spec/limits.ts';
import { Refusal, type AnswerEffects } from '../../handler.ts';
import type { UserState } from '../../state.ts';
import type { World } from '../../world/world.ts';
import { startOf } from '../authorization/sign-in.ts';
import type { Engine, Handler } from '../call.ts';
import { keyedUser, worldOf } from '../simulation.ts';

/**
 * The landing page of a user (§2, A-272). It names the tenant for a browser that last visited
 * another tenant's world, and takes signed-in users to their home page.
 */
function landingOf(world: World, user: UserState): string {
  return `/${user.userType === 'CLIENT' ? 'index' : 'intranet'}${world.tenant}.html`;
}

/**
 * The address of a portal path. A screen behind the sign-in goes through the landing page, which
 * also sets the bank and channel of the session in the browser.
 */
function portalAddress(path: string, landing: string): string {
  const [screen = ''] = path.split('#');
  return screen.startsWith('/app/')
    ? `${landing}?${new URLSearchParams({ resume: screen }).toString()}`
    : path;
}

/** A reserved origin to resolve paths against, which shows whether a path leads to another host. */
const reservedOrigin = 'http://local.invalid';

/** A path on this server. Browsers treat `\` as `/` and ignore tabs and line ends. */
function localPath(path: string): string {
  const url = URL.canParse(path, reservedOrigin) ? new URL(path, reservedOrigin) : null;
  if (!path.startsWith('/') || url?.origin !== reservedOrigin || url.pathname.startsWith('//')) {
    throw new Refusal(400, 'dde.error.invalidValue', null, { reason: 'path must be a local path' });
  }
  return `${url.pathname}${url.search}${url.hash}`;
}

/**
 * A path of the portal, not of the simulator.
 * @throws Refusal 400
 */
export function portalPath(path: string): string {
  const local = localPath(path);
  if (!/^\/__sim(?:[/?#]|$)/.test(local)) return local;
  throw new Refusal(400, 'dde.error.invalidValue', null, {
    reason: 'path must be one of the portal',
  });
}

/**
 * Signs a user of the world in and redirects to a portal path or their landing page. The
 * transport also sets the world's cookie. Users who cannot sign in directly (locked, invited, or
 * with a contract to sign) see the sign-in page with their name filled in. A representative of
 * several clients acts for the client of the box in the path, or chooses one.
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
  // The browser only gets a cookie, so the tokens cannot be refreshed.
  const { session } = world.sessions.start(
    { ...start, clientNumber: chosen },
    engine.ports.randomToken,
    world.clock.nowMs(),
    limits.refreshTokenMs,
  );
  return {
    body: undefined,
    sessionToken: session.token,
    location: path === undefined ? landing : portalAddress(path, landing),
    opened,
  };
}

/** Opens a world in a browser, signed in. */
export const openWorld: Handler<'openWorld'> = ({ engine, input }) => {
  const world = worldOf(engine, input.params.worldId);
  const user = keyedUser(world, input.query.user ?? world.userKey);
  const { path } = input.query;
  return enterWorld(engine, world, user, path === undefined ? undefined : localPath(path));
};
