import type { LoginStatus, Tenant, UserType } from '@dokubox/spec/enums.ts';

/** Somebody signed in to one world. Immutable: a change makes a new session. */
export interface Session {
  /** The id token; also the value of the session cookie. Names its world before the dot. */
  readonly token: string;
  readonly worldId: string;
  readonly tenant: Tenant;
  readonly username: string;
  readonly userType: UserType;
  /** The client a CLIENT acts for; null before the selection and for bankers. */
  readonly clientNumber: string | null;
  /** The forced password change is still to be done. */
  readonly passwordChangeRequired: boolean;
  /** False while a step of the sign-in is missing: such a session may only finish it. */
  readonly complete: boolean;
  /** Moment of the world's clock, milliseconds since 1970. */
  readonly expiresAt: number;
}

/** What a sign-in decides about its session. */
export interface SessionStart {
  readonly username: string;
  readonly userType: UserType;
  readonly clientNumber: string | null;
  readonly passwordChangeRequired: boolean;
}

/** A session with the refresh token that replaces it. */
export interface IssuedTokens {
  readonly session: Session;
  readonly refreshToken: string;
}

/** What is left to do before the session is complete. */
export function stepOf(session: Session): LoginStatus {
  if (session.passwordChangeRequired) return 'PASSWORD_CHANGE_REQUIRED';
  return session.complete ? 'LOGGED_IN' : 'CLIENT_SELECTION_REQUIRED';
}

/** The world a token names, whether or not the token is any good. */
export function worldIdOfToken(token: string): string {
  const dot = token.indexOf('.');
  return dot < 0 ? '' : token.slice(0, dot);
}
