import type { TenantPolicy } from '../tenants/policy.ts';

/** Tenant rules that the workflow reads. This folder does not know the name of any tenant. */
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
] as const satisfies readonly (keyof TenantPolicy)[];

/** The part of a tenant policy that callers pass. Every policy satisfies it. */
export type WorkflowPolicy = Pick<TenantPolicy, (typeof workflowPolicyFields)[number]>;
