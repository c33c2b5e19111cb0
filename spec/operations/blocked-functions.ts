import type { PortalFunction, Trigger } from '../enums.ts';
import type { OperationDefinition } from './types.ts';

/** Functions that can be blocked one by one. ALL blocks every one of them. */
export type OwnFunction = Exclude<PortalFunction, 'ALL'>;

/**
 * Returns the function a call belongs to. While it is blocked, the call answers 307. Calls
 * that need no complete session are never blocked, so users can still see why and sign out.
 */
export function functionOf({ portalFunction = 'DDE' }: OperationDefinition): OwnFunction {
  return portalFunction;
}

/**
 * Options of a document that need another function. A submit with one of them also answers 307
 * while that function is blocked.
 */
export const functionOfTrigger: Partial<Record<Trigger, OwnFunction>> = {
  SendForSigning: 'SIGNING',
  SendForResigning: 'SIGNING',
  SendToBankForSigning: 'SIGNING',
  ContinueToSigning: 'SIGNING',
  SendToArchive: 'ARCHIVING',
};
