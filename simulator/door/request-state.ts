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

/** The part of a request with its headers. */
type WithHeaders = { readonly headers: RequestHeaders };

/** The values of the portal's headers, which have been checked. */
export function contextOf(headers: RequestHeaders): CallContext {
  return {
    tenant: headers['x-tenant'] as Tenant,
    language: headers['x-language'] as Language,
    channel: headers['x-channel'] as Channel,
    flowType: headers['x-flow-type'] as UserType,
    flowId: headers['x-flow-id'] as string,
  };
}

/** The session token. The header takes precedence over the cookie. */
export function tokenOf(request: WithHeaders): string | null {
  const header = request.headers['x-id-token'];
  return typeof header === 'string' && header !== '' ? header : readCookie(request, SESSION_COOKIE);
}

/** The world named by the token from the header or the session cookie. */
function worldOfToken(request: WithHeaders, worlds: Worlds): World | undefined {
  const token = tokenOf(request);
  return token === null ? undefined : worlds.get(worldIdOfToken(token));
}

function unknownWorld(reason: string): Refusal {
  return new Refusal(404, 'dde.error.unknownWorld', null, { reason });
}

const howToCreateOne = 'POST /__sim/worlds {"scenario": …} creates one';

/**
 * The world of a request: named by header, else by the session token in X-Id-Token or the session
 * cookie, else by the world cookie, else the tenant's default. Tokens and cookies of
 * another tenant's world are ignored, because a user who opens that tenant's login page in the same
 * browser means that tenant.
 */
export function worldOfRequest(request: WithHeaders, tenant: Tenant | null, worlds: Worlds): World {
  const named = request.headers[WORLD_HEADER];
  if (typeof named === 'string') {
    const world = worlds.get(named);
    if (!world) throw unknownWorld(`X-Sim-World names an unknown world. ${howToCreateOne}`);
    return world;
  }
  const home = worldOfToken(request, worlds);
  if (home && (tenant === null || home.tenant === tenant)) return home;
  const remembered = readCookie(request, WORLD_COOKIE);
  if (remembered !== null) {
    const world = worlds.get(remembered);
    if (!world)
      throw unknownWorld(`the cookie ${WORLD_COOKIE} names an unknown world. ${howToCreateOne}`);
    if (tenant === null || world.tenant === tenant) return world;
  }
  try {
    return worlds.defaultWorld(tenant ?? tenants[0]);
  } catch (error) {
    if (error instanceof WorldRefused) throw unknownWorld(`${error.message}. ${howToCreateOne}`);
    throw error;
  }
}

/** Compares every character, so that the duration reveals nothing about the key. */
function isSameKey(given: string, key: string): boolean {
  let difference = given.length ^ key.length;
  for (let at = 0; at < key.length; at += 1) {
    difference |= given.charCodeAt(at) ^ key.charCodeAt(at);
  }
  return difference === 0;
}

/** True for a request to open a world with the key of its link. */
export function carriesLinkKey(
  { params, query }: Pick<DoorRequest, 'params' | 'query'>,
  worlds: Worlds,
): boolean {
  const { worldId } = params as { readonly worldId: string };
  const { key } = query as { readonly key?: unknown };
  const linkKey = worlds.get(worldId)?.about.linkKey;
  return typeof linkKey === 'string' && typeof key === 'string' && isSameKey(key, linkKey);
}

/** The existing world a request names by header, session or cookie. Undefined if there is none. */
export function namedWorld(request: WithHeaders, worlds: Worlds): World | undefined {
  const named = request.headers[WORLD_HEADER];
  if (typeof named === 'string') return worlds.get(named);
  return worldOfToken(request, worlds) ?? worlds.get(readCookie(request, WORLD_COOKIE) ?? '');
}

/** The world of a rejected request, or null. An unreadable world has no journal. */
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
 * The data about a request that was rejected before all its headers were read. It then appears in
 * the journal of the world it names, or in that of requests without a world.
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
 * Everything in the headers of a request.
 * @param begunAt when reading them began, from {@link nowMs}
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
 * Rejects a call whose X-Sim-World belongs to another tenant than its X-Tenant. The session check
 * comes first, because its answer is more specific.
 */
export function checkWorldFits({ context, world }: RequestState): void {
  if (!context || !world || context.tenant === world.tenant) return;
  throw new Refusal(400, 'dde.error.invalidHeader', null, {
    reason: `the world belongs to tenant ${world.tenant}`,
    fieldErrors: [
      {
        field: 'X-Tenant',
        messageKey: 'dde.error.invalidHeader',
        reason: `must be ${world.tenant}, the tenant of the world`,
      },
    ],
  }).breaking('HEADERS');
}
