import type { OperationDefinition } from '@dokubox/spec/operations/types.ts';
import type { CallContext } from './handler.ts';
import { accessDenied, notAllowed, sessionEnded, sessionExpired } from './refusals.ts';
import { worldIdOfToken, type Session } from './sessions/session.ts';
import type { World } from './world/world.ts';
import type { Worlds } from './worlds/worlds.ts';

/**
 * Whether the user of a session can stay signed in: not locked by a banker, and with a valid
 * framework contract. Otherwise all sessions of the user are revoked.
 */
function canStaySignedIn(world: World, { username }: Session): boolean {
  const user = world.users.get(username);
  if (!user || (user.status !== 'LOCKED' && user.contractSignature === 'NONE')) return true;
  world.sessions.revokeAllOf(username);
  return false;
}

/**
 * The session of a token. A session belongs to its world. In another world of the same tenant its
 * token is unknown, and in a world of another tenant the call is denied.
 */
function sessionOf(token: string | null, world: World, worlds: Worlds): Session {
  if (token === null) throw sessionExpired();
  const session = world.sessions.find(token, world.clock.nowMs());
  if (session && canStaySignedIn(world, session)) return session;
  const revokedUser = world.sessions.revokedUser(token);
  if (revokedUser !== undefined) {
    throw sessionEnded(world.users.get(revokedUser)?.status === 'LOCKED');
  }
  const home = worlds.get(worldIdOfToken(token));
  if (home && home.tenant !== world.tenant && home.sessions.find(token, home.clock.nowMs())) {
    throw accessDenied('the session belongs to another tenant');
  }
  throw sessionExpired();
}

/**
 * The session of a call, after checking session, tenant, flow type, complete sign-in and type of
 * user, in this order. Public calls pass without a session.
 * @returns null for calls that need no session
 * @throws Refusal 401, 403 or 428
 */
export function sessionFor(
  operation: OperationDefinition,
  world: World | null,
  worlds: Worlds,
  token: string | null,
  context: CallContext | null,
): Session | null {
  const { access } = operation;
  if (access !== 'partial' && access !== 'session') return null;
  if (!world) throw sessionExpired();
  const session = sessionOf(token, world, worlds);
  if (context) {
    if (context.tenant !== session.tenant) {
      throw accessDenied('the X-Tenant header names another tenant than the session');
    }
    if (context.flowType !== session.userType) {
      throw accessDenied('the X-Flow-Type header does not match the user of the session');
    }
  }
  if (access === 'session' && !session.complete) throw notAllowed('the sign-in is not complete');
  if (operation.userType !== undefined && operation.userType !== session.userType) {
    throw notAllowed(`only a ${operation.userType} can make this call`);
  }
  return session;
}
