import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  errorCodes,
  GENERAL_ERROR_KEY,
  isMessageKey,
  type ErrorCode,
  type MessageKey,
} from '@dokubox/spec/errors.ts';
import type { OperationId } from '@dokubox/spec/operations/table.ts';
import type { Fault } from '@dokubox/spec/schemas/control.ts';
import { faultsOf } from '../engine/handlers/control/faults.ts';
import { Refusal } from '../engine/handler.ts';
import type { RequestState } from './request-state.ts';

/** What an answer of a status says where nothing else is asked for. */
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

/** Codes whose status says everything: whoever sees the status acts, whatever was called. */
const codesOfStatus: readonly ErrorCode[] = ['PORTAL_BLOCKED', 'UNAUTHORIZED_428', 'GENERAL_ERROR'];

const allCodes = Object.keys(errorCodes) as ErrorCode[];

/** The code a fault stands for: that of its message key, else that of its status. */
function codeOf(fault: Fault, status: number): ErrorCode | null {
  const ofStatus = allCodes.filter((one) => errorCodes[one].httpStatus === status);
  const named = ofStatus.find((one) => errorCodes[one].messageKey === fault.messageKey);
  return named ?? ofStatus.find((one) => codesOfStatus.includes(one)) ?? null;
}

function refusalOf(fault: Fault, status: number): Refusal {
  const code = codeOf(fault, status);
  const own =
    code === null ? (keyByStatus[status] ?? GENERAL_ERROR_KEY) : errorCodes[code].messageKey;
  const key =
    fault.messageKey !== undefined && isMessageKey(fault.messageKey) ? fault.messageKey : own;
  return new Refusal(status, key, code, { reason: `asked for by ${fault.faultId}` });
}

/** The fault a call meets, kept with the request. */
export function meetFault(
  request: FastifyRequest,
  id: OperationId,
  state: RequestState,
): Fault | undefined {
  const faults = state.world && faultsOf(state.world);
  if (!faults) return undefined;
  const path = request.url.split('?', 1)[0] ?? '';
  state.fault = faults.meet(id, path);
  return state.fault;
}

/**
 * Lets a call feel its fault: waits, hangs up, or refuses.
 *
 * @returns whether the call is still to be done
 * @throws Refusal with the fault's status
 */
export async function feelFault(reply: FastifyReply, fault: Fault): Promise<boolean> {
  if (fault.delayMs) {
    await new Promise<void>((resolve) => {
      // A server that closes waits for nobody.
      setTimeout(resolve, fault.delayMs).unref();
    });
  }
  if (fault.dropConnection) {
    reply.hijack();
    reply.raw.destroy();
    return false;
  }
  if (fault.status !== undefined) throw refusalOf(fault, fault.status);
  return true;
}

/** An answer as the request's fault lets it out: whole, or cut off in the middle. */
export function throughFault(request: FastifyRequest, text: string): string {
  if (!request.sim?.fault?.malformedBody) return text;
  // Half of a JSON text is none; a text of one character neither without it.
  return text.slice(0, Math.floor(text.length / 2));
}
