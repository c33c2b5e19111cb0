import type { Tenant, UserType } from '@dokubox/spec/enums.ts';
import { limits } from '@dokubox/spec/limits.ts';
import { AuthorizationCodes } from './authorization-codes.ts';
import { SideRecords } from '../side/side-records.ts';
import type { BoundedMap } from '../side/bounded-map.ts';
import { FailureCounter } from './failures.ts';
import { Passwords } from './passwords.ts';
import type { IssuedTokens, Session, SessionStart } from './session.ts';

/**
 * A sign-in between password and one-time code. Times are in milliseconds of the world's
 * clock.
 */
export interface SignInTransaction {
  readonly id: string;
  readonly username: string;
  readonly userType: UserType;
  readonly expiresAt: number;
  readonly resendFrom: number;
  readonly triesLeft: number;
}

/** All tokens of one sign-in. A replayed refresh token ends the whole family. */
interface Family {
  /** The first token of the family. */
  readonly id: string;
  readonly username: string;
  session: Session;
  refreshToken: string;
  refreshExpiresAt: number;
  readonly usedRefreshTokens: string[];
  /**
   * The pair that the last refresh replaced, and until when a second tab can still use it.
   */
  replaced?: { readonly idToken: string; readonly refreshToken: string; readonly until: number };
}

/** The result of an attempt to refresh. */
export type RefreshOutcome = IssuedTokens | 'unknown' | 'replayed';

const maxFamilies = 5_000;
const maxTransactions = 1_000;
const maxUsedRefreshTokens = 200;
const maxContracts = 1_000;
const maxRevoked = 5_000;
const maxWindows = 20_000;

/**
 * The sessions and sign-ins of one world. They are separate from the world's records, so that reset
 * and undo do not change them. Every map has a limit, so that strangers at the sign-in
 * cannot fill the memory.
 */
export class WorldSessions {
  readonly worldId: string;
  readonly tenant: Tenant;
  readonly codes: AuthorizationCodes;
  readonly failures: FailureCounter;
  readonly passwords: Passwords;
  readonly #sessions = new Map<string, Family>();
  readonly #refreshTokens = new Map<string, Family>();
  readonly #families: BoundedMap<string, Family>;
  readonly #transactions: BoundedMap<string, SignInTransaction>;
  readonly #contracts: BoundedMap<string, string>;
  readonly #windows: BoundedMap<string, string>;
  /** Usernames by token. */
  readonly #revoked: BoundedMap<string, string>;

  /** @param side stores everything except the indexes */
  constructor(worldId: string, tenant: Tenant, side = new SideRecords()) {
    this.worldId = worldId;
    this.tenant = tenant;
    this.codes = new AuthorizationCodes(side);
    this.failures = new FailureCounter(side);
    this.passwords = new Passwords(side);
    this.#families = side.map<Family>('sessions', maxFamilies, (family) => {
      this.#forget(family);
    });
    this.#transactions = side.map('transactions', maxTransactions);
    this.#contracts = side.map('contracts', maxContracts);
    this.#windows = side.map('windows', maxWindows);
    this.#revoked = side.map('revoked', maxRevoked);
  }

  /** Rebuilds the indexes after the side records were restored. */
  restored(): void {
    for (const family of this.#families.values()) {
      for (const token of family.usedRefreshTokens) this.#refreshTokens.set(token, family);
      this.#find(family);
    }
  }

  /** True if any user can still call without signing in again. `now` in milliseconds. */
  anyAlive(now: number): boolean {
    for (const { session, refreshExpiresAt } of this.#families.values()) {
      if (session.expiresAt > now || refreshExpiresAt > now) return true;
    }
    return false;
  }

  /** The session of an id token, unless it has expired. `now` in milliseconds. */
  find(token: string, now: number): Session | null {
    const session = this.#sessions.get(token)?.session;
    return session && session.expiresAt > now ? session : null;
  }

  /**
   * Starts a family of tokens. `randomToken` must be unguessable.
   * @param lifeMs lifetime of the session without a refresh, in milliseconds
   */
  start(
    start: SessionStart,
    randomToken: () => string,
    now: number,
    lifeMs: number = limits.idTokenMs,
  ): IssuedTokens {
    const session = this.#session(start, randomToken, now, lifeMs);
    const family: Family = {
      id: session.token,
      username: start.username,
      session,
      refreshToken: randomToken(),
      refreshExpiresAt: now + limits.refreshTokenMs,
      usedRefreshTokens: [],
    };
    this.#find(family);
    this.#families.set(family.id, family);
    return { session: family.session, refreshToken: family.refreshToken };
  }

  /** Replaces a session's tokens after a sign-in step. The earlier tokens stop working. */
  replace(session: Session, change: Partial<SessionStart>, randomToken: () => string, now: number) {
    const family = this.#sessions.get(session.token);
    if (!family) return this.start({ ...session, ...change }, randomToken, now);
    return this.#rotate(family, { ...session, ...change }, randomToken, now);
  }

  /**
   * Exchanges a refresh token. Each works once, and a second use ends the family. Two tabs
   * that refresh the same pair at once both get the tokens of the first refresh.
   */
  refresh(
    idToken: string,
    refreshToken: string,
    randomToken: () => string,
    now: number,
  ): RefreshOutcome {
    const family = this.#refreshTokens.get(refreshToken);
    if (!family) return 'unknown';
    if (family.refreshToken !== refreshToken) {
      const { replaced } = family;
      const together =
        replaced?.refreshToken === refreshToken &&
        replaced.idToken === idToken &&
        replaced.until > now;
      if (together) return { session: family.session, refreshToken: family.refreshToken };
      this.#families.delete(family.id);
      this.#forget(family);
      return 'replayed';
    }
    if (family.refreshExpiresAt <= now || family.session.token !== idToken) return 'unknown';
    family.replaced = { idToken, refreshToken, until: now + limits.refreshTogetherMs };
    return this.#rotate(family, family.session, randomToken, now);
  }

  /** Ends a session and everything issued with it. */
  end(token: string): void {
    const family = this.#sessions.get(token);
    if (!family) return;
    this.#families.delete(family.id);
    this.#forget(family);
  }

  /** Ends everything issued with a refresh token, even one that has been replaced. */
  endIssuedWith(refreshToken: string): void {
    const family = this.#refreshTokens.get(refreshToken);
    if (!family) return;
    this.#families.delete(family.id);
    this.#forget(family);
  }

  /** Ends all sessions of a user, except the calling one. */
  endAllOf(username: string, exceptToken?: string): void {
    for (const family of [...this.#families.values()]) {
      if (family.username === username && family.session.token !== exceptToken) {
        this.end(family.session.token);
      }
    }
  }

  /**
   * Ends all sessions of a user from outside. Their tokens stay distinguishable from expired ones,
   * so that the portal signs out instead of refreshing (§7).
   */
  revokeAllOf(username: string): void {
    for (const { username: name, session } of [...this.#families.values()]) {
      if (name !== username) continue;
      this.end(session.token);
      this.#revoked.set(session.token, username);
    }
  }

  /** User of a session that was ended from outside, by its token. Undefined for any other token. */
  revokedUser(token: string): string | undefined {
    return this.#revoked.get(token);
  }

  addTransaction(username: string, userType: UserType, id: string, now: number): SignInTransaction {
    const transaction: SignInTransaction = {
      id,
      username,
      userType,
      expiresAt: now + limits.otpValidMs,
      resendFrom: now + limits.otpResendAfterSeconds * 1000,
      triesLeft: limits.otpTries,
    };
    this.#transactions.set(id, transaction);
    return transaction;
  }

  transaction(id: string): SignInTransaction | undefined {
    return this.#transactions.get(id);
  }

  /** Changes an open transaction. */
  changeTransaction(
    transaction: SignInTransaction,
    change: Partial<Pick<SignInTransaction, 'expiresAt' | 'resendFrom' | 'triesLeft'>>,
  ): SignInTransaction {
    const changed = { ...transaction, ...change };
    this.#transactions.set(transaction.id, changed);
    return changed;
  }

  /** True only for the caller that ends the transaction. */
  endTransaction(id: string): boolean {
    return this.#transactions.delete(id);
  }

  /** The window a user opened last. */
  openedWindow(username: string): string | null {
    return this.#windows.get(username) ?? null;
  }

  openWindow(username: string, window: string): void {
    this.#windows.set(username, window);
  }

  /** Stores the user of a framework contract's id. */
  addContract(contractId: string, username: string): void {
    this.#contracts.set(contractId, username);
  }

  contractOwner(contractId: string): string | undefined {
    return this.#contracts.get(contractId);
  }

  #session(
    start: SessionStart,
    randomToken: () => string,
    now: number,
    lifeMs: number = limits.idTokenMs,
  ): Session {
    return Object.freeze({
      token: `${this.worldId}.${randomToken()}`,
      worldId: this.worldId,
      tenant: this.tenant,
      username: start.username,
      userType: start.userType,
      clientNumber: start.clientNumber,
      passwordChangeRequired: start.passwordChangeRequired,
      complete:
        !start.passwordChangeRequired &&
        (start.userType === 'BANKER' || start.clientNumber !== null),
      expiresAt: now + lifeMs,
    });
  }

  #rotate(family: Family, start: SessionStart, randomToken: () => string, now: number) {
    this.#sessions.delete(family.session.token);
    family.usedRefreshTokens.push(family.refreshToken);
    while (family.usedRefreshTokens.length > maxUsedRefreshTokens) {
      this.#refreshTokens.delete(family.usedRefreshTokens.shift() ?? '');
    }
    family.session = this.#session(start, randomToken, now);
    family.refreshToken = randomToken();
    family.refreshExpiresAt = now + limits.refreshTokenMs;
    this.#find(family);
    this.#families.set(family.id, family);
    return { session: family.session, refreshToken: family.refreshToken };
  }

  /** Adds a family to the indexes by its current tokens. */
  #find(family: Family): void {
    this.#sessions.set(family.session.token, family);
    this.#refreshTokens.set(family.refreshToken, family);
  }

  #forget(family: Family): void {
    this.#sessions.delete(family.session.token);
    this.#refreshTokens.delete(family.refreshToken);
    for (const used of family.usedRefreshTokens) this.#refreshTokens.delete(used);
  }
}
