import type { FastifyReply, FastifyRequest } from 'fastify';

/** Cookie of the session and of the world. */
export const SESSION_COOKIE = 'dde-session';
export const WORLD_COOKIE = 'sim-world';

/** What our cookies hold: tokens and names of worlds, which need no encoding. */
const PLAIN = /^[\w.-]*$/;

/**
 * A cookie of a request; null when there is none, or none of ours. Of two with the same name the
 * first counts: browsers send the more specific one first.
 */
export function readCookie(request: FastifyRequest, name: string): string | null {
  const { cookie } = request.headers;
  if (cookie === undefined) return null;
  for (const pair of cookie.split(';')) {
    const end = pair.indexOf('=');
    if (end < 0 || pair.slice(0, end).trim() !== name) continue;
    const value = pair.slice(end + 1).trim();
    return value !== '' && PLAIN.test(value) ? value : null;
  }
  return null;
}

/**
 * Sets a cookie no script can read and no other site sends along with a command; null removes it.
 * @throws for a value that would need encoding: none of ours does
 */
export function setCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  name: string,
  value: string | null,
): void {
  if (value !== null && !PLAIN.test(value)) throw new Error(`${name} must be plain`);
  const parts = [`${name}=${value ?? ''}`, 'Path=/', 'HttpOnly', 'SameSite=Lax'];
  if (value === null) parts.push(`Expires=${new Date(0).toUTCString()}`);
  if (request.protocol === 'https') parts.push('Secure');
  reply.header('set-cookie', parts.join('; '));
}
