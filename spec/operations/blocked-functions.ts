import type { PortalFunction, Trigger } from '../enums.ts';
import type { OperationDefinition } from './types.ts';

/** Functions that can be blocked one by one; ALL blocks every one of them. */
export type OwnFunction = Exclude<PortalFunction, 'ALL'>;

/**
 * The function a call belongs to: while it is blocked the call answers 307. Calls that need no
 * complete session are never blocked, so that a user can still learn why, and leave.
 */
export function functionOf({ portalFunction = 'DDE' }: OperationDefinition): OwnFunction {
  return portalFunction;
}

/** Options of a document that need a further function: a submit with one answers 307 as well. */
export const functionOfTrigger: Partial<Record<Trigger, OwnFunction>> = {
  SendForSigning: 'SIGNING',
  SendForResigning: 'SIGNING',
  SendToBankForSigning: 'SIGNING',
  ContinueToSigning: 'SIGNING',
  SendToArchive: 'ARCHIVING',
};
