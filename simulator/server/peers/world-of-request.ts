import { tenants, type Tenant } from '@dokubox/spec/enums.ts';
import type { FastifyRequest } from 'fastify';
import { readCookie, WORLD_COOKIE } from '../../door/cookies.ts';
import { tokenOf, WORLD_HEADER } from '../../door/request-state.ts';
import { needsWorld } from '../../engine/engine.ts';
import {
  authorizePath,
  tenantOfClient,
} from '../../engine/handlers/authorization/identity-provider.ts';
import { worldIdOfToken } from '../../engine/sessions/session.ts';
import { wantsPage } from '../pages/wants-page.ts';

const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;

/** The world a token of an address belongs to. */
function homeOf(token: unknown): string | null {
  const text = textOf(token);
  return text === null ? null : textOf(worldIdOfToken(text));
}

/** The parts of a request's head that identify its world. */
export interface NamedWorlds {
  /** The world of the request. It wins over every other value. */
  readonly named: string | null;
  /** Worlds that count where they are of its tenant, the first of them that is. */
  readonly remembered: readonly string[];
  /** Tenant of the default world if no other part counts. Null if the call needs no world. */
  readonly fallback: Tenant | null;
  /** Null where a world of any tenant will do. */
  readonly tenant: Tenant | null;
}

/** The tenant a request names: by its header, or at the identity provider as whose client it comes. */
function tenantOf(request: FastifyRequest): Tenant | null {
  const sent = request.headers['x-tenant'];
  const { client_id: clientId } = request.query as { readonly client_id?: unknown };
  const isProvider = request.url.startsWith(authorizePath);
  const ofClient = isProvider && tenantOfClient(textOf(clientId), tenants);
  return ofClient || (tenants.find((one) => one === sent) ?? null);
}

/** Null for requests without a world: files, lists, and control calls that concern no world. */
export function namedWorlds(request: FastifyRequest): NamedWorlds | null {
  const { endpoint } = request.routeOptions.config;
  const params = (request.params ?? {}) as Readonly<Record<string, unknown>>;
  const query = request.query as Readonly<Record<string, unknown>>;
  const isCall = endpoint !== undefined && needsWorld(endpoint.id);
  const isProvider = request.url.startsWith(authorizePath);
  const inAddress = textOf(params['worldId']) ?? homeOf(params['token']) ?? homeOf(query['token']);
  if (inAddress === null && !isCall && !isProvider && !wantsPage(request)) return null;
  const token = tokenOf(request);
  const remembered = [token === null ? null : homeOf(token), readCookie(request, WORLD_COOKIE)];
  const tenant = tenantOf(request);
  return {
    named: inAddress ?? (isCall ? textOf(request.headers[WORLD_HEADER]) : null),
    remembered: remembered.filter((id) => id !== null),
    fallback: isCall || isProvider ? (tenant ?? tenants[0]) : null,
    tenant,
  };
}
