import type { ErrorCode, MessageKey } from '@dokubox/spec/errors.ts';
import type { ErrorBody } from '@dokubox/spec/schemas/error-body.ts';
import type { RefusalDetails } from '../engine/handler.ts';
import type { RequestHeaders } from './messages.ts';

const UUID = /^[0-9a-fA-F]{8}-(?:[0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}$/;

/** The caller's flow id if valid, else a new one, so that the answer can be found in the logs. */
export function flowIdOf(
  { headers }: { readonly headers: RequestHeaders },
  newFlowId: () => string,
): string {
  const given = headers['x-flow-id'];
  return typeof given === 'string' && UUID.test(given) ? given : newFlowId();
}

/** The body of a refusal. */
export function errorBodyOf(
  refusal: {
    readonly messageKey: MessageKey;
    readonly errorCode: ErrorCode | null;
    readonly details: RefusalDetails;
  },
  flowId: string,
): ErrorBody {
  const { errorCode, messageKey, details } = refusal;
  return { ...(errorCode === null ? {} : { errorCode }), messageKey, ...details, flowId };
}
