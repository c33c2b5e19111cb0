import type { UserType } from '@dokubox/spec/enums.ts';
import { limits } from '@dokubox/spec/limits.ts';
import { Refusal } from '../../handler.ts';
import { testOtp } from '@dokubox/spec/test-sign-in.ts';
import type { SignInTransaction } from '../../sessions/world-sessions.ts';
import type { UserState } from '../../state.ts';
import type { World } from '../../world/world.ts';
import type { Call, Handler } from '../call.ts';
import { loginFailed, userLocked, userLockedByBank } from '../../refusals.ts';
import { loginAnswer, maskPhone, requireTenant, startOf } from './sign-in.ts';

/** Both sign-ins have the same body. */
type LoginCall = Pick<Call<'clientLogin'>, 'world' | 'engine' | 'context' | 'input'>;

/**
 * Returns the user with this name and password. Unknown names take the same time, get the same
 * answers and are locked in the same way. A lock set by a banker is reported only after the
 * right password.
 */
async function authenticate(
  world: World,
  userType: UserType,
  username: string,
  password: string,
): Promise<UserState> {
  const { failures, passwords } = world.sessions;
  const user = world.users.get(username);
  const matches = await passwords.matches(username, password);
  const now = world.clock.nowMs();
  const lockedFor = failures.lockedFor(username, now);
  if (lockedFor > 0) throw userLocked(lockedFor);
  if (!user || user.userType !== userType || user.status === 'INVITED' || !matches) {
    failures.count(username, now);
    throw loginFailed();
  }
  if (user.status === 'LOCKED') throw userLockedByBank();
  return user;
}

/** The answer for a user who has to sign the framework contract first. */
function contractStep(world: World, user: UserState, contractId: string) {
  if (user.contractSignature === 'UNAVAILABLE') {
    throw new Refusal(503, 'dde.error.contractSignatureNotAvailable', null);
  }
  world.sessions.addContract(contractId, user.username);
  return {
    body: {
      status: 'CONTRACT_SIGNATURE_REQUIRED' as const,
      signingUrl: `/contract/waitforsignatures?contractId=${contractId}`,
    },
  };
}

async function login({ world, engine, context, input }: LoginCall, userType: UserType) {
  requireTenant(world, context);
  const { body } = input;
  const username = userType === 'BANKER' ? body.username.toUpperCase() : body.username;
  const user = await authenticate(world, userType, username, body.password);
  const id = engine.ports.randomToken();
  if (user.contractSignature !== 'NONE') return contractStep(world, user, id);
  world.sessions.addTransaction(user.username, userType, id, world.clock.nowMs());
  return {
    body: {
      status: 'OTP_REQUIRED' as const,
      transactionId: id,
      maskedPhone: maskPhone(user.phoneNumber),
    },
  };
}

/** First step of a client's sign-in. */
export const clientLogin: Handler<'clientLogin'> = (call) => login(call, 'CLIENT');

/** First step of a banker's sign-in. Bankers' names are upper-case (§5). */
export const bankerLogin: Handler<'bankerLogin'> = (call) => login(call, 'BANKER');

/** A sign-in that is waiting for its code. An unknown one is answered like an expired one. */
function openTransaction(world: World, id: string): SignInTransaction {
  const transaction = world.sessions.transaction(id);
  const now = world.clock.nowMs();
  if (!transaction || transaction.expiresAt <= now) throw loginFailed('dde.error.otpExpired');
  const lockedFor = world.sessions.failures.lockedFor(transaction.username, now);
  if (lockedFor > 0) throw userLocked(lockedFor);
  return transaction;
}

/** Second step: the one-time code, valid for one session, with three attempts. */
export const verifyOtp: Handler<'verifyOtp'> = ({ world, engine, context, input }) => {
  requireTenant(world, context);
  const { sessions } = world;
  const now = world.clock.nowMs();
  const transaction = openTransaction(world, input.body.transactionId);
  if (input.body.otp !== testOtp) {
    const { triesLeft } = sessions.changeTransaction(transaction, {
      triesLeft: transaction.triesLeft - 1,
    });
    if (triesLeft > 0) throw loginFailed('dde.error.otpInvalid');
    // Guessing again with new transactions leads to the lock.
    sessions.endTransaction(transaction.id);
    sessions.failures.count(transaction.username, now);
    throw loginFailed('dde.error.otpTooManyTries');
  }
  const user = world.users.get(transaction.username);
  if (!sessions.endTransaction(transaction.id) || !user) throw loginFailed('dde.error.otpExpired');
  sessions.failures.clear(user.username);
  return loginAnswer(sessions.start(startOf(world, user), engine.ports.randomToken, now), user);
};

/** Sends another code. The five minutes start again, the attempts do not. */
export const resendOtp: Handler<'resendOtp'> = ({ world, input }) => {
  const now = world.clock.nowMs();
  const transaction = openTransaction(world, input.body.transactionId);
  if (transaction.resendFrom > now) {
    const seconds = Math.ceil((transaction.resendFrom - now) / 1000);
    throw new Refusal(429, 'dde.error.otpResendTooSoon', null, { messageParams: { seconds } });
  }
  world.sessions.changeTransaction(transaction, {
    expiresAt: now + limits.otpValidMs,
    resendFrom: now + limits.otpResendAfterSeconds * 1000,
  });
  return {
    body: {
      maskedPhone: maskPhone(world.users.get(transaction.username)?.phoneNumber ?? ''),
      resendAfterSeconds: limits.otpResendAfterSeconds,
    },
  };
};
