import type { Language, Tenant } from '@dokubox/spec/enums.ts';

/**
 * Returns the address of the digital channel's login, with tenant, language and `ddeParam`.
 */
export function externalLoginUrl(options: {
  readonly base: string;
  readonly tenant: Tenant;
  readonly language: Language;
  readonly ddeParam?: string;
}): string {
  const url = new URL(options.base);
  url.searchParams.set('tenant', options.tenant);
  if (options.ddeParam !== undefined) url.searchParams.set('ddeParam', options.ddeParam);
  url.searchParams.set('lang', options.language);
  return url.href;
}

/** Values that single sign-on needs when the user returns. */
export interface OauthMemory {
  readonly state: string;
  readonly codeVerifier: string;
}

function base64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/={1,2}$/, '');
}

/** Creates a new state and code verifier: 32 random bytes each, 43 characters. */
export function newOauthMemory(): OauthMemory {
  const random = () => base64Url(crypto.getRandomValues(new Uint8Array(32)));
  return { state: random(), codeVerifier: random() };
}

/**
 * Returns the S256 challenge of a code verifier, or `undefined` if the browser offers no SHA-256.
 */
export async function codeChallenge(codeVerifier: string): Promise<string | undefined> {
  // `subtle` exists on secure origins only.
  const subtle = (crypto as Partial<Crypto>).subtle;
  if (!subtle) return undefined;
  const digest = await subtle.digest('SHA-256', new TextEncoder().encode(codeVerifier));
  return base64Url(new Uint8Array(digest));
}

/**
 * Returns the address of the identity provider for an authorization code with PKCE. A path
 * belongs to the portal's own origin.
 */
export function authorizeUrl(options: {
  readonly authorizeUrl: string;
  readonly clientId: string;
  readonly redirectUri: string;
  readonly state: string;
  readonly challenge: string;
  readonly language: Language;
}): string {
  const url = new URL(options.authorizeUrl, options.redirectUri);
  const fields = {
    response_type: 'code',
    client_id: options.clientId,
    redirect_uri: options.redirectUri,
    scope: 'openid',
    state: options.state,
    code_challenge: options.challenge,
    code_challenge_method: 'S256',
    ui_locales: options.language,
  };
  for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value);
  return url.href;
}

/** Reads the stored values, or returns `undefined` if they are incomplete. */
export function parseOauthMemory(text: string | null): OauthMemory | undefined {
  try {
    const value: unknown = JSON.parse(text ?? '');
    const { state, codeVerifier } = value as Record<string, unknown>;
    return typeof state === 'string' && typeof codeVerifier === 'string'
      ? { state, codeVerifier }
      : undefined;
  } catch {
    return undefined;
  }
}

/** Reads the tokens that the access layer passes in the fragment or the query. */
export function parseIal(
  search: string,
  hash: string,
): { readonly ialIdToken?: string; readonly ialRefreshToken?: string } {
  const fragment = new URLSearchParams(hash.replace(/^#/, ''));
  const query = new URLSearchParams(search);
  const read = (name: string) => fragment.get(name) ?? query.get(name) ?? undefined;
  const ialIdToken = read('ialIdToken');
  const ialRefreshToken = read('ialRefreshToken');
  return {
    ...(ialIdToken ? { ialIdToken } : {}),
    ...(ialRefreshToken ? { ialRefreshToken } : {}),
  };
}
