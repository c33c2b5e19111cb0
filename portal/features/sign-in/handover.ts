import type { BodyOf } from '@dokubox/spec/operations/table.ts';
import { parseIal, parseOauthMemory } from '../../config/signInLinks.ts';
import { storageKeys } from '../../config/storage.ts';
import type { Services } from '../../services/services.ts';

/** What a page of the access layer or the identity provider hands over in the address. */
export interface Handover {
  readonly kind: 'ial' | 'oauth';
  readonly search: string;
  readonly hash: string;
  readonly origin: string;
}

/** Body of the token call; `undefined` when the address does not carry what it should. */
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
  // A state that is not ours means the answer was not asked for here.
  if (!code || !memory || query.get('state') !== memory.state) return undefined;
  return {
    code,
    codeVerifier: memory.codeVerifier,
    redirectUri: `${handover.origin}/oauth/authorize`,
  };
}

/** Exchanges what was handed over for a session (R7.19, A-031, A-032). @throws when it is refused */
export async function exchange(
  { api, platform, session }: Services,
  handover: Handover,
): Promise<void> {
  const { sessionStorage } = platform;
  const body = tokenRequest(handover, sessionStorage.getItem(storageKeys.oauth));
  sessionStorage.removeItem(storageKeys.oauth);
  if (!body) throw new Error(`Nothing usable was handed over at ${handover.kind}.`);
  const tokens = await api.call('bankerToken', { body }, { shownInPlace: true });
  await session.completeSignIn({
    idToken: tokens.ialIdToken,
    refreshToken: tokens.ialRefreshToken,
  });
}
