import { GENERAL_ERROR_KEY, type ErrorCode, type MessageKey } from '@dokubox/spec/errors.ts';
import type { ErrorBody } from '@dokubox/spec/schemas/error-body.ts';
import { reviveMoments, type Received } from '@dokubox/spec/schemas/received.ts';

/**
 * Status of a failure without an answer: no connection, a timeout, or a call its caller aborted.
 */
export const NO_ANSWER = 0;

/** Message key for a call without a connection. */
export const OFFLINE_KEY = 'dde.error.offline' satisfies MessageKey;

interface ApiErrorFacts {
  readonly status: number;
  readonly messageKey: MessageKey;
  readonly flowId: string;
  readonly errorCode?: ErrorCode;
  readonly body?: Received<ErrorBody>;
  /** The caller aborted the call, so no message is needed. */
  readonly aborted?: boolean;
}

/** A failed call, described in the contract's terms. */
export class ApiError extends Error {
  /** HTTP status, or {@link NO_ANSWER}. */
  readonly status: number;
  readonly errorCode: ErrorCode | undefined;
  readonly messageKey: MessageKey;
  readonly messageParams: Readonly<Record<string, string | number>>;
  readonly fieldErrors: NonNullable<ErrorBody['fieldErrors']>;
  readonly flowId: string;
  /** The whole answer, which may have more fields, such as `lockUser`. */
  readonly body: Received<ErrorBody> | undefined;
  readonly aborted: boolean;

  constructor(facts: ApiErrorFacts) {
    super(`${facts.status} ${facts.errorCode ?? facts.messageKey}`);
    this.name = 'ApiError';
    this.status = facts.status;
    this.errorCode = facts.errorCode;
    this.messageKey = facts.messageKey;
    this.messageParams = (facts.body?.messageParams ?? {}) as Record<string, string | number>;
    this.fieldErrors = facts.body?.fieldErrors ?? [];
    this.flowId = facts.flowId;
    this.body = facts.body;
    this.aborted = facts.aborted ?? false;
  }
}

function isErrorBody(value: unknown): value is ErrorBody {
  return typeof value === 'object' && value !== null && 'messageKey' in value;
}

/**
 * Returns the error of an answer that rejects a call. A body outside the contract becomes the
 * general error (§8).
 */
export function errorOfAnswer(status: number, body: unknown, flowId: string): ApiError {
  if (!isErrorBody(body)) return new ApiError({ status, messageKey: GENERAL_ERROR_KEY, flowId });
  const { errorCode } = body;
  return new ApiError({
    status,
    messageKey: body.messageKey,
    flowId: body.flowId,
    body: reviveMoments(body),
    ...(errorCode === undefined ? {} : { errorCode }),
  });
}

/**
 * Whether a call could not reach the server. An answer that cannot be read is a different failure.
 */
export function isOffline({ messageKey }: Pick<ApiError, 'messageKey'>): boolean {
  return messageKey === OFFLINE_KEY;
}

/** Returns the error behind anything thrown. Faults in our code become the general error. */
export function asApiError(cause: unknown, flowId: string): ApiError {
  if (cause instanceof ApiError) return cause;
  return new ApiError({ status: NO_ANSWER, messageKey: GENERAL_ERROR_KEY, flowId });
}
