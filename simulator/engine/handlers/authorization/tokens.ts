import type { BodyOf } from '@dokubox/spec/operations/table.ts';
import { ialTokenPrefix } from './ial.ts';
import { grantedUser } from './identity-provider.ts';
import { worldIdOfToken } from '../../sessions/session.ts';
import type { UserState } from '../../state.ts';
import type { World } from '../../world/world.ts';
import { noContent, type Handler } from '../call.ts';
import { releaseLocks } from '../locks.ts';
import { invalidField, loginFailed, sessionExpired } from '../../refusals.ts';
import { requireTenant, startOf, tokensAnswer } from './sign-in.ts';

/**
 * Exchanges the refresh token. A second use revokes everything issued from it. Without
 * tokens, the cookie's session gets new ones. It stays valid, because several tabs share it and may
 * refresh at once.
 */
export const refreshToken: Handler<'refreshToken'> = (call) => {
  const { world, engine, context, input, token } = call;
  requireTenant(world, context);
  const { ialIdToken, ialRefreshToken } = input.body;
  const { randomToken } = engine.ports;
  const now = world.clock.nowMs();
  if (ialIdToken === undefined && ialRefreshToken === undefined) {
    const session = token === null ? null : world.sessions.find(token, now);
    if (!session) throw sessionExpired();
    return tokensAnswer(world.sessions.start(session, randomToken, now));
  }
  if (ialIdToken === undefined) throw invalidField('ialIdToken', 'dde.error.requiredField');
  if (ialRefreshToken === undefined)
    throw invalidField('ialRefreshToken', 'dde.error.requiredField');
  const outcome = world.sessions.refresh(ialIdToken, ialRefreshToken, randomToken, now);
  if (outcome === 'unknown' || outcome === 'replayed') throw sessionExpired();
  return tokensAnswer(outcome);
};

/** The banker named by an access-layer token or an active session. Undefined if it names none. */
function bankerBehind(world: World, idToken: string | null): UserState | undefined {
  if (idToken === null) return undefined;
  const username = idToken.startsWith(ialTokenPrefix)
    ? idToken.slice(ialTokenPrefix.length).toUpperCase()
    : world.sessions.find(idToken, world.clock.nowMs())?.username;
  return username === undefined ? undefined : world.users.get(username);
}

/** True if the body contains an identity provider's answer or a part of it. */
function isCodeExchange({ code, codeVerifier, redirectUri }: BodyOf<'bankerToken'>): boolean {
  return code !== undefined || codeVerifier !== undefined || redirectUri !== undefined;
}

/**
 * Tokens for a banker: from the intranet access layer's token in its test form, from the
 * code of the simulated identity provider, or from the cookie's session.
 */
export const bankerToken: Handler<'bankerToken'> = async (call) => {
  const { world, engine, context, input, token } = call;
  requireTenant(world, context);
  const { body } = input;
  const byCode = isCodeExchange(body);
  const user = byCode
    ? await grantedUser(world, body)
    : bankerBehind(world, body.ialIdToken ?? token);
  if (user?.userType !== 'BANKER' || user.status !== 'ACTIVE') throw loginFailed();
  const now = world.clock.nowMs();
  if (world.sessions.failures.lockedFor(user.username, now) > 0) throw loginFailed();
  const tokens = world.sessions.start(startOf(world, user), engine.ports.randomToken, now);
  if (byCode) world.sessions.codes.exchanged(body.code ?? '', tokens.refreshToken);
  return tokensAnswer(tokens);
};

/** Ends a session of the world. A user who signs out loses all locks. */
function endSession(world: World, token: string): void {
  const session = world.sessions.find(token, world.clock.nowMs());
  world.sessions.end(token);
  if (session) releaseLocks(world, session.username);
}

/** Ends the session, whichever world it belongs to. Signing out twice is not an error. */
export const logout: Handler<'logout'> = ({ engine, world, token }) => {
  if (token !== null) {
    endSession(world, token);
    const owner = engine.worlds.get(worldIdOfToken(token));
    if (owner) endSession(owner, token);
  }
  return { ...noContent, sessionToken: null };
};
