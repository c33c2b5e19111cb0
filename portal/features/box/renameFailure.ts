import { errorCodes, GENERAL_ERROR_KEY } from '@dokubox/spec/errors.ts';
import type { Failure } from '@dokubox/ui-kit/locales/messageText.ts';
import { ApiError, NO_ANSWER } from '../../api/errors.ts';
import { failureOf } from '../../shared/failure.ts';

/** Statuses whose cause the user can resolve: no answer, or a box that has changed. */
const resolvableStatuses: readonly number[] = [NO_ANSWER, errorCodes.DOKUBOX_LOCKED.httpStatus];

/**
 * Returns the message of a failed rename for its field: the general error (§8), unless the user can
 * resolve the cause.
 */
export function renameFailure(cause: unknown): Failure {
  const isResolvable =
    cause instanceof ApiError &&
    (cause.fieldErrors.length > 0 || resolvableStatuses.includes(cause.status));
  return isResolvable ? failureOf(cause) : { messageKey: GENERAL_ERROR_KEY };
}
