import { errorCodes, type ErrorCode, type MessageKey } from '@dokubox/spec/errors.ts';
import { refusalKinds } from '@dokubox/spec/operations/refusal-kinds.ts';
import type { RoleAct } from '@dokubox/spec/workflow/roles.ts';
import { Refusal, type RefusalDetails } from './handler.ts';

/** A refusal with one of the codes of §8, in the status and words its table gives. */
export function refusalOf(code: ErrorCode, details: RefusalDetails = {}): Refusal {
  const { httpStatus, messageKey } = errorCodes[code];
  return new Refusal(httpStatus ?? 500, messageKey, code, details);
}

/** No session, or one that is over. */
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

/** The caller's rights do not reach. */
export function notAllowed(reason: string): Refusal {
  return new Refusal(403, 'dde.error.notAllowed', null, { reason });
}

/** No role of the caller allows the act. */
export function roleNotAllowed(act: RoleAct): Refusal {
  return new Refusal(403, 'dde.error.roleNotAllowed', null, { reason: act });
}

/** Something that does not exist, or that the caller must not know to exist. */
export function notFound(): Refusal {
  return new Refusal(404, 'dde.error.notFound', null);
}

/** The same for a box. */
export function boxNotFound(): Refusal {
  return refusalOf('DOKUBOX_LOAD_ERROR');
}

/** One field of the body is not acceptable. */
export function invalidField(field: string, messageKey: MessageKey, reason?: string): Refusal {
  const fieldError = reason === undefined ? { field, messageKey } : { field, messageKey, reason };
  return new Refusal(400, messageKey, null, { fieldErrors: [fieldError] });
}

/** Wrong user name, password or code; says nothing about which. */
export function loginFailed(messageKey: MessageKey = 'dde.error.loginFailed'): Refusal {
  return new Refusal(401, messageKey, 'LOGIN_FAILED');
}

/**
 * The server has too much to do of a kind, in all or for this world. Others are served.
 * @param seconds after which the call may be made again
 */
export function tooBusy(reason: string, seconds: number): Refusal {
  return new Refusal(503, 'dde.error.tooManyRequests', null, { reason }).after(seconds);
}

/**
 * Too many failed sign-ins.
 * @param lockedFor milliseconds until the user can sign in again, told in whole seconds
 */
export function userLocked(lockedFor: number): Refusal {
  const seconds = Math.ceil(lockedFor / 1000);
  return new Refusal(403, 'dde.error.userLocked', null, { messageParams: { seconds } });
}

/** The bank has locked the user; only the bank can end it. */
export function userLockedByBank(): Refusal {
  return new Refusal(403, 'dde.error.userLockedByBank', null);
}
