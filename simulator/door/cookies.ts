import type { Cookie, RequestHeaders } from './messages.ts';

/** Cookie of the session and of the world. */
export const SESSION_COOKIE = 'dde-session';
export const WORLD_COOKIE = 'sim-world';

/** What our cookies hold: tokens and names of worlds, which need no encoding. */
const PLAIN = /^[\w.-]*$/;

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

/**
 * A cookie to be set.
 * @throws for a value that would need encoding: none of ours does
 */
export function cookie(name: string, value: string | null): Cookie {
  if (value !== null && !PLAIN.test(value)) throw new Error(`${name} must be plain`);
  return { name, value };
}

/** The `Set-Cookie` of a cookie no script can read and no other site sends along with a command. */
export function setCookieHeader({ name, value }: Cookie, protocol: string): string {
  const parts = [`${name}=${value ?? ''}`, 'Path=/', 'HttpOnly', 'SameSite=Lax'];
  if (value === null) parts.push(`Expires=${new Date(0).toUTCString()}`);
  if (protocol === 'https') parts.push('Secure');
  return parts.join('; ');
}
