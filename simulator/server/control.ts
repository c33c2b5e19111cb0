import { createHash, timingSafeEqual } from 'node:crypto';
import { readCookie } from '../door/cookies.ts';
import type { DoorRequest } from '../door/messages.ts';
import { Refusal } from '../engine/handler.ts';
import type { Guesses } from './guesses.ts';

/** The data of a request that identify its caller. */
export type ControlRequest = Pick<DoorRequest, 'headers' | 'host' | 'protocol' | 'ip'>;

/** The server's address, and the token that opens its control API. */
export interface ControlOptions {
  /** True while the server listens on a loopback address only. */
  readonly loopback: boolean;
  /** Undefined: only callers on loopback can use the control API. */
  readonly controlToken?: string | undefined;
  /** Wrong tokens, by the addresses they came from. */
  readonly guesses: Guesses;
}

/**
 * Cookie of a browser whose user once entered the control token. It does not contain the token
 * (A-391).
 */
export const CONTROL_COOKIE = 'sim-control';

const LOOPBACK_NAMES: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]', '::1']);

/** Headers that a proxy adds. A request without them came directly. */
const FORWARDING = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto'];

/** True when an address to listen on is reachable from this machine only. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(?:\.\d{1,3}){3}$/.test(host);
}

/** One header of a request, empty if there is none. */
function headerOf({ headers }: Pick<ControlRequest, 'headers'>, name: string): string {
  const value = headers[name];
  return typeof value === 'string' ? value : '';
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** Compares secrets in constant time. */
export const isSameSecret = (given: string, expected: string): boolean =>
  timingSafeEqual(digest(given), digest(expected));

/** Value of the cookie for a browser that knows the token. */
export function controlCookieOf(token: string): string {
  return digest(`dokubox control ${token}`).toString('base64url');
}

/** True for the control token itself, false if none is set. */
export function isControlToken(given: string, { controlToken }: ControlOptions): boolean {
  return controlToken !== undefined && isSameSecret(given, controlToken);
}

/** Whether a request carries the right token. */
function tokenOf(request: ControlRequest): string | undefined {
  return /^Bearer +(\S+)$/i.exec(headerOf(request, 'authorization'))?.[1];
}

/** True for the cookie of a browser that once gave the token. */
function isControlCookie(given: string, { controlToken }: ControlOptions): boolean {
  return controlToken !== undefined && isSameSecret(given, controlCookieOf(controlToken));
}

/**
 * The host is neither a name that an attacker could have pointed at this machine, nor behind a
 * proxy.
 */
function isLocal(request: ControlRequest): boolean {
  const name = request.host.replace(/:\d+$/, '').toLowerCase();
  return LOOPBACK_NAMES.has(name) && !FORWARDING.some((header) => headerOf(request, header) !== '');
}

/**
 * Browsers say where a request comes from. Programs do not, and are not another site's page. A
 * prefetch also counts as a request of another site.
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
 * Admits a control call with the token, or with the cookie of a browser that once sent it
 * . Without either, only loopback is admitted. A browser is not admitted on behalf of
 * another site, which could otherwise control the simulator of its visitors. An address that tries
 * one wrong token after another has to wait, the right one is let in.
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
