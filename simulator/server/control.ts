import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../engine/handler.ts';

const LOOPBACK_NAMES: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]', '::1']);

/** True when an address to listen on is reachable from this machine only. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(?:\.\d{1,3}){3}$/.test(host);
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

function carries(request: FastifyRequest, token: string): boolean {
  const header = request.headers.authorization ?? '';
  const given = /^Bearer +(\S+)$/i.exec(header)?.[1];
  return given !== undefined && timingSafeEqual(digest(given), digest(token));
}

function hostName(request: FastifyRequest): string {
  return (request.headers.host ?? '').replace(/:\d+$/, '').toLowerCase();
}

/** A browser tells where a request comes from; programs do not, and are no page of a stranger. */
function isForeignPage(request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'cross-site' || site === 'same-site';
  const { origin } = request.headers;
  return origin !== undefined && origin !== `${request.protocol}://${request.headers.host ?? ''}`;
}

/**
 * Lets a control call in: with the token where one is set or the server is reachable from
 * elsewhere; without one on loopback only, and there not for pages of other sites, which could
 * otherwise steer the simulator of whoever looks at them.
 * @throws Refusal 401
 */
export function admitControl(
  request: FastifyRequest,
  options: { readonly loopback: boolean; readonly controlToken?: string | undefined },
): void {
  const { loopback, controlToken } = options;
  if (controlToken !== undefined && carries(request, controlToken)) return;
  const needsToken = !loopback || !LOOPBACK_NAMES.has(hostName(request)) || isForeignPage(request);
  if (!needsToken) return;
  throw new Refusal(401, 'dde.error.controlTokenRequired', null, {
    reason: 'the control API needs Authorization: Bearer with the value of SIM_CONTROL_TOKEN',
  });
}
