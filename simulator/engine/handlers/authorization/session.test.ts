import type { Tokens } from '@dokubox/spec/schemas/sign-in.ts';
import { tenants } from '@dokubox/spec/enums.ts';
import { limits } from '@dokubox/spec/limits.ts';
import { policyOf } from '@dokubox/spec/tenants/table.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { nodePorts } from '../../../server/ports.ts';
import { testPassword } from '@dokubox/spec/test-sign-in.ts';
import { TestEngine } from '../fixtures/test-engine.ts';
import { ialTokenPrefix } from './ial.ts';

let now = 0;
let test: TestEngine;

beforeEach(() => {
  now = 0;
  test = new TestEngine(nodePorts, 'HU', () => now);
});

const newPassword = 'Another-8-Password';

function change(token: string, current: string, chosen: string) {
  return { token, body: { currentPassword: current, newPassword: chosen } };
}

async function login(key: string, password: string) {
  const { username } = test.user(key);
  return test.call('clientLogin', { body: { username, password, language: 'en' } });
}

describe('change of password', () => {
  it('[R5.10] is required of a new user before anything else', async () => {
    const token = test.token('newcomer');
    const { clientNumber } = test.box('open');
    expect(await test.refusal('searchClientDokuboxes', { token })).toMatchObject({ status: 403 });
    const early = await test.refusal('selectClient', { token, body: { clientNumber } });
    expect(early).toMatchObject({ status: 403, messageKey: 'dde.error.notAllowed' });
    const { body } = await test.call('changePassword', change(token, testPassword, newPassword));
    expect(body.status).toBe('LOGGED_IN');
    const next = test.token('newcomer');
    expect(test.world.sessions.find(next, test.world.clock.nowMs())?.complete).toBe(true);
  });

  it('[R1.6] replaces the password in this world only', async () => {
    await test.call('changePassword', change(test.token('client1'), testPassword, newPassword));
    await expect(login('client1', newPassword)).resolves.toMatchObject({
      body: { status: 'OTP_REQUIRED' },
    });
    await expect(login('client1', testPassword)).rejects.toMatchObject({ status: 401 });
    const other = test.engine.worlds.create({ scenario: test.world.scenario, tenant: 'HU' });
    const { username } = test.user('client1', other);
    const body = { username, password: testPassword, language: 'en' as const };
    await expect(test.call('clientLogin', { world: other, body })).resolves.toBeTruthy();
  });

  it('[R1.6] ends the user’s other sessions and replaces the tokens of this one', async () => {
    const other = test.token('client1');
    const own = test.token('client1');
    const { body } = await test.call('changePassword', change(own, testPassword, newPassword));
    for (const token of [other, own]) {
      expect((await test.refusal('getCurrentUser', { token })).status).toBe(401);
    }
    await expect(
      test.call('getCurrentUser', { token: body.idToken ?? null }),
    ).resolves.toBeTruthy();
  });

  it.each([
    ['short', 'dde.error.passwordLength'],
    ['Has-a-7-space here', 'dde.error.invalidCharacter'],
    ['no-7-capital-letter', 'dde.error.patternMatch'],
    ['Password-2026', 'dde.error.patternMatch'],
    [testPassword, 'dde.error.passwordUnchanged'],
  ])('[R5.10][R5.11] rejects %s with %s', async (chosen, messageKey) => {
    const refusal = await test.refusal(
      'changePassword',
      change(test.token('client1'), testPassword, chosen),
    );
    expect(refusal).toMatchObject({ status: 400, messageKey });
    expect(refusal.details.fieldErrors).toEqual([{ field: 'newPassword', messageKey }]);
  });

  it('[R5.10] rejects a wrong current password without ending the session, and counts it', async () => {
    const token = test.token('client1');
    const wrong = change(token, 'Wrong-7-Password', newPassword);
    for (let count = 0; count < limits.loginFailuresBeforeLock; count += 1) {
      expect(await test.refusal('changePassword', wrong)).toMatchObject({
        status: 403,
        messageKey: 'dde.error.loginFailed',
      });
    }
    const right = change(token, testPassword, newPassword);
    expect((await test.refusal('changePassword', right)).messageKey).toBe('dde.error.userLocked');
    await expect(test.call('getCurrentUser', { token })).resolves.toBeTruthy();
  });
});

const pairOf = ({ ialIdToken, ialRefreshToken }: Tokens) => ({ ialIdToken, ialRefreshToken });

describe('tokens', () => {
  it('[R7.18] are exchanged once, and a replay ends the session', async () => {
    const { randomToken } = nodePorts;
    const user = test.user('client1');
    const [clientNumber = null] = user.clientNumbers;
    const start = { ...user, clientNumber, passwordChangeRequired: false };
    const { session, refreshToken } = test.world.sessions.start(
      start,
      randomToken,
      test.world.clock.nowMs(),
    );
    const body = { ialIdToken: session.token, ialRefreshToken: refreshToken };
    const first = await test.call('refreshToken', { body });
    expect(first.sessionToken).toBe(first.body.ialIdToken);
    await expect(
      test.call('getCurrentUser', { token: first.body.ialIdToken }),
    ).resolves.toBeTruthy();
    test.world.clock.advance(limits.refreshTogetherMs);
    expect(await test.refusal('refreshToken', { body })).toMatchObject({ status: 401 });
    const stolen = await test.refusal('getCurrentUser', { token: first.body.ialIdToken });
    expect(stolen).toMatchObject({ status: 401, messageKey: 'dde.error.sessionExpired' });
  });

  it('[R7.22][A-539] are issued to a client from the cookie’s session, as often as tabs ask at once', async () => {
    const token = test.token('client1');
    const answers = [
      await test.call('refreshToken', { token, body: {} }),
      await test.call('refreshToken', { token, body: {} }),
    ];
    for (const { body, sessionToken } of answers) {
      expect(sessionToken).toBe(body.ialIdToken);
      const me = await test.call('getCurrentUser', { token: body.ialIdToken });
      expect(me.body.user.username).toBe(test.user('client1').username);
      await expect(test.call('refreshToken', { body: pairOf(body) })).resolves.toBeTruthy();
    }
  });

  it('[R7.22][A-539] are not issued without a session, from an ended one, or from half a token pair', async () => {
    const token = test.token('client1');
    expect((await test.refusal('refreshToken', { body: {} })).status).toBe(401);
    for (const half of [{ ialIdToken: token }, { ialRefreshToken: 'known' }]) {
      const refusal = await test.refusal('refreshToken', { token, body: half });
      expect(refusal).toMatchObject({ status: 400, messageKey: 'dde.error.requiredField' });
    }
    test.world.clock.advance(limits.refreshTokenMs);
    expect(await test.refusal('refreshToken', { token, body: {} })).toMatchObject({
      status: 401,
      messageKey: 'dde.error.sessionExpired',
    });
  });

  it('[R7.19] are issued from the access layer’s token to bankers only', async () => {
    const { username } = test.user('bankerRm');
    const { body } = await test.call('bankerToken', {
      body: { ialIdToken: `${ialTokenPrefix}${username.toLowerCase()}` },
    });
    const me = await test.call('getCurrentUser', {
      token: body.ialIdToken,
      context: { flowType: 'BANKER' },
    });
    expect(me.body.user.username).toBe(username);
    for (const ialIdToken of [
      `${ialTokenPrefix}${test.user('client1').username}`,
      `${ialTokenPrefix}NOBODY`,
      'made-up',
      test.token('client1'),
    ]) {
      expect(await test.refusal('bankerToken', { body: { ialIdToken } })).toMatchObject({
        status: 401,
        errorCode: 'LOGIN_FAILED',
      });
    }
  });

  it('[R7.19] are issued from the cookie’s session, and never without one', async () => {
    const token = test.token('bankerRm');
    const { body } = await test.call('bankerToken', { token, body: {} });
    expect(body.ialIdToken).not.toBe(token);
    expect((await test.refusal('bankerToken', { body: {} })).status).toBe(401);
  });

  it('[R2.12] are rejected if the identity provider’s answer is incomplete', async () => {
    const token = test.token('bankerRm');
    for (const body of [{ code: 'abc' }, { codeVerifier: 'v'.repeat(43) }]) {
      // An active session does not replace the code.
      expect(await test.refusal('bankerToken', { token, body })).toMatchObject({
        status: 401,
        errorCode: 'LOGIN_FAILED',
      });
    }
  });
});

describe('session', () => {
  it('[R8.8] ends with the sign-out, which can be repeated', async () => {
    const token = test.token('client1');
    const { sessionToken } = await test.call('logout', { token, body: {} });
    expect(sessionToken).toBeNull();
    expect((await test.refusal('getCurrentUser', { token })).status).toBe(401);
    await expect(test.call('logout', { token, body: {} })).resolves.toBeTruthy();
    await expect(test.call('logout', { body: {} })).resolves.toBeTruthy();
  });

  it('[R7.3][R7.4] returns the window the user opened last', async () => {
    const token = test.token('client1');
    const before = await test.call('getUserOpenedWindow', { token });
    expect(before.body).toEqual({ openedWindow: null });
    const set = await test.call('setUserOpenedWindow', { token });
    expect(set.body.openedWindow).toMatch(/^[0-9a-f-]{36}$/);
    const elsewhere = await test.call('getUserOpenedWindow', { as: 'client1' });
    expect(elsewhere.body).toEqual(set.body);
    const other = await test.call('getUserOpenedWindow', { as: 'bankerRm' });
    expect(other.body).toEqual({ openedWindow: null });
  });

  it.each(tenants)('[R6.5][R6.4] carries the rights of the tenant %s', async (tenant) => {
    test = new TestEngine(nodePorts, tenant);
    const { body } = await test.call('getCurrentUser', { as: 'bankerRm' });
    expect(body.permissions.includes('DOKU_JUMP_TO_EDS')).toBe(policyOf(tenant).jumpToEds);
    expect(body.permissions).toContain('DOKU_REMOVE');
    expect(body.roles).toEqual(['BANK_RM']);
    expect(body.clientNumber).toBeNull();
  });

  it('[R6.6] names the segment of the client, or none if it is missing', async () => {
    const { body } = await test.call('getCurrentUser', { as: 'client1' });
    const client = test.world.clients.get(body.clientNumber ?? '');
    expect(body.segmentType).toBe(client?.segment);
    const missing = await test.call('getCurrentUser', { as: 'segmentless' });
    expect(missing.body.segmentType).toBeNull();
  });

  it('[R5.5][R3.11][R7.10] answers every forgotten password in the same way', async () => {
    const user = test.user('client1');
    const known = await test.call('resetPassword', {
      body: { email: user.email, username: user.username, phoneNumber: '+36201234567' },
    });
    const unknown = await test.call('resetPassword', {
      body: { email: 'a@b.example', username: 'nobody', phoneNumber: '+36201234567' },
    });
    expect(known).toEqual(unknown);
  });
});
