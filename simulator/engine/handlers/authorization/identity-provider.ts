import type { Tenant } from '@dokubox/spec/enums.ts';
import { tenants } from '@dokubox/spec/enums.ts';
import type { BodyOf } from '@dokubox/spec/operations/table.ts';
import type { Grant } from '../../sessions/authorization-codes.ts';
import type { UserState } from '../../state.ts';
import type { World } from '../../world/world.ts';

/*
 * The bank's identity provider, simulated: authorization code with PKCE (RFC 6749, RFC
 * 7636). Its page is outside the engine, and its decisions are here.
 */

/** Path of the provider's page. */
export const authorizePath = '/__sim/identity-provider/authorize';

/** Path of the portal that receives the provider's answer. */
const RETURN_PATH = '/oauth/authorize';

/** The portal's client id at the provider, one registration per tenant. */
export function clientIdOf(tenant: Tenant): string {
  return `dokubox-${tenant.toLowerCase()}`;
}

/** The tenant of a registration. Undefined for an unknown client id. */
export function tenantOfClient(
  clientId: string | null,
  providers: readonly Tenant[],
): Tenant | undefined {
  return tenants.find((one) => providers.includes(one) && clientIdOf(one) === clientId);
}

/**
 * Whether the answer can be sent to an address. Only the portal's return address on the requested
 * host is valid, so that no stranger receives a code.
 */
export function isRegisteredReturn(redirectUri: string | null, host: string): boolean {
  if (redirectUri === null || !URL.canParse(redirectUri)) return false;
  const url = new URL(redirectUri);
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  return isWeb && url.host === host && url.origin + RETURN_PATH === redirectUri;
}

/** 32 bytes in base64url. */
const CHALLENGE = /^[\w-]{43}$/;

/** The problem of a request from the right client, as an RFC 6749 error code. */
export function authorizeProblem(query: URLSearchParams): string | null {
  if (query.get('response_type') !== 'code') return 'unsupported_response_type';
  const isS256 = query.get('code_challenge_method') === 'S256';
  if (!isS256 || !CHALLENGE.test(query.get('code_challenge') ?? '')) return 'invalid_request';
  if (!(query.get('scope') ?? '').split(' ').includes('openid')) return 'invalid_scope';
  return null;
}

/** Bankers who can sign in at the provider, by name. */
export function bankersOf(world: World): readonly UserState[] {
  return [...world.users.values()]
    .filter(({ userType, status }) => userType === 'BANKER' && status === 'ACTIVE')
    .sort((left, right) => left.fullName.localeCompare(right.fullName, 'en'));
}

async function s256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return btoa(String.fromCharCode(...new Uint8Array(digest)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/={1,2}$/, '');
}

function fits(grant: Grant, challenge: string, redirectUri: string): boolean {
  return grant.codeChallenge === challenge && grant.redirectUri === redirectUri;
}

/**
 * The banker a code is exchanged for. Undefined if the code, its verifier or its address is wrong.
 * A second use of a code ends the session from its first use, because one of the two users stole
 * it.
 */
export async function grantedUser(
  world: World,
  { code = '', codeVerifier = '', redirectUri = '' }: BodyOf<'bankerToken'>,
): Promise<UserState | undefined> {
  const challenge = await s256(codeVerifier);
  const { codes } = world.sessions;
  const earlier = codes.sessionOf(code);
  if (earlier !== undefined) world.sessions.endIssuedWith(earlier);
  const grant = codes.take(code, world.clock.nowMs());
  return grant && fits(grant, challenge, redirectUri) ? world.users.get(grant.username) : undefined;
}
