import {
  errorCodes,
  GENERAL_ERROR_KEY,
  isMessageKey,
  type ErrorCode,
  type MessageKey,
} from '@dokubox/spec/errors.ts';
import type { OperationId } from '@dokubox/spec/operations/table.ts';
import type { Fault } from '@dokubox/spec/control/schemas/fault.ts';
import { faultsOf } from '../engine/traffic/faults.ts';
import { Refusal } from '../engine/handler.ts';
import type { DoorRequest, RequestState } from './messages.ts';

/** The default message of an answer, by status. */
const keyByStatus: Readonly<Record<number, MessageKey>> = {
  400: 'dde.error.validation',
  401: 'dde.error.sessionExpired',
  403: 'dde.error.notAllowed',
  404: 'dde.error.notFound',
  405: 'dde.error.methodNotAllowed',
  408: 'dde.error.timeout',
  409: 'dde.error.conflict',
  413: 'dde.error.payloadTooLarge',
  415: 'dde.error.unsupportedMediaType',
  429: 'dde.error.tooManyRequests',
};

/** Codes that depend only on the status, because clients react to these statuses after any call. */
const codesOfStatus: readonly ErrorCode[] = ['PORTAL_BLOCKED', 'UNAUTHORIZED_428', 'GENERAL_ERROR'];

const allCodes = Object.keys(errorCodes) as ErrorCode[];

/** The code of a fault: its own, else that of its message key, else that of its status. */
function codeOf(fault: Fault, status: number): ErrorCode | null {
  if (fault.errorCode !== undefined) return fault.errorCode;
  const ofStatus = allCodes.filter((one) => errorCodes[one].httpStatus === status);
  const named = ofStatus.find((one) => errorCodes[one].messageKey === fault.messageKey);
  return named ?? ofStatus.find((one) => codesOfStatus.includes(one)) ?? null;
}

function refusalByFault(fault: Fault, status: number): Refusal {
  const code = codeOf(fault, status);
  const own =
    code === null ? (keyByStatus[status] ?? GENERAL_ERROR_KEY) : errorCodes[code].messageKey;
  const key =
    fault.messageKey !== undefined && isMessageKey(fault.messageKey) ? fault.messageKey : own;
  return new Refusal(status, key, code, { reason: `requested by ${fault.faultId}` }).at('fault');
}

/** Counts a call against the faults of its world, and stores the matching one. */
export function takeFault(
  request: DoorRequest,
  id: OperationId,
  state: RequestState,
): Fault | undefined {
  const { world, entered } = state;
  const faults = world && faultsOf(world);
  if (!faults || faults.faults.length === 0) return undefined;
  state.fault = faults.meet({
    id,
    path: request.url.split('?', 1)[0] ?? '',
    username: entered?.session?.username,
    nowMs: world.clock.nowMs(),
  });
  return state.fault;
}

/**
 * Applies a fault before the call is done: delays, rejects, or drops the call.
 * @returns whether the call continues. If not, the connection must be closed
 * @throws Refusal with the fault's status, or with its error code and that code's status
 */
export async function applyFault(fault: Fault): Promise<boolean> {
  if (fault.delayMs) {
    await new Promise<void>((resolve) => {
      const timer: unknown = setTimeout(resolve, fault.delayMs);
      // In Node the timer must not keep the process alive. In a browser it is a number without
      // `unref`.
      (timer as { readonly unref?: () => void }).unref?.();
    });
  }
  if (fault.dropConnection) return false;
  const coded = fault.errorCode && errorCodes[fault.errorCode].httpStatus;
  const status = coded ?? fault.status;
  if (status !== undefined) throw refusalByFault(fault, status);
  return true;
}

/** The text of an answer after the request's fault: whole or truncated. */
export function cutByFault({ sim }: Pick<DoorRequest, 'sim'>, text: string): string {
  if (!sim?.fault?.malformedBody) return text;
  // Half of a JSON text is never valid JSON. A single character leaves nothing.
  return text.slice(0, Math.floor(text.length / 2));
}
