import type { BodyOf } from '@dokubox/spec/operations/table.ts';
import { parseIal, parseOauthMemory } from '../../config/signInLinks.ts';
import { storageKeys } from '../../config/storage.ts';
import type { Services } from '../../services/services.ts';

/** Content of an address that the access layer or the identity provider sends the user to. */
export interface Handover {
  readonly kind: 'ial' | 'oauth';
  readonly search: string;
  readonly hash: string;
  readonly origin: string;
}

/** Returns the body of the token call, or `undefined` if the address lacks a required value. */
export function tokenRequest(
  handover: Handover,
  oauthMemory: string | null,
): BodyOf<'bankerToken'> | undefined {
  if (handover.kind === 'ial') {
    const { ialIdToken } = parseIal(handover.search, handover.hash);
    return ialIdToken === undefined ? undefined : { ialIdToken };
  }
  const query = new URLSearchParams(handover.search);
  const memory = parseOauthMemory(oauthMemory);
  const code = query.get('code');
  // An unknown state means that this browser did not request the answer.
  if (!code || !memory || query.get('state') !== memory.state) return undefined;
  return {
    code,
    codeVerifier: memory.codeVerifier,
    redirectUri: `${handover.origin}/oauth/authorize`,
  };
}

/**
 * Exchanges the content of the address for a session (R7.19, A-031, A-032). @throws when it is
 * rejected
 */
export async function exchange(
  { api, platform, session }: Services,
  handover: Handover,
): Promise<void> {
  const { sessionStorage } = platform;
  const body = tokenRequest(handover, sessionStorage.getItem(storageKeys.oauth));
  sessionStorage.removeItem(storageKeys.oauth);
  if (!body)
    throw new Error(`The address at ${handover.kind} lacks a required value. Sign in again.`);
  const tokens = await api.call('bankerToken', { body }, { shownInPlace: true });
  await session.completeSignIn({
    idToken: tokens.ialIdToken,
    refreshToken: tokens.ialRefreshToken,
  });
}
