import type { LoginAnswer } from '@dokubox/spec/schemas/sign-in.ts';
import { limits } from '@dokubox/spec/limits.ts';
import type { Tokens } from '@dokubox/spec/schemas/sign-in.ts';
import type { CallContext } from '../../handler.ts';
import { stepOf, type IssuedTokens, type SessionStart } from '../../sessions/session.ts';
import type { UserState } from '../../state.ts';
import { userView } from '../../views/people.ts';
import type { World } from '../../world/world.ts';
import { accessDenied } from '../../refusals.ts';

/** The start of a user's session. A representative of one client acts for that client at once. */
export function startOf(world: World, user: UserState): SessionStart {
  const [only, ...others] = user.clientNumbers;
  return {
    username: user.username,
    userType: user.userType,
    clientNumber: user.userType === 'CLIENT' && others.length === 0 ? (only ?? null) : null,
    passwordChangeRequired:
      user.mustChangePassword && !world.sessions.passwords.hasChanged(user.username),
  };
}

const expiresIn = limits.idTokenMs / 1000;

/** New tokens as the sign-in returns them: the remaining step, and the signed-in user. */
export function loginAnswer(
  tokens: IssuedTokens,
  user: UserState,
): { body: LoginAnswer; sessionToken: string } {
  return {
    body: {
      status: stepOf(tokens.session),
      idToken: tokens.session.token,
      refreshToken: tokens.refreshToken,
      expiresIn,
      user: userView(user),
    },
    sessionToken: tokens.session.token,
  };
}

/** New tokens as the token calls return them. */
export function tokensAnswer(tokens: IssuedTokens): { body: Tokens; sessionToken: string } {
  return {
    body: {
      ialIdToken: tokens.session.token,
      ialRefreshToken: tokens.refreshToken,
      expiresIn,
    },
    sessionToken: tokens.session.token,
  };
}

/** Rejects a sign-in whose headers name another tenant than the world. */
export function requireTenant(world: World, context: CallContext | null): void {
  if (context && context.tenant !== world.tenant) {
    throw accessDenied('the X-Tenant header names another tenant than the world');
  }
}

/** A phone number with all but its last two digits masked. */
export function maskPhone(phoneNumber: string): string {
  const digits = phoneNumber.replace(/[^0-9+]/g, '');
  return digits.slice(0, -2).replace(/[0-9]/g, '*') + digits.slice(-2);
}
