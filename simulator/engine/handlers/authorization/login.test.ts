import { tenants } from '@dokubox/spec/enums.ts';
import { limits } from '@dokubox/spec/limits.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { nodePorts } from '../../../server/ports.ts';
import { testOtp, testPassword } from '@dokubox/spec/test-sign-in.ts';
import { TestEngine } from '../fixtures/test-engine.ts';

let now = 0;
let test: TestEngine;

beforeEach(() => {
  now = 0;
  test = new TestEngine(nodePorts, 'HU', () => now);
});

const wrongOtp = testOtp.replace(/[0-9]/g, '0');

function credentials(key: string, password: string = testPassword) {
  return { username: test.user(key).username, password, language: 'en' as const };
}

async function transactionOf(key: string): Promise<string> {
  const id = test.user(key).userType === 'CLIENT' ? 'clientLogin' : 'bankerLogin';
  const { body } = await test.call(id, { body: credentials(key) });
  if (!body.transactionId) throw new Error(`no code was asked of ${key}`);
  return body.transactionId;
}

async function signIn(key: string) {
  const transactionId = await transactionOf(key);
  return test.call('verifyOtp', { body: { transactionId, otp: testOtp } });
}

describe('sign-in with a password', () => {
  it('[R5.13] is followed by a code sent to a masked telephone', async () => {
    const { body, sessionToken } = await test.call('clientLogin', { body: credentials('client1') });
    expect(body.status).toBe('OTP_REQUIRED');
    expect(body.maskedPhone).toMatch(/^\+\*+[0-9]{2}$/);
    expect(body.maskedPhone?.slice(-2)).toBe(test.user('client1').phoneNumber.slice(-2));
    expect(body.idToken).toBeUndefined();
    expect(sessionToken).toBeUndefined();
  });

  it('[R5.15] accepts a banker’s name in lower case', async () => {
    const body = credentials('bankerRm');
    const answer = await test.call('bankerLogin', {
      body: { ...body, username: body.username.toLowerCase() },
    });
    expect(answer.body.status).toBe('OTP_REQUIRED');
  });

  it.each([
    ['a wrong password', 'client1', 'Wrong-7-Password'],
    ['a user who never came', 'invited', testPassword],
    ['a banker at the clients’ door', 'bankerRm', testPassword],
  ])('[R8.7] rejects %s like an unknown name', async (_what, key, password) => {
    const unknown = await test.refusal('clientLogin', {
      body: { username: 'nobody', password: testPassword, language: 'en' },
    });
    const known = await test.refusal('clientLogin', { body: credentials(key, password) });
    expect(known).toMatchObject({
      status: 401,
      errorCode: 'LOGIN_FAILED',
      messageKey: 'dde.error.loginFailed',
    });
    expect({ ...known }).toEqual({ ...unknown });
  });

  it('[R5.15] locks any name after five failures, even with the right password', async () => {
    for (const username of [test.user('client1').username, 'nobody']) {
      const body = { username, password: 'Wrong-7-Password', language: 'en' as const };
      for (let count = 0; count < limits.loginFailuresBeforeLock; count += 1) {
        expect((await test.refusal('clientLogin', { body })).status).toBe(401);
      }
      const locked = await test.refusal('clientLogin', {
        body: { ...body, password: testPassword },
      });
      expect(locked).toMatchObject({ status: 403, messageKey: 'dde.error.userLocked' });
      const seconds = limits.loginLockMs / 1000;
      expect(locked.details.messageParams).toEqual({ seconds });
    }
    now = limits.loginLockMs - 61_500;
    // Another failure does not prolong the lock. The answer has the whole seconds that are left.
    const later = await test.refusal('clientLogin', {
      body: credentials('client1', 'Wrong-7-Pass'),
    });
    expect(later.details.messageParams).toEqual({ seconds: 62 });
    now = limits.loginLockMs;
    expect(await transactionOf('client1')).toBeTruthy();
  });

  it('[R8.7] reports a lock set by a banker only after the right password', async () => {
    const right = await test.refusal('clientLogin', { body: credentials('shut') });
    // Not the answer for failed attempts, because waiting would not help.
    expect(right).toMatchObject({ status: 403, messageKey: 'dde.error.userLockedByBank' });
    const wrong = await test.refusal('clientLogin', { body: credentials('shut', 'Wrong-7-Pass') });
    expect(wrong.status).toBe(401);
  });

  it('[R8.7] rejects a sign-in whose headers name another tenant', async () => {
    const refusal = await test.refusal('clientLogin', {
      body: credentials('client1'),
      context: { tenant: 'CZ' },
    });
    expect(refusal).toMatchObject({ status: 403, errorCode: 'DOKUBOX_ACCESS_DENIED' });
  });
});

describe('framework contract', () => {
  it('[R2.1] leads to the signing page, whose status can be queried', async () => {
    const { body } = await test.call('clientLogin', { body: credentials('unsigned') });
    expect(body.status).toBe('CONTRACT_SIGNATURE_REQUIRED');
    const url = new URL(body.signingUrl ?? '', 'http://localhost');
    expect(url.pathname).toBe('/contract/waitforsignatures');
    const contractId = url.searchParams.get('contractId') ?? '';
    const status = await test.call('getContractStatus', { params: { contractId } });
    expect(status.body).toEqual({ status: 'WAITING' });
    const unknown = await test.refusal('getContractStatus', { params: { contractId: 'none' } });
    expect(unknown.status).toBe(404);
  });

  it('[R2.27] answers 503 if no signing page can be created', async () => {
    const refusal = await test.refusal('clientLogin', { body: credentials('stuck') });
    expect(refusal).toMatchObject({
      status: 503,
      messageKey: 'dde.error.contractSignatureNotAvailable',
    });
  });
});

describe('one-time code', () => {
  it.each(tenants)('[R5.13][R1.1] signs both roles in for %s', async (tenant) => {
    test = new TestEngine(nodePorts, tenant, () => now);
    for (const key of ['client1', 'bankerRm']) {
      const { body, sessionToken } = await signIn(key);
      expect(body).toMatchObject({ status: 'LOGGED_IN', expiresIn: limits.idTokenMs / 1000 });
      expect(body.user?.username).toBe(test.user(key).username);
      expect(sessionToken).toBe(body.idToken);
      const me = await test.call('getCurrentUser', {
        token: body.idToken ?? null,
        context: { flowType: test.user(key).userType },
      });
      expect(me.body.tenant).toBe(tenant);
    }
  });

  it('[R5.13] allows three attempts, then ends', async () => {
    const transactionId = await transactionOf('client1');
    const attempt = (otp: string) => test.refusal('verifyOtp', { body: { transactionId, otp } });
    for (let left = limits.otpTries - 1; left > 0; left -= 1) {
      expect(await attempt(wrongOtp)).toMatchObject({
        status: 401,
        messageKey: 'dde.error.otpInvalid',
      });
    }
    expect((await attempt(wrongOtp)).messageKey).toBe('dde.error.otpTooManyTries');
    expect((await attempt(testOtp)).messageKey).toBe('dde.error.otpExpired');
  });

  it('[R5.13] locks a name after repeated guesses', async () => {
    for (let round = 0; round < limits.loginFailuresBeforeLock; round += 1) {
      const transactionId = await transactionOf('client1');
      for (let tries = 0; tries < limits.otpTries; tries += 1) {
        await test.refusal('verifyOtp', { body: { transactionId, otp: wrongOtp } });
      }
    }
    const refusal = await test.refusal('clientLogin', { body: credentials('client1') });
    expect(refusal.messageKey).toBe('dde.error.userLocked');
  });

  it('[R5.13] is valid for five minutes and for one session', async () => {
    const late = await transactionOf('client1');
    now += limits.otpValidMs;
    const expired = await test.refusal('verifyOtp', {
      body: { transactionId: late, otp: testOtp },
    });
    expect(expired.messageKey).toBe('dde.error.otpExpired');
    const transactionId = await transactionOf('client1');
    await test.call('verifyOtp', { body: { transactionId, otp: testOtp } });
    const again = await test.refusal('verifyOtp', { body: { transactionId, otp: testOtp } });
    expect(again.messageKey).toBe('dde.error.otpExpired');
  });

  it('[R5.13] can be sent again after thirty seconds, without new attempts', async () => {
    const transactionId = await transactionOf('client1');
    const early = await test.refusal('resendOtp', { body: { transactionId } });
    expect(early).toMatchObject({ status: 429, messageKey: 'dde.error.otpResendTooSoon' });
    expect(early.details.messageParams).toEqual({ seconds: limits.otpResendAfterSeconds });
    now += limits.otpResendAfterSeconds * 1000;
    for (let tries = 1; tries < limits.otpTries; tries += 1) {
      await test.refusal('verifyOtp', { body: { transactionId, otp: wrongOtp } });
    }
    const { body } = await test.call('resendOtp', { body: { transactionId } });
    expect(body.resendAfterSeconds).toBe(limits.otpResendAfterSeconds);
    const last = await test.refusal('verifyOtp', { body: { transactionId, otp: wrongOtp } });
    expect(last.messageKey).toBe('dde.error.otpTooManyTries');
    expect((await test.refusal('resendOtp', { body: { transactionId } })).status).toBe(401);
  });

  it('[R8.7] answers an unknown transaction like an expired one', async () => {
    const refusal = await test.refusal('verifyOtp', {
      body: { transactionId: 'guessed', otp: testOtp },
    });
    expect(refusal).toMatchObject({ status: 401, messageKey: 'dde.error.otpExpired' });
  });
});

describe('client selection', () => {
  it('[R5.14] gives a representative of three clients a session that can only select one', async () => {
    const { body } = await signIn('client3');
    expect(body.status).toBe('CLIENT_SELECTION_REQUIRED');
    const token = body.idToken ?? null;
    const early = await test.refusal('loadDokubox', { token, params: { id: 1 } });
    expect(early).toMatchObject({ status: 403, messageKey: 'dde.error.notAllowed' });
    const clients = await test.call('getClients', { token, body: {} });
    expect(clients.body.totalElements).toBe(3);
    const [first] = clients.body.content;
    const chosen = await test.call('selectClient', {
      token,
      body: { clientNumber: first?.clientNumber ?? '' },
    });
    expect(chosen.body.status).toBe('LOGGED_IN');
    const me = await test.call('getCurrentUser', { token: chosen.body.idToken ?? null });
    expect(me.body).toMatchObject({
      clientNumber: first?.clientNumber,
      clientName: first?.clientName,
    });
    expect((await test.refusal('getCurrentUser', { token })).status).toBe(401);
  });

  it('[R6.1] rejects a client the user does not represent', async () => {
    const { clientNumber } = test.box('foreign');
    const refusal = await test.refusal('selectClient', { as: 'client3', body: { clientNumber } });
    expect(refusal).toMatchObject({ status: 403, messageKey: 'dde.error.notAllowed' });
  });

  it('[R5.14] is automatic for a representative of one client', async () => {
    const { body } = await signIn('client1');
    expect(body.status).toBe('LOGGED_IN');
  });
});
