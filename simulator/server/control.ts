import { createHash, timingSafeEqual } from 'node:crypto';
import { readCookie } from '../door/cookies.ts';
import type { DoorRequest } from '../door/messages.ts';
import { Refusal } from '../engine/handler.ts';
import type { Guesses } from './guesses.ts';

/** What a request tells about who asks. */
export type ControlRequest = Pick<DoorRequest, 'headers' | 'host' | 'protocol' | 'ip'>;

/** Where the server listens, and what opens its control API. */
export interface ControlOptions {
  /** True while the server listens on a loopback address only. */
  readonly loopback: boolean;
  /** Undefined: nobody from elsewhere can call the control API. */
  readonly controlToken?: string | undefined;
  /** Wrong tokens, by the addresses they came from. */
  readonly guesses: Guesses;
}

/** Cookie of a browser whose person once gave the control token; it does not hold the token. */
export const CONTROL_COOKIE = 'sim-control';

const LOOPBACK_NAMES: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]', '::1']);

/** What a proxy adds; a request without came to this server directly. */
const FORWARDING = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto'];

/** True when an address to listen on is reachable from this machine only. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(?:\.\d{1,3}){3}$/.test(host);
}

/** One header of a request; empty when there is none. */
function headerOf({ headers }: Pick<ControlRequest, 'headers'>, name: string): string {
  const value = headers[name];
  return typeof value === 'string' ? value : '';
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** Compares secrets in a time that tells nothing of them. */
export const isSameSecret = (given: string, expected: string): boolean =>
  timingSafeEqual(digest(given), digest(expected));

/** What the cookie of a browser holds that knows the token. */
export function controlCookieOf(token: string): string {
  return digest(`dokubox control ${token}`).toString('base64url');
}

/** True for the control token itself; false where none is set. */
export function isControlToken(given: string, { controlToken }: ControlOptions): boolean {
  return controlToken !== undefined && isSameSecret(given, controlToken);
}

/** The token a request carries, be it the right one. */
function tokenOf(request: ControlRequest): string | undefined {
  return /^Bearer +(\S+)$/i.exec(headerOf(request, 'authorization'))?.[1];
}

/** True for the cookie of a browser that once gave the token. */
function isControlCookie(given: string, { controlToken }: ControlOptions): boolean {
  return controlToken !== undefined && isSameSecret(given, controlCookieOf(controlToken));
}

/** Neither a name somebody else could have pointed at this machine, nor a proxy in between. */
function isLocal(request: ControlRequest): boolean {
  const name = request.host.replace(/:\d+$/, '').toLowerCase();
  return LOOPBACK_NAMES.has(name) && !FORWARDING.some((header) => headerOf(request, header) !== '');
}

/**
 * A browser tells where a request comes from; programs do not, and are no page of a stranger. What is
 * fetched before anybody asked for it counts as a stranger's wish too.
 */
export function isForeignPage(request: ControlRequest): boolean {
  if (/prefetch|prerender/.test(headerOf(request, 'sec-purpose'))) return true;
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'cross-site' || site === 'same-site';
  const { origin } = request.headers;
  return origin !== undefined && origin !== `${request.protocol}://${request.host}`;
}

/** Why a control call was not let in: who asks has to say so, or has to give the token. */
export type ControlBarrier = 'foreignPage' | 'tokenMissing';

/** A control call that was not let in. */
export class ControlRefused extends Refusal {
  readonly barrier: ControlBarrier;

  constructor(barrier: ControlBarrier) {
    super(401, 'dde.error.controlTokenRequired', null, {
      reason: 'the control API needs Authorization: Bearer with the value of SIM_CONTROL_TOKEN',
    });
    this.barrier = barrier;
  }
}

/**
 * Lets a control call in: with the token, or the cookie of a browser that gave it once;
 * without either on loopback only. A browser is not let in on behalf of another site, which could
 * otherwise steer the simulator of whoever looks at it. An address that tries one wrong token after
 * another has to wait, the right one is let in.
 * @throws ControlRefused
 * @throws Refusal 429
 */
export function admitControl(request: ControlRequest, options: ControlOptions): void {
  const { guesses, loopback } = options;
  const { ip = '' } = request;
  const isOwn = loopback && isLocal(request);
  const token = tokenOf(request);
  const cookie = readCookie(request, CONTROL_COOKIE);
  if (token !== undefined && isControlToken(token, options)) return;
  if (!isOwn && (cookie === null || !isControlCookie(cookie, options))) {
    const guess = token ?? cookie;
    if (guess !== null) guesses.count(ip, guess);
    throw new ControlRefused('tokenMissing');
  }
  if (isForeignPage(request)) throw new ControlRefused('foreignPage');
}
