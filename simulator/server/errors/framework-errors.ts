import type { MessageKey } from '@dokubox/spec/errors.ts';
import { unreadablePath } from '../../door/unknown-path.ts';
import { Refusal } from '../../engine/handler.ts';

/** Translates errors of Fastify and its plugins into the contract's errors. */
const refusalsByStatus: Readonly<Record<number, MessageKey>> = {
  400: 'dde.error.malformedBody',
  404: 'dde.error.notFound',
  405: 'dde.error.methodNotAllowed',
  408: 'dde.error.timeout',
  413: 'dde.error.payloadTooLarge',
  414: 'dde.error.invalidValue',
  415: 'dde.error.unsupportedMediaType',
  429: 'dde.error.tooManyRequests',
  431: 'dde.error.invalidHeader',
};

/** Reasons for the refusals of Fastify a caller can do something about. */
const reasonsByCode: Readonly<Record<string, string>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'the body must be application/json',
  FST_ERR_CTP_BODY_TOO_LARGE: 'the body is larger than the call takes',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'the body is not as long as its Content-Length',
  ECONNRESET: 'the connection was closed before the body was whole',
  FST_REQ_FILE_TOO_LARGE: 'the file is larger than 16 MiB',
  FST_PARTS_LIMIT: 'too many parts',
  FST_ERR_MAX_PARAM_LENGTH: 'a part of the path has more than 200 characters',
};

/** Whether the request caused the error. Any other error is ours. */
function statusOf(error: unknown): number | null {
  if (typeof error !== 'object' || error === null || !('statusCode' in error)) return null;
  const { statusCode } = error;
  return typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500
    ? statusCode
    : null;
}

/**
 * Whether `@fastify/static` rejects the address of a folder, a path that is not in its shortest form, or an
 * overlong name. It has no file there, and nothing else rejects with 403.
 */
export const isRefusedFile = (error: unknown): boolean => statusOf(error) === 403;

/** Turns a thrown error into a refusal. Null for an error that only a mistake of ours can cause. */
export function refusalFrom(error: unknown): Refusal | null {
  if (error instanceof Refusal) return error;
  const status = statusOf(error);
  if (status === null) return null;
  const code = String((error as { code?: unknown }).code);
  const reason = reasonsByCode[code];
  if (code === 'FST_ERR_BAD_URL') return unreadablePath();
  const known = refusalsByStatus[status];
  return new Refusal(known ? status : 400, known ?? 'dde.error.malformedBody', null, {
    ...(reason === undefined ? {} : { reason }),
  });
}
