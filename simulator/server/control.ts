import { createHash, timingSafeEqual } from 'node:crypto';
import type { DoorRequest } from '../door/messages.ts';
import { Refusal } from '../engine/handler.ts';

/** What a request tells about who asks. */
type Caller = Pick<DoorRequest, 'headers' | 'protocol'>;

const LOOPBACK_NAMES: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]', '::1']);

/** True when an address to listen on is reachable from this machine only. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(?:\.\d{1,3}){3}$/.test(host);
}

/** One header of a request; empty when there is none. */
function headerOf({ headers }: Caller, name: string): string {
  const value = headers[name];
  return typeof value === 'string' ? value : '';
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

function carries(request: Caller, token: string): boolean {
  const given = /^Bearer +(\S+)$/i.exec(headerOf(request, 'authorization'))?.[1];
  return given !== undefined && timingSafeEqual(digest(given), digest(token));
}

function hostName(request: Caller): string {
  return headerOf(request, 'host').replace(/:\d+$/, '').toLowerCase();
}

/** A browser tells where a request comes from; programs do not, and are no page of a stranger. */
function isForeignPage(request: Caller): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'cross-site' || site === 'same-site';
  const { origin } = request.headers;
  return origin !== undefined && origin !== `${request.protocol}://${headerOf(request, 'host')}`;
}

/**
 * Lets a control call in: with the token where one is set or the server is reachable from
 * elsewhere; without one on loopback only, and there not for pages of other sites, which could
 * otherwise steer the simulator of whoever looks at them.
 * @throws Refusal 401
 */
export function admitControl(
  request: Caller,
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
