import type { BrokenPart } from '@dokubox/spec/control/enums.ts';
import type { Fault } from '@dokubox/spec/control/schemas/fault.ts';
import type { Refusal } from '../engine/handler.ts';
import type { Broken } from './messages.ts';

/** What of a request is at fault that was refused before any operation looked at it. */
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

/** How a refused request broke the contract; undefined for one the contract allows to be refused. */
export function brokenByClient(refusal: Refusal): Broken | undefined {
  if (refusal.step !== 'request' || refusal.messageKey === 'dde.error.unknownWorld')
    return undefined;
  const part = refusal.brokenPart ?? partByStatus[refusal.status];
  return part && { by: 'BROKEN_BY_CLIENT', part };
}

/** An answer that breaks the contract because a fault asks for it. */
export const brokenByFault: Broken = { by: 'BROKEN_BY_FAULT', part: 'ANSWER' };

/** An answer of ours that breaks the contract. */
export const brokenAnswer = (breach: string): Broken => ({
  by: 'BROKEN_BY_SERVER',
  part: 'ANSWER',
  breach,
});

/** Something that should not have happened. */
export function brokenByMistake(error: unknown): Broken {
  const breach = error instanceof Error ? error.message : String(error);
  return { by: 'BROKEN_BY_SERVER', breach };
}

/** Whether a fault spoils the answer itself, whatever it says. */
export const spoilsAnswer = (fault: Fault | undefined): boolean =>
  fault?.malformedBody === true || fault?.dropConnection === true;
