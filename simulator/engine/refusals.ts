import { errorCodes, type ErrorCode, type MessageKey } from '@dokubox/spec/errors.ts';
import { refusalKinds } from '@dokubox/spec/operations/refusal-kinds.ts';
import type { RoleAct } from '@dokubox/spec/workflow/roles.ts';
import { Refusal, type RefusalDetails } from './handler.ts';

/** A refusal with a code of §8, and the status and message of the code table. */
export function refusalOf(code: ErrorCode, details: RefusalDetails = {}): Refusal {
  const { httpStatus, messageKey } = errorCodes[code];
  return new Refusal(httpStatus ?? 500, messageKey, code, details);
}

/** No session, or an expired one. */
export function sessionExpired(): Refusal {
  return new Refusal(401, 'dde.error.sessionExpired', null);
}

/**
 * The session was ended from outside.
 * @param byLock the bank has locked the user: signing in again does not help
 */
export function sessionEnded(byLock: boolean): Refusal {
  const { status, errorCode, messageKey } =
    refusalKinds[byLock ? 'sessionEndedByLock' : 'sessionEnded'];
  return new Refusal(status, messageKey, errorCode ?? null);
}

/** Another tenant's session, or headers that contradict it. */
export function accessDenied(reason: string): Refusal {
  return refusalOf('DOKUBOX_ACCESS_DENIED', { reason });
}

/** The caller does not have the necessary rights. */
export function notAllowed(reason: string): Refusal {
  return new Refusal(403, 'dde.error.notAllowed', null, { reason });
}

/** No role of the caller allows the act. */
export function roleNotAllowed(act: RoleAct): Refusal {
  return new Refusal(403, 'dde.error.roleNotAllowed', null, { reason: act });
}

/** Something that does not exist, or that the caller must not know of. */
export function notFound(): Refusal {
  return new Refusal(404, 'dde.error.notFound', null);
}

/** A box that does not exist, or that the caller must not know of. */
export function boxNotFound(): Refusal {
  return refusalOf('DOKUBOX_LOAD_ERROR');
}

/** One field of the body is invalid. */
export function invalidField(field: string, messageKey: MessageKey, reason?: string): Refusal {
  const fieldError = reason === undefined ? { field, messageKey } : { field, messageKey, reason };
  return new Refusal(400, messageKey, null, { fieldErrors: [fieldError] });
}

/** Wrong username, password or code, without saying which. */
export function loginFailed(messageKey: MessageKey = 'dde.error.loginFailed'): Refusal {
  return new Refusal(401, messageKey, 'LOGIN_FAILED');
}

/**
 * The server has too much work of one kind, in total or for this world. Other calls are
 * still served.
 * @param seconds time after which the call can be repeated
 */
export function tooBusy(reason: string, seconds: number): Refusal {
  return new Refusal(503, 'dde.error.tooManyRequests', null, { reason }).after(seconds);
}

/**
 * Too many failed sign-ins.
 * @param lockedFor milliseconds until the user can sign in again. The answer has whole seconds
 */
export function userLocked(lockedFor: number): Refusal {
  const seconds = Math.ceil(lockedFor / 1000);
  return new Refusal(403, 'dde.error.userLocked', null, { messageParams: { seconds } });
}

/** The bank has locked the user, and only the bank can unlock them. */
export function userLockedByBank(): Refusal {
  return new Refusal(403, 'dde.error.userLockedByBank', null);
}
