import type { LoginStatus, Tenant, UserType } from '@dokubox/spec/enums.ts';

/** A signed-in session in one world. It is immutable: a change creates a new session. */
export interface Session {
  /**
   * The id token, which is also the value of the session cookie. It names its world before the dot.
   */
  readonly token: string;
  readonly worldId: string;
  readonly tenant: Tenant;
  readonly username: string;
  readonly userType: UserType;
  /** The client a CLIENT acts for. Null before the selection and for bankers. */
  readonly clientNumber: string | null;
  /** Whether the user still has to change the password. */
  readonly passwordChangeRequired: boolean;
  /** False while a sign-in step is missing. Such a session can only complete it. */
  readonly complete: boolean;
  /** Time of the world's clock, in milliseconds since 1970. */
  readonly expiresAt: number;
}

/** The properties a sign-in sets for its session. */
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

/** The remaining sign-in step of a session. */
export function stepOf(session: Session): LoginStatus {
  if (session.passwordChangeRequired) return 'PASSWORD_CHANGE_REQUIRED';
  return session.complete ? 'LOGGED_IN' : 'CLIENT_SELECTION_REQUIRED';
}

/** The world a token names, whether or not the token is valid. */
export function worldIdOfToken(token: string): string {
  const dot = token.indexOf('.');
  return dot < 0 ? '' : token.slice(0, dot);
}
