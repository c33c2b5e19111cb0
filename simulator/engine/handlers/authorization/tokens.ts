import { ialTokenPrefix } from './ial.ts';
import { worldIdOfToken } from '../../sessions/session.ts';
import type { UserState } from '../../state.ts';
import type { World } from '../../world/world.ts';
import { noContent, notBuilt, type Handler } from '../call.ts';
import { releaseLocks } from '../locks.ts';
import { loginFailed, sessionExpired } from '../refusals.ts';
import { requireTenant, startOf, tokensAnswer } from './sign-in.ts';

/** Exchanges the refresh token; a second use of one ends everything issued with it. */
export const refreshToken: Handler<'refreshToken'> = ({ world, engine, context, input }) => {
  requireTenant(world, context);
  const { ialIdToken, ialRefreshToken } = input.body;
  const outcome = world.sessions.refresh(
    ialIdToken,
    ialRefreshToken,
    engine.ports.randomToken,
    world.clock.nowMs(),
  );
  if (outcome === 'unknown' || outcome === 'replayed') throw sessionExpired();
  return tokensAnswer(outcome);
};

/** The banker an access-layer token or a living session names; undefined when it names none. */
function bankerBehind(world: World, idToken: string | null): UserState | undefined {
  if (idToken === null) return undefined;
  const username = idToken.startsWith(ialTokenPrefix)
    ? idToken.slice(ialTokenPrefix.length).toUpperCase()
    : world.sessions.find(idToken, world.clock.nowMs())?.username;
  return username === undefined ? undefined : world.users.get(username);
}

/**
 * Tokens for a banker: from the intranet access layer, whose token the simulator takes in
 * its test form, or from the session of the cookie. The code of an identity provider answers 501,
 * because the simulator is none yet.
 */
export const bankerToken: Handler<'bankerToken'> = ({ world, engine, context, input, token }) => {
  requireTenant(world, context);
  const { ialIdToken, code, codeVerifier, redirectUri } = input.body;
  if (code !== undefined || codeVerifier !== undefined || redirectUri !== undefined) notBuilt();
  const user = bankerBehind(world, ialIdToken ?? token);
  if (user?.userType !== 'BANKER' || user.status !== 'ACTIVE') throw loginFailed();
  if (world.sessions.failures.isLocked(user.username, world.clock.nowMs())) throw loginFailed();
  const { ports } = engine;
  return tokensAnswer(
    world.sessions.start(startOf(world, user), ports.randomToken, world.clock.nowMs()),
  );
};

/** Ends a session of the world; who signs out holds no box any more. */
function endSession(world: World, token: string): void {
  const session = world.sessions.find(token, world.clock.nowMs());
  world.sessions.end(token);
  if (session) releaseLocks(world, session.username);
}

/** Ends the session, whichever world it belongs to. Signing out twice is no mistake. */
export const logout: Handler<'logout'> = ({ engine, world, token }) => {
  if (token !== null) {
    endSession(world, token);
    const owner = engine.worlds.get(worldIdOfToken(token));
    if (owner) endSession(owner, token);
  }
  return { ...noContent, sessionToken: null };
};
