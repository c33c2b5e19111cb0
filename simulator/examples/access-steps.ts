import { limits } from '@dokubox/spec/limits.ts';
import { testOtp, testPassword } from '@dokubox/spec/test-sign-in.ts';
import type { UserState } from '../engine/state.ts';
import type { Stage } from './stage.ts';
import { step, withBody, type Step, type StepInput } from './step.ts';

const wrong = 'Wrong-7-Password';

const credentials =
  (key: string, password = testPassword) =>
  (stage: Stage): StepInput => ({
    body: { username: stage.user(key).username, password, language: 'en' },
  });

/** First step of signing in. */
async function begun(stage: Stage): Promise<{ transactionId: string }> {
  const { username } = stage.user('client1');
  const body = { username, password: testPassword, language: 'en' };
  return (await stage.before('clientLogin', null, { body })) as { transactionId: string };
}

const code =
  (otp: string) =>
  (_stage: Stage, { transactionId }: { transactionId: string }): StepInput => ({
    body: { transactionId, otp },
  });

async function failing(stage: Stage, times: number): Promise<void> {
  for (let count = 0; count < times; count += 1) {
    await begunWrong(stage).catch(() => undefined);
  }
}
const begunWrong = (stage: Stage) =>
  stage.before('clientLogin', null, {
    body: { username: stage.user('client1').username, password: wrong, language: 'en' },
  });

const newPassword = 'tR7#kw9Qz!mP';
const passwords = (currentPassword: string, chosen: string) =>
  withBody(() => ({ currentPassword, newPassword: chosen }));
const reset = (changes: object) =>
  withBody((stage) => {
    const { email, username, phoneNumber } = stage.user('client1');
    return { email, username, phoneNumber, ...changes };
  });

/** A call in a session that a change of its user has ended. */
const endedBy =
  (change: Partial<UserState>) =>
  (stage: Stage): StepInput => {
    const { idToken } = stage.tokens('client3');
    stage.changeUser('client3', change);
    return { body: {}, token: idToken, headers: { 'X-Flow-Type': 'CLIENT' } };
  };

/** Signing in, the session, people and what belongs to them. */
export const accessSteps: readonly Step[] = [
  step('clientLogin', 'A one-time code was sent', { input: credentials('client1') }),
  step('clientLogin', 'The framework contract must be signed first', {
    tenant: 'CZ',
    input: credentials('unsigned'),
  }),
  step('clientLogin', 'Wrong password', { input: credentials('client1', wrong) }),
  step('clientLogin', 'Locked user', { input: credentials('shut') }),
  step('clientLogin', 'The contract cannot be signed at this time', {
    input: credentials('stuck'),
  }),
  step('bankerLogin', 'A one-time code was sent', {
    tenant: 'BG',
    input: credentials('bankerRm'),
  }),
  step('bankerLogin', 'Wrong password', { input: credentials('bankerRm', wrong) }),
  step('verifyOtp', 'Signed in', { before: begun, input: code(testOtp) }),
  step('verifyOtp', 'Wrong code', { before: begun, input: code('000000') }),
  step('verifyOtp', 'The code has expired', {
    input: withBody(() => ({ transactionId: 'long-gone', otp: testOtp })),
  }),
  step('verifyOtp', 'Too many wrong attempts', {
    before: async (stage) => {
      const transaction = await begun(stage);
      const body = { transactionId: transaction.transactionId, otp: '000000' };
      for (let count = 1; count < limits.otpTries; count += 1) {
        await stage.before('verifyOtp', null, { body }).catch(() => undefined);
      }
      return transaction;
    },
    input: code('000000'),
  }),
  step('resendOtp', 'Another code was sent', {
    before: async (stage) => {
      const transaction = await begun(stage);
      stage.world.clock.advance(60_000);
      return transaction;
    },
    input: (_stage, { transactionId }: { transactionId: string }) => ({ body: { transactionId } }),
  }),
  step('resendOtp', 'Requested too early', {
    before: begun,
    input: (_stage, { transactionId }: { transactionId: string }) => ({ body: { transactionId } }),
  }),
  step('resendOtp', 'The code has expired', {
    input: withBody(() => ({ transactionId: 'long-gone' })),
  }),
  step('getClients', 'Three companies', {
    as: 'client3',
    tenant: 'SK',
    input: withBody(() => ({})),
  }),
  step('selectClient', 'Select a company', {
    as: 'client3',
    tenant: 'SK',
    input: withBody((stage) => ({ clientNumber: stage.clientOf('client3') })),
  }),
  step('selectClient', 'A company of another user', {
    as: 'client3',
    input: withBody((stage) => ({ clientNumber: stage.box('foreign').clientNumber })),
    boxes: ['foreign'],
  }),
  step('refreshToken', 'A new pair of tokens', {
    input: (stage) => {
      const { idToken, refreshToken } = stage.tokens('client1');
      return { body: { ialIdToken: idToken, ialRefreshToken: refreshToken } };
    },
  }),
  step('refreshToken', 'With the cookie of a client', {
    as: 'client1',
    input: withBody(() => ({})),
  }),
  step('refreshToken', 'Only one token of the pair', {
    input: withBody(() => ({ ialIdToken: 'unknown' })),
  }),
  step('refreshToken', 'An unknown token', {
    input: withBody(() => ({ ialIdToken: 'unknown', ialRefreshToken: 'unknown' })),
  }),
  step('bankerToken', 'With a token of the intranet access layer', {
    tenant: 'HR',
    input: withBody((stage) => ({ ialIdToken: `TEST-IAL.${stage.user('bankerRm').username}` })),
  }),
  step('bankerToken', 'An unknown token of the intranet access layer', {
    input: withBody(() => ({ ialIdToken: 'unknown' })),
  }),
  step('logout', 'Signed out', { as: 'client1', input: withBody(() => ({})) }),
  step('getCurrentUser', 'A client', { as: 'client1', tenant: 'RO' }),
  step('getCurrentUser', 'A banker', { as: 'bankerRm', tenant: 'BG' }),
  step('getUserOpenedWindow', 'No active window', { as: 'client1' }),
  step('setUserOpenedWindow', 'This window is the active one', { as: 'client1' }),
  step('resetPassword', 'The same answer whether the user exists or not', {
    tenant: 'SK',
    input: reset({}),
  }),
  step('resetPassword', 'The phone number does not match the country', {
    input: reset({ phoneNumber: '+361' }),
  }),
  step('resetPassword', 'Not an e-mail address', { input: reset({ email: 'nobody' }) }),
  step('resetPassword', 'The username is too long', { input: reset({ username: 'x'.repeat(51) }) }),
  step('changePassword', 'Changed', {
    as: 'client1',
    input: passwords(testPassword, newPassword),
  }),
  ...(
    [
      ['Too short', 'tR7#'],
      ['The new password contains a blank', 'tR7#kw 9Qz!mP'],
      ['Easy to guess', 'Password-2026'],
      ['The present one', testPassword],
    ] as const
  ).map(([shows, chosen]) =>
    step('changePassword', shows, { as: 'client1', input: passwords(testPassword, chosen) }),
  ),
  step('changePassword', 'The current password is wrong', {
    as: 'client1',
    input: passwords(wrong, newPassword),
  }),
  step('changePassword', 'Too many wrong attempts', {
    as: 'client1',
    before: (stage) => failing(stage, 5),
    input: passwords(testPassword, newPassword),
  }),
  step('getContractStatus', 'The contract is still waiting', {
    before: (stage) =>
      stage.before('clientLogin', null, {
        body: { username: stage.user('unsigned').username, password: testPassword, language: 'en' },
      }),
    input: (_stage, { signingUrl }: { signingUrl: string }) => ({
      params: { contractId: signingUrl.split('=')[1] ?? '' },
    }),
  }),
  step('getContractStatus', 'An unknown contract', {
    input: () => ({ params: { contractId: 'unknown' } }),
  }),

  step('getUsersByUsernames', 'Names of two users', {
    as: 'bankerRm',
    tenant: 'BG',
    input: withBody((stage) => ({
      usernames: [stage.user('client1').username, stage.user('bankerRm').username],
    })),
  }),
  step('getClientNameByRepresentativeUser', 'Clients that a user represents', {
    as: 'bankerRm',
    tenant: 'RS',
    input: withBody((stage) => ({
      clientNumber: stage.clientOf('client1'),
      userIds: [stage.user('client1').id],
    })),
  }),
  ...(['CZ', 'HU'] as const).map((tenant) =>
    step('updateBankUser', tenant === 'CZ' ? 'Stored' : 'Not available in this tenant', {
      as: 'bankerRm',
      tenant,
      input: withBody(() => ({ namirialUserId: 'B1234567', namirialDeviceId: 'DEV-123456' })),
    }),
  ),
  ...(['RO', 'HU'] as const).map((tenant) =>
    step('updateNamirialClientUser', tenant === 'RO' ? 'Stored' : 'Not available in this tenant', {
      as: 'client1',
      tenant,
      input: withBody(() => ({ namirialUserId: 'C1234567', namirialDeviceId: 'DEV-123456' })),
    }),
  ),
  step('searchClients', 'By a part of the client number', {
    as: 'bankerRm',
    input: withBody((stage) => ({
      text: stage.clientOf('client1').slice(0, 5),
      page: 0,
      size: 10,
    })),
  }),
  step('searchUsers', 'Representatives of a client', {
    as: 'bankerRm',
    tenant: 'CZ',
    input: withBody((stage) => ({ clientNumber: stage.clientOf('client1'), page: 0, size: 10 })),
  }),
  step('updateClientUser', 'Locked', {
    as: 'bankerRm',
    tenant: 'CZ',
    input: withBody((stage) => ({ userId: stage.user('client1').id, locked: true })),
  }),
  step('updateClientUser', 'Unknown user', {
    as: 'bankerRm',
    input: withBody(() => ({ userId: 999_999, locked: true })),
  }),
  step('updateClientUser', 'The phone number does not match the country', {
    as: 'bankerRm',
    input: withBody((stage) => ({ userId: stage.user('client1').id, phoneNumber: '+361' })),
  }),
  step('getTermsAndConditions', 'Available', { as: 'client1' }),
  step('downloadTermsAndConditions', 'The file', { as: 'client1' }),
  step('downloadTermsAndConditions', 'Not available in this tenant', {
    as: 'client1',
    tenant: 'BG',
  }),
  step('getContract', 'Available', { as: 'client1', tenant: 'CZ' }),
  step('downloadContract', 'The file', { as: 'client1', tenant: 'CZ' }),
  step('downloadContract', 'Not available in this tenant', { as: 'client1' }),
];

/** Errors that every call may return, each recorded once. */
export const commonSteps: readonly Step[] = [
  step('getClients', 'A header is missing', {
    as: 'client3',
    input: () => ({ body: {}, headers: { 'X-Tenant': null } }),
  }),
  step('getClients', 'A header has a wrong value', {
    as: 'client3',
    input: () => ({ body: {}, headers: { 'X-Language': 'de' } }),
  }),
  step('getClients', 'Unknown field', { as: 'client3', input: withBody(() => ({ more: true })) }),
  step('getClients', 'Two unknown fields', {
    as: 'client3',
    input: withBody(() => ({ more: true, most: true })),
  }),
  step('getClients', 'The body is not valid JSON', { as: 'client3', input: withBody(() => '{') }),
  step('getClients', 'Not signed in', { input: withBody(() => ({})) }),
  step('getClients', 'Headers for another user type', {
    as: 'client3',
    input: () => ({ body: {}, headers: { 'X-Flow-Type': 'BANKER' } }),
  }),
  step('getClients', 'Only for clients', { as: 'bankerRm', input: withBody(() => ({})) }),
  step('getClients', 'Ended from elsewhere', {
    input: endedBy({ contractSignature: 'REQUIRED' }),
  }),
  step('getClients', 'Ended because the bank has locked the user', {
    input: endedBy({ status: 'LOCKED' }),
  }),
  step('searchClients', 'A field is missing', {
    as: 'bankerRm',
    input: withBody(() => ({ page: 0, size: 10 })),
  }),
  step('searchClients', 'Wrong type', {
    as: 'bankerRm',
    input: withBody(() => ({ text: 'abc', page: '0', size: 10 })),
  }),
  step('loadDokubox', 'The portal is blocked', {
    as: 'client1',
    boxes: ['upload'],
    before: (stage) => stage.block('ALL'),
    input: (stage) => ({ params: { id: stage.box().id } }),
  }),
];
