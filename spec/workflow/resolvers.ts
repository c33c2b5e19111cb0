import type { DokuStatus } from '../enums.ts';
import type { Origin } from '../origin.ts';
import { allHold, type PredicateName } from './predicates.ts';
import type { DokuFacts, MachineContext } from './types.ts';

export const resolverNames = [
  '@reviewBank',
  '@reviewClient',
  '@toBank',
  '@toClient',
  '@backToClient',
  '@refusedToClient',
  '@refusedToBank',
  '@firstSigner',
  '@bankFirst',
  '@bankSecond',
  '@afterSignatures',
  '@paperOfBank',
] as const;
/** A next status that depends on the facts. It is resolved after the effects of the row. */
export type ResolverName = (typeof resolverNames)[number];

export interface ResolverStep {
  readonly when: readonly PredicateName[];
  readonly to: DokuStatus | ResolverName;
}

export interface Resolver {
  readonly says: string;
  readonly origin: Origin;
  /** The first step whose guards hold decides. The last step has no guard. */
  readonly steps: readonly ResolverStep[];
}

/** Every resolver with its steps in order. */
export const resolvers = {
  '@reviewBank': {
    says: 'the bank reviews, and the suffix counts the returns',
    origin: 'X-08',
    steps: [
      { when: ['bankReviewNever'], to: 'UNDER_REVIEW_BANK' },
      { when: ['bankReviewOnce'], to: 'UNDER_REVIEW_BANK_1' },
      { when: ['bankReviewTwice'], to: 'UNDER_REVIEW_BANK_2' },
      { when: [], to: 'UNDER_REVIEW_BANK_3' },
    ],
  },
  '@reviewClient': {
    says: 'the client reviews, and the suffix counts the returns',
    origin: 'X-08',
    steps: [
      { when: ['clientReviewNever'], to: 'UNDER_REVIEW_CLIENT' },
      { when: ['clientReviewOnce'], to: 'UNDER_REVIEW_CLIENT_1' },
      { when: ['clientReviewTwice'], to: 'UNDER_REVIEW_CLIENT_2' },
      { when: [], to: 'UNDER_REVIEW_CLIENT_3' },
    ],
  },
  '@toBank': {
    says: 'a first version goes to the bank: negotiation or review',
    origin: 'A-170',
    steps: [
      { when: ['negotiable'], to: 'UNDER_NEGOTIATION_BANK' },
      { when: [], to: '@reviewBank' },
    ],
  },
  '@toClient': {
    says: 'a version goes to the client: negotiation or review',
    origin: 'A-170',
    steps: [
      { when: ['negotiable'], to: 'UNDER_NEGOTIATION_CLIENT' },
      { when: [], to: '@reviewClient' },
    ],
  },
  '@backToClient': {
    says: 'after an answered objection: acknowledgement if fully signed, otherwise the next version',
    origin: 'A-182',
    steps: [
      {
        when: ['signingNeeded', 'nothingLeftToSign', 'acknowledgementOpen'],
        to: 'WAITING_CLIENT_ACKNOWLEDGEMENT',
      },
      { when: [], to: '@toClient' },
    ],
  },
  '@refusedToClient': {
    says: 'after a broken envelope or a refused paper text, the client has the turn',
    origin: 'A-170',
    steps: [
      { when: ['negotiable'], to: 'UNDER_NEGOTIATION_CLIENT' },
      { when: [], to: 'WAITING_CLIENT_FEEDBACK' },
    ],
  },
  '@refusedToBank': {
    says: 'after a broken envelope, the bank has the turn',
    origin: 'A-170',
    steps: [
      { when: ['negotiable'], to: 'UNDER_NEGOTIATION_BANK' },
      { when: [], to: 'WAITING_BANK_FEEDBACK' },
    ],
  },
  '@firstSigner': {
    says: 'paper first, then the client, then the bank',
    origin: 'A-170',
    steps: [
      { when: ['paper'], to: 'WAITING_FOR_PAPER_SIGNING' },
      { when: ['clientRemaining'], to: 'WAITING_CLIENT_SIGNATURE' },
      { when: [], to: '@bankFirst' },
    ],
  },
  '@bankFirst': {
    says: 'the first-level bank signature, in the bank’s own application if it has one',
    origin: 'A-170',
    steps: [
      { when: ['firstBankRemaining', 'bankSignsInCustomApp'], to: 'WAITING_BANK_SIGNATURE_AUX' },
      { when: ['firstBankRemaining'], to: 'WAITING_BANK_SIGNATURE' },
      { when: [], to: '@bankSecond' },
    ],
  },
  '@bankSecond': {
    says: 'the second-level bank signature',
    origin: 'A-170',
    steps: [
      { when: ['secondBankRemaining'], to: 'WAITING_BANK_SIGNATURE_2' },
      { when: [], to: '@afterSignatures' },
    ],
  },
  '@afterSignatures': {
    says: 'acknowledgement if it is required, then the archive',
    origin: 'A-182',
    steps: [
      { when: ['acknowledgementOpen'], to: 'WAITING_CLIENT_ACKNOWLEDGEMENT' },
      { when: [], to: 'WAITING_ARCHIVAL' },
    ],
  },
  '@paperOfBank': {
    says: 'the paper is signed, unless the bank must sign it too',
    origin: 'A-181',
    steps: [
      { when: ['bankRemaining'], to: 'WAITING_FOR_PAPER_SIGNING' },
      { when: [], to: 'PAPER_SIGNED' },
    ],
  },
} as const satisfies Record<ResolverName, Resolver>;

function isResolver(target: DokuStatus | ResolverName): target is ResolverName {
  return target.startsWith('@');
}

/**
 * Returns the status a target resolves to.
 * @throws Error if no step of a resolver holds, which is an error in the table
 */
export function resolveTarget(
  target: DokuStatus | ResolverName,
  facts: DokuFacts,
  context: MachineContext,
): DokuStatus {
  if (!isResolver(target)) return target;
  const steps: readonly ResolverStep[] = resolvers[target].steps;
  for (const step of steps) {
    if (allHold(step.when, facts, context)) return resolveTarget(step.to, facts, context);
  }
  throw new Error(`no step of the resolver ${target} holds`);
}
