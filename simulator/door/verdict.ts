import type { BrokenPart } from '@dokubox/spec/control/enums.ts';
import type { Fault } from '@dokubox/spec/control/schemas/fault.ts';
import type { Refusal } from '../engine/handler.ts';
import type { Broken } from './messages.ts';

/** The wrong part of a request that was rejected before any operation checked it. */
const partByStatus: Readonly<Record<number, BrokenPart>> = {
  400: 'BODY',
  404: 'PATH',
  405: 'METHOD',
  408: 'BODY',
  413: 'BODY',
  414: 'PATH',
  415: 'BODY',
  431: 'HEADERS',
};

/**
 * How a rejected request broke the contract. Undefined for a refusal that the contract allows
 * (A-421).
 */
export function brokenByClient(refusal: Refusal): Broken | undefined {
  if (refusal.step !== 'request' || refusal.messageKey === 'dde.error.unknownWorld')
    return undefined;
  const part = refusal.brokenPart ?? partByStatus[refusal.status];
  return part && { by: 'BROKEN_BY_CLIENT', part };
}

/** An answer that breaks the contract because of a fault. */
export const brokenByFault: Broken = { by: 'BROKEN_BY_FAULT', part: 'ANSWER' };

/** An answer of the simulator that breaks the contract. */
export const brokenAnswer = (breach: string): Broken => ({
  by: 'BROKEN_BY_SERVER',
  part: 'ANSWER',
  breach,
});

/** A mistake of the simulator. */
export function brokenByMistake(error: unknown): Broken {
  const breach = error instanceof Error ? error.message : String(error);
  return { by: 'BROKEN_BY_SERVER', breach };
}

/** Whether a fault damages the answer itself, whatever its content. */
export const spoilsAnswer = (fault: Fault | undefined): boolean =>
  fault?.malformedBody === true || fault?.dropConnection === true;
