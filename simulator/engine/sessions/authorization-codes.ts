import type { SideRecords } from '../side/side-records.ts';
import type { BoundedMap } from '../side/bounded-map.ts';

/** The grant of an authorization code. */
export interface Grant {
  readonly username: string;
  /** Address the code was sent to. The exchange must name the same address. */
  readonly redirectUri: string;
  /** S256 of the verifier that only the caller knows, base64url (RFC 7636). */
  readonly codeChallenge: string;
}

interface Code {
  readonly grant: Grant;
  /** Time of the world's clock, in milliseconds. */
  readonly expiresAt: number;
  readonly used: boolean;
  /** Refresh token of the session the code was exchanged for. */
  readonly refreshToken?: string;
}

/** Lifetime of a code before its exchange, in milliseconds. RFC 6749 requires a short one. */
export const authorizationCodeMs = 60_000;

const maxCodes = 1_000;

/**
 * Codes of the simulated identity provider. Each is valid for one attempt, successful or not, so
 * that a guessed verifier gets no second attempt.
 */
export class AuthorizationCodes {
  readonly #codes: BoundedMap<string, Code>;

  constructor(side: SideRecords) {
    this.#codes = side.map('codes', maxCodes);
  }

  /** `randomToken` must be unguessable. `now` in milliseconds. */
  issue(grant: Grant, randomToken: () => string, now: number): string {
    const code = randomToken();
    this.#codes.set(code, { grant, expiresAt: now + authorizationCodeMs, used: false });
    return code;
  }

  /**
   * Uses a code.
   * @returns the grant, or `null` if the code is unknown, expired or used
   */
  take(code: string, now: number): Grant | null {
    const found = this.#codes.get(code);
    if (!found || found.used) return null;
    this.#codes.set(code, { ...found, used: true });
    return found.expiresAt > now ? found.grant : null;
  }

  /** Stores the session a code was exchanged for, so that a second use can end it. */
  exchanged(code: string, refreshToken: string): void {
    const found = this.#codes.get(code);
    if (found) this.#codes.set(code, { ...found, refreshToken });
  }

  /** Refresh token of the session a code has already been exchanged for. */
  sessionOf(code: string): string | undefined {
    return this.#codes.get(code)?.refreshToken;
  }
}
