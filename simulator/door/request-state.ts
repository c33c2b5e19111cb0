import type { Channel, Language, Tenant, UserType } from '@dokubox/spec/enums.ts';
import { tenants } from '@dokubox/spec/enums.ts';
import type { OperationId } from '@dokubox/spec/operations/table.ts';
import { needsWorld } from '../engine/engine.ts';
import { Refusal, type CallContext } from '../engine/handler.ts';
import { worldIdOfToken } from '../engine/sessions/session.ts';
import type { World } from '../engine/world/world.ts';
import { WorldRefused } from '../engine/worlds/world-request.ts';
import type { Worlds } from '../engine/worlds/worlds.ts';
import { readCookie, SESSION_COOKIE, WORLD_COOKIE } from './cookies.ts';
import type { DoorRequest, RequestHeaders, RequestState } from './messages.ts';

/** Header that names the world of a call. */
export const WORLD_HEADER = 'x-sim-world';

/** A request as far as its headers are concerned. */
type WithHeaders = { readonly headers: RequestHeaders };

/** The portal's headers, already checked, in the engine's words. */
export function contextOf(headers: RequestHeaders): CallContext {
  return {
    tenant: headers['x-tenant'] as Tenant,
    language: headers['x-language'] as Language,
    channel: headers['x-channel'] as Channel,
    flowType: headers['x-flow-type'] as UserType,
    flowId: headers['x-flow-id'] as string,
  };
}

/** Who is signed in: the header wins over the cookie. */
export function tokenOf(request: WithHeaders): string | null {
  const header = request.headers['x-id-token'];
  return typeof header === 'string' && header !== '' ? header : readCookie(request, SESSION_COOKIE);
}

/** The world the token names, be it sent or in the cookie of the session. */
function worldOfToken(request: WithHeaders, worlds: Worlds): World | undefined {
  const token = tokenOf(request);
  return token === null ? undefined : worlds.get(worldIdOfToken(token));
}

function unknownWorld(reason: string): Refusal {
  return new Refusal(404, 'dde.error.unknownWorld', null, { reason });
}

const howToMakeOne = 'POST /__sim/worlds {"scenario": …} makes one';

/**
 * The world a request belongs to: named by header, else by the session token in X-Id-Token or the
 * cookie of the session, else by the cookie of the world, else the tenant's default. A token
 * or cookie of another tenant's world does not count: whoever opens another tenant's login page in the
 * same browser means that tenant.
 */
export function worldOfRequest(request: WithHeaders, tenant: Tenant | null, worlds: Worlds): World {
  const named = request.headers[WORLD_HEADER];
  if (typeof named === 'string') {
    const world = worlds.get(named);
    if (!world) throw unknownWorld(`X-Sim-World names no world; ${howToMakeOne}`);
    return world;
  }
  const home = worldOfToken(request, worlds);
  if (home && (tenant === null || home.tenant === tenant)) return home;
  const remembered = readCookie(request, WORLD_COOKIE);
  if (remembered !== null) {
    const world = worlds.get(remembered);
    if (!world) throw unknownWorld(`the cookie ${WORLD_COOKIE} names no world; ${howToMakeOne}`);
    if (tenant === null || world.tenant === tenant) return world;
  }
  try {
    return worlds.defaultWorld(tenant ?? tenants[0]);
  } catch (error) {
    if (error instanceof WorldRefused) throw unknownWorld(`${error.message}; ${howToMakeOne}`);
    throw error;
  }
}

/** Compares every character, so that the time tells nothing of the key. */
function isSameKey(given: string, key: string): boolean {
  let difference = given.length ^ key.length;
  for (let at = 0; at < key.length; at += 1) {
    difference |= given.charCodeAt(at) ^ key.charCodeAt(at);
  }
  return difference === 0;
}

/** True for a request to open a world that brings the key of the world's link. */
export function carriesLinkKey(
  { params, query }: Pick<DoorRequest, 'params' | 'query'>,
  worlds: Worlds,
): boolean {
  const { worldId } = params as { readonly worldId: string };
  const { key } = query as { readonly key?: unknown };
  const linkKey = worlds.get(worldId)?.about.linkKey;
  return typeof linkKey === 'string' && typeof key === 'string' && isSameKey(key, linkKey);
}

/** The world a request names, by header, session or cookie; undefined where it names none that is there. */
export function namedWorld(request: WithHeaders, worlds: Worlds): World | undefined {
  const named = request.headers[WORLD_HEADER];
  if (typeof named === 'string') return worlds.get(named);
  return worldOfToken(request, worlds) ?? worlds.get(readCookie(request, WORLD_COOKIE) ?? '');
}

/** The same for a request that was refused: one into a world that cannot be read has no journal there. */
function readableWorld(request: WithHeaders, worlds: Worlds): World | null {
  try {
    return namedWorld(request, worlds) ?? null;
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

/** Milliseconds on a clock that only measures. */
export const nowMs = () => performance.now();

/** Addresses of the simulator itself, which belong to no world. */
const isControl = (url: string) => /^\/__sim(?:[/?#]|$)/.test(url);

/**
 * What is known of a request that was refused before its headers were read as a whole, so that the
 * journal of the world it names has it, or that of requests which name none.
 */
export function brokenState(
  request: WithHeaders & { readonly url: string },
  worlds: Worlds,
): RequestState {
  const world = isControl(request.url) ? null : readableWorld(request, worlds);
  return {
    world,
    context: null,
    token: tokenOf(request),
    begunAt: nowMs(),
    commands: world?.commands,
  };
}

/**
 * Everything the headers of a request say.
 * @param begunAt when somebody began to read them, as {@link nowMs} tells it
 */
export function readState(
  request: WithHeaders,
  id: OperationId,
  context: CallContext | null,
  worlds: Worlds,
  begunAt: number,
): RequestState {
  const lastEventId = request.headers['last-event-id'];
  const world = needsWorld(id) ? worldOfRequest(request, context?.tenant ?? null, worlds) : null;
  return {
    context,
    world,
    token: tokenOf(request),
    begunAt,
    commands: world?.commands,
    lastEventId: typeof lastEventId === 'string' ? lastEventId : undefined,
  };
}

/**
 * Refuses a call whose X-Sim-World belongs to another tenant than its X-Tenant. Comes after the
 * session's own check, which has a more telling answer.
 */
export function checkWorldFits({ context, world }: RequestState): void {
  if (!context || !world || context.tenant === world.tenant) return;
  throw new Refusal(400, 'dde.error.invalidHeader', null, {
    reason: `the world is one of tenant ${world.tenant}`,
    fieldErrors: [
      {
        field: 'X-Tenant',
        messageKey: 'dde.error.invalidHeader',
        reason: `must be ${world.tenant}, the tenant of the world`,
      },
    ],
  }).breaking('HEADERS');
}
