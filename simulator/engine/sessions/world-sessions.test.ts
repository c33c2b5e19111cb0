import { limits } from '@dokubox/spec/limits.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { stepOf, worldIdOfToken, type SessionStart } from './session.ts';
import { WorldSessions, type RefreshOutcome } from './world-sessions.ts';

const now = Date.UTC(2026, 4, 4, 8);
const client: SessionStart = {
  username: 'anna',
  userType: 'CLIENT',
  clientNumber: '0042',
  passwordChangeRequired: false,
};

let store: WorldSessions;
let made = 0;
const randomToken = () => `random${(made += 1)}`;

function issued(outcome: RefreshOutcome) {
  if (typeof outcome === 'string') throw new Error(`not refreshed: ${outcome}`);
  return outcome;
}

beforeEach(() => {
  store = new WorldSessions('w1', 'HU');
});

describe('sessions of a world', () => {
  it('[R7.18] accept an id token for its lifetime and no longer', () => {
    const { session } = store.start(client, randomToken, now);
    expect(store.find(session.token, now + limits.idTokenMs - 1)).toBe(session);
    expect(store.find(session.token, now + limits.idTokenMs)).toBeNull();
    expect(store.find('w1.unknown', now)).toBeNull();
  });

  it('[R7.18] name the world in the token', () => {
    const { session } = store.start(client, randomToken, now);
    expect(worldIdOfToken(session.token)).toBe('w1');
    expect(worldIdOfToken('nonsense')).toBe('');
  });

  it('[R5.14] are incomplete until a client is selected', () => {
    const { session } = store.start({ ...client, clientNumber: null }, randomToken, now);
    expect(session.complete).toBe(false);
    expect(stepOf(session)).toBe('CLIENT_SELECTION_REQUIRED');
    const chosen = store.replace(session, { clientNumber: '0042' }, randomToken, now);
    expect(stepOf(chosen.session)).toBe('LOGGED_IN');
    expect(store.find(session.token, now)).toBeNull();
  });

  it('[R5.10] require the password change before the client', () => {
    const start = { ...client, clientNumber: null, passwordChangeRequired: true };
    const { session } = store.start(start, randomToken, now);
    expect(stepOf(session)).toBe('PASSWORD_CHANGE_REQUIRED');
  });

  it('[R7.18] replace both tokens and keep the user’s selections', () => {
    const first = store.start(client, randomToken, now);
    const later = now + limits.idTokenMs + 1;
    const second = issued(
      store.refresh(first.session.token, first.refreshToken, randomToken, later),
    );
    expect(store.find(second.session.token, later)?.clientNumber).toBe('0042');
    expect(second.refreshToken).not.toBe(first.refreshToken);
    expect(store.find(first.session.token, now)).toBeNull();
  });

  it('[R7.18] end the whole family when a refresh token is used twice', () => {
    const first = store.start(client, randomToken, now);
    const second = issued(store.refresh(first.session.token, first.refreshToken, randomToken, now));
    const later = now + limits.refreshTogetherMs;
    expect(store.refresh(first.session.token, first.refreshToken, randomToken, later)).toBe(
      'replayed',
    );
    expect(store.find(second.session.token, later)).toBeNull();
    expect(store.refresh(second.session.token, second.refreshToken, randomToken, later)).toBe(
      'unknown',
    );
  });

  it('[A-393] give two tabs that refresh at once the same tokens', () => {
    const first = store.start(client, randomToken, now);
    const refresh = (idToken: string, at: number) =>
      store.refresh(idToken, first.refreshToken, randomToken, at);
    const one = issued(refresh(first.session.token, now));
    const other = issued(refresh(first.session.token, now + limits.refreshTogetherMs - 1));
    expect(other).toEqual(one);
    expect(store.find(one.session.token, now)).not.toBeNull();
    expect(refresh('w1.stolen', now)).toBe('replayed');
  });

  it('[A-393] accept only the last pair of tokens again, not earlier ones', () => {
    const first = store.start(client, randomToken, now);
    const second = issued(store.refresh(first.session.token, first.refreshToken, randomToken, now));
    issued(store.refresh(second.session.token, second.refreshToken, randomToken, now));
    expect(store.refresh(first.session.token, first.refreshToken, randomToken, now)).toBe(
      'replayed',
    );
  });

  it('[R7.18] reject a refresh with another id token or after its lifetime', () => {
    const { session, refreshToken } = store.start(client, randomToken, now);
    expect(store.refresh('w1.other', refreshToken, randomToken, now)).toBe('unknown');
    const late = now + limits.refreshTokenMs;
    expect(store.refresh(session.token, refreshToken, randomToken, late)).toBe('unknown');
  });

  it('[R1.6] end all sessions of a user except the calling one', () => {
    const own = store.start(client, randomToken, now);
    const other = store.start(client, randomToken, now);
    const stranger = store.start({ ...client, username: 'bela' }, randomToken, now);
    store.endAllOf('anna', own.session.token);
    expect(store.find(own.session.token, now)).not.toBeNull();
    expect(store.find(other.session.token, now)).toBeNull();
    expect(store.find(stranger.session.token, now)).not.toBeNull();
    expect(store.refresh(other.session.token, other.refreshToken, randomToken, now)).toBe(
      'unknown',
    );
  });

  it('[R1.6] drop the oldest sign-in when thousands arrive', () => {
    const first = store.start(client, randomToken, now);
    for (let count = 0; count < 5_000; count += 1) store.start(client, randomToken, now);
    expect(store.find(first.session.token, now)).toBeNull();
    expect(store.refresh(first.session.token, first.refreshToken, randomToken, now)).toBe(
      'unknown',
    );
  });
});

describe('failed sign-ins', () => {
  it('[R5.15] lock a name after the fifth and unlock it after fifteen minutes', () => {
    for (let count = 1; count < limits.loginFailuresBeforeLock; count += 1) {
      store.failures.count('anna', now);
    }
    expect(store.failures.lockedFor('anna', now)).toBe(0);
    store.failures.count('anna', now);
    expect(store.failures.lockedFor('anna', now)).toBe(limits.loginLockMs);
    store.failures.count('anna', now + limits.loginLockMs - 1);
    expect(store.failures.lockedFor('anna', now + limits.loginLockMs - 1)).toBe(1);
    expect(store.failures.lockedFor('anna', now + limits.loginLockMs)).toBe(0);
  });

  it('[R5.15] are forgotten after a complete sign-in and after their time', () => {
    for (let count = 1; count < limits.loginFailuresBeforeLock; count += 1) {
      store.failures.count('anna', now);
      store.failures.count('bela', now);
    }
    store.failures.clear('anna');
    store.failures.count('anna', now);
    store.failures.count('bela', now + limits.loginLockMs);
    expect(store.failures.lockedFor('anna', now)).toBe(0);
    expect(store.failures.lockedFor('bela', now + limits.loginLockMs)).toBe(0);
  });
});
