import type { SideRecords } from '../side/side-records.ts';
import type { BoundedMap } from '../side/bounded-map.ts';

/** What an authorization code was issued for. */
export interface Grant {
  readonly username: string;
  /** Address the code was sent to; the exchange has to name the same one. */
  readonly redirectUri: string;
  /** S256 of the verifier that only the caller knows, base64url (RFC 7636). */
  readonly codeChallenge: string;
}

interface Code {
  readonly grant: Grant;
  /** Moment of the world's clock, milliseconds. */
  readonly expiresAt: number;
  readonly used: boolean;
  /** Refresh token of the session the code was exchanged for. */
  readonly refreshToken?: string;
}

/** How long a code may wait for its exchange, in milliseconds (RFC 6749 asks for a short life). */
export const authorizationCodeMs = 60_000;

const maxCodes = 1_000;

/**
 * Codes of the identity provider that the simulator plays. Each is good for one attempt, whether it
 * succeeds or not: who guesses a verifier gets no second try.
 */
export class AuthorizationCodes {
  readonly #codes: BoundedMap<string, Code>;

  constructor(side: SideRecords) {
    this.#codes = side.map('codes', maxCodes);
  }

  /** `randomToken` must be unguessable; `now` in milliseconds. */
  issue(grant: Grant, randomToken: () => string, now: number): string {
    const code = randomToken();
    this.#codes.set(code, { grant, expiresAt: now + authorizationCodeMs, used: false });
    return code;
  }

  /**
   * Uses a code up.
   * @returns the grant; `null` where the code is unknown, expired or used
   */
  take(code: string, now: number): Grant | null {
    const found = this.#codes.get(code);
    if (!found || found.used) return null;
    this.#codes.set(code, { ...found, used: true });
    return found.expiresAt > now ? found.grant : null;
  }

  /** Remembers what a code was exchanged for, so that a second use can end it. */
  exchanged(code: string, refreshToken: string): void {
    const found = this.#codes.get(code);
    if (found) this.#codes.set(code, { ...found, refreshToken });
  }

  /** Refresh token of the session a code has already been exchanged for. */
  sessionOf(code: string): string | undefined {
    return this.#codes.get(code)?.refreshToken;
  }
}
