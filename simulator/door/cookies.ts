import { SIGNED_IN_COOKIE } from '@dokubox/spec/cookies.ts';
import type { Cookie, RequestHeaders } from './messages.ts';

/** Cookie of the session and of the world. */
export const SESSION_COOKIE = 'dde-session';
export const WORLD_COOKIE = 'sim-world';
/** The options of that world, to create another one once it has ended. */
export const WORLD_KIND_COOKIE = 'sim-world-kind';

/** The form of our cookies' values: tokens and world names, which need no encoding. */
const PLAIN = /^[\w.-]*$/;

/** True for a value that our cookies can contain. */
export const isPlain = (value: string): boolean => PLAIN.test(value);

/**
 * A cookie of a request, or null if it is missing or not ours. The first of two with
 * the same name counts, because browsers send the more specific one first.
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
 * The cookies that start or, for null, end a session: the token, and a flag that a session exists.
 */
export function sessionCookies(token: string | null): readonly Cookie[] {
  return [
    cookie(SESSION_COOKIE, token),
    { ...cookie(SIGNED_IN_COOKIE, token === null ? null : '1'), readable: true },
  ];
}

/**
 * A cookie to set.
 * @throws Error for a value that would need encoding, which none of ours does
 */
export function cookie(name: string, value: string | null): Cookie {
  if (value !== null && !PLAIN.test(value)) throw new Error(`${name} must be plain`);
  return { name, value };
}

/**
 * The `Set-Cookie` header. Other sites cannot send the cookie with a command, and scripts can read
 * it only if it is readable.
 */
export function setCookieHeader({ name, value, readable }: Cookie, protocol: string): string {
  const parts = [`${name}=${value ?? ''}`, 'Path=/', ...(readable ? [] : ['HttpOnly'])];
  parts.push('SameSite=Lax');
  if (value === null) parts.push(`Expires=${new Date(0).toUTCString()}`);
  if (protocol === 'https') parts.push('Secure');
  return parts.join('; ');
}
