import { SIGNED_IN_COOKIE } from '@dokubox/spec/cookies.ts';
import type { Cookie, RequestHeaders } from './messages.ts';

/** Cookie of the session and of the world. */
export const SESSION_COOKIE = 'dde-session';
export const WORLD_COOKIE = 'sim-world';
/** What that world was made from, to make another once it is gone. */
export const WORLD_KIND_COOKIE = 'sim-world-kind';

/** What our cookies hold: tokens and names of worlds, which need no encoding. */
const PLAIN = /^[\w.-]*$/;

/** True for a value that a cookie of ours can hold. */
export const isPlain = (value: string): boolean => PLAIN.test(value);

/**
 * A cookie of a request; null when there is none, or none of ours. Of two with the same name the
 * first counts: browsers send the more specific one first.
 */
export function readCookie(
  { headers }: { readonly headers: RequestHeaders },
  name: string,
): string | null {
  const { cookie } = headers;
  if (typeof cookie !== 'string') return null;
  for (const pair of cookie.split(';')) {
    const end = pair.indexOf('=');
    if (end < 0 || pair.slice(0, end).trim() !== name) continue;
    const value = pair.slice(end + 1).trim();
    return value !== '' && PLAIN.test(value) ? value : null;
  }
  return null;
}

/** The cookies that begin or, for null, end a session: its token, and that there is one. */
export function sessionCookies(token: string | null): readonly Cookie[] {
  return [
    cookie(SESSION_COOKIE, token),
    { ...cookie(SIGNED_IN_COOKIE, token === null ? null : '1'), readable: true },
  ];
}

/**
 * A cookie to be set.
 * @throws for a value that would need encoding: none of ours does
 */
export function cookie(name: string, value: string | null): Cookie {
  if (value !== null && !PLAIN.test(value)) throw new Error(`${name} must be plain`);
  return { name, value };
}

/**
 * The `Set-Cookie` of a cookie that no other site sends along with a command, and no script can read
 * unless it is meant to.
 */
export function setCookieHeader({ name, value, readable }: Cookie, protocol: string): string {
  const parts = [`${name}=${value ?? ''}`, 'Path=/', ...(readable ? [] : ['HttpOnly'])];
  parts.push('SameSite=Lax');
  if (value === null) parts.push(`Expires=${new Date(0).toUTCString()}`);
  if (protocol === 'https') parts.push('Secure');
  return parts.join('; ');
}
