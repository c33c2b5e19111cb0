import { noContent, type Handler } from '../call.ts';
import { invalidField, userLocked } from '../../refusals.ts';
import { Refusal } from '../../handler.ts';
import { userOf } from '../current-user.ts';
import { limits } from '@dokubox/spec/limits.ts';
import { passwordProblem } from '@dokubox/spec/password-rules.ts';
import { isPhoneNumber } from '@dokubox/spec/phone-numbers.ts';
import { policyOf } from '@dokubox/spec/tenants/table.ts';
import { loginAnswer } from './sign-in.ts';

/**
 * Changes the caller's password. Their other sessions end, and this one continues with new tokens.
 * Every rule of the form applies in its order, and the new password must differ from the current
 * one.
 */
export const changePassword: Handler<'changePassword'> = async (call) => {
  const { world, session, engine, input } = call;
  const { sessions } = world;
  const user = userOf(call);
  const { currentPassword, newPassword } = input.body;
  const problem = passwordProblem(newPassword);
  if (problem) throw invalidField('newPassword', problem);
  const known = [user.username, user.fullName];
  const score = await engine.ports.passwordScore(newPassword, known);
  if (score <= limits.passwordStrengthAbove) {
    throw invalidField('newPassword', 'dde.error.patternMatch');
  }
  const matches = await sessions.passwords.matches(user.username, currentPassword);
  const now = world.clock.nowMs();
  const lockedFor = sessions.failures.lockedFor(user.username, now);
  if (lockedFor > 0) throw userLocked(lockedFor);
  if (!matches) {
    sessions.failures.count(user.username, now);
    const messageKey = 'dde.error.loginFailed';
    throw new Refusal(403, messageKey, null, {
      fieldErrors: [{ field: 'currentPassword', messageKey }],
    });
  }
  if (newPassword === currentPassword) {
    throw invalidField('newPassword', 'dde.error.passwordUnchanged');
  }
  const { randomToken } = engine.ports;
  await sessions.passwords.change(user.username, newPassword, randomToken());
  sessions.failures.clear(user.username);
  sessions.endAllOf(user.username, session.token);
  const change = { passwordChangeRequired: false };
  return loginAnswer(sessions.replace(session, change, randomToken, world.clock.nowMs()), user);
};

/**
 * Forgotten password. Only the form of the values is checked: nothing is looked up and the answer
 * is always the same, so that neither text nor duration reveals an account. A simulated
 * bank sends no mail.
 */
export const resetPassword: Handler<'resetPassword'> = ({ world, input }) => {
  if (isPhoneNumber(input.body.phoneNumber, policyOf(world.tenant))) return noContent;
  throw invalidField('phoneNumber', 'dde.error.invalidPhoneNumber');
};
