import type { TenantPolicy } from '../tenants/policy.ts';

/** The tenant rules the workflow reads; nothing in this folder knows the name of a tenant. */
export const workflowPolicyFields = [
  'sendToBankBeforeSetup',
  'addedSendToClientInAux',
  'removalBlockedWhileArchiving',
  'removalBlockedWhileSigning',
  'archiveRole',
  'readinessOnBankerScreen',
  'readinessOnClientScreen',
  'readinessNeedsIssuerAndStolenFlag',
  'readinessNeedsValidDocument',
  'expiryToleratedInWaitingArchival',
  'finalizeNeedsArchiveRole',
] as const satisfies readonly (keyof TenantPolicy)[];

/** What a caller hands over; every tenant policy satisfies it. */
export type WorkflowPolicy = Pick<TenantPolicy, (typeof workflowPolicyFields)[number]>;
