import type { UserType } from '../enums.ts';
import type { Origin } from '../origin.ts';
import { bankReviews, clientReviews, inEnvelope } from './doku-rows/status-groups.ts';
import type { OptionTrigger } from './offers.ts';
import { envelopeBroken, paper } from './predicates.ts';
import type { DokuFacts } from './types.ts';

export const consequences = [
  'signsAgain',
  'leavesSigningToBank',
  'leavesSigningToClient',
  'returnsToBank',
  'returnsToClient',
  'acceptsForSigning',
  'accepts',
  'acknowledges',
  'keepsRefused',
  'asksForValidFile',
  'endsPaperSigning',
  'startsPaperSigning',
  'archives',
  'confirmsPaper',
] as const;
/** The consequence of choosing an option, if its name does not say it. */
export type Consequence = (typeof consequences)[number];

/** The line below the options of these triggers. */
export interface ConsequenceRule {
  readonly gives: Consequence;
  readonly by: UserType;
  readonly triggers: readonly OptionTrigger[];
  /** If absent, in every status in which the trigger is offered. */
  readonly when?: (facts: DokuFacts) => boolean;
  readonly origin: Origin;
}

const isIn = (statuses: readonly DokuFacts['status'][], { status }: DokuFacts) =>
  statuses.includes(status);
const refusedInEnvelope = (facts: DokuFacts) => envelopeBroken(facts) && isIn(inEnvelope, facts);

/** The first rule that holds decides. If none holds, the name of the option says everything. */
export const consequenceRules: readonly ConsequenceRule[] = [
  { gives: 'signsAgain', by: 'BANKER', triggers: ['SendForResigning'], origin: 'A-386' },
  { gives: 'signsAgain', by: 'CLIENT', triggers: ['SendForResigning'], origin: 'A-386' },
  {
    gives: 'leavesSigningToBank',
    by: 'CLIENT',
    triggers: ['SendToBank'],
    when: refusedInEnvelope,
    origin: 'A-386',
  },
  {
    gives: 'leavesSigningToClient',
    by: 'BANKER',
    triggers: ['SendToClient'],
    when: refusedInEnvelope,
    origin: 'A-386',
  },
  {
    gives: 'returnsToBank',
    by: 'CLIENT',
    triggers: ['SendToBank'],
    when: (facts) => isIn([...clientReviews, 'WAITING_CLIENT_ACKNOWLEDGEMENT'], facts),
    origin: 'A-386',
  },
  {
    gives: 'returnsToClient',
    by: 'BANKER',
    triggers: ['SendToClient'],
    when: (facts) =>
      isIn(bankReviews, facts) ||
      (facts.status === 'WAITING_BANK_SIGNATURE_AUX' && !facts.clientAcknowledgementNeeded),
    origin: 'A-386',
  },
  { gives: 'acceptsForSigning', by: 'CLIENT', triggers: ['ContinueToSigning'], origin: 'A-386' },
  {
    gives: 'acknowledges',
    by: 'CLIENT',
    triggers: ['SendForArchiving'],
    when: (facts) => facts.status === 'WAITING_CLIENT_ACKNOWLEDGEMENT',
    origin: 'A-182',
  },
  { gives: 'accepts', by: 'CLIENT', triggers: ['SendForArchiving'], origin: 'A-386' },
  {
    gives: 'keepsRefused',
    by: 'BANKER',
    triggers: ['SendForArchiving'],
    when: (facts) => facts.envelope === 'REJECTED' && isIn(inEnvelope, facts),
    origin: 'A-386',
  },
  {
    gives: 'asksForValidFile',
    by: 'BANKER',
    triggers: ['SendToClient'],
    when: (facts) => facts.status === 'WAITING_ARCHIVAL',
    origin: 'A-386',
  },
  {
    gives: 'endsPaperSigning',
    by: 'BANKER',
    triggers: ['SendToClient'],
    when: (facts) => facts.status === 'WAITING_FOR_PAPER_SIGNING',
    origin: 'A-386',
  },
  {
    gives: 'startsPaperSigning',
    by: 'BANKER',
    triggers: ['SendForSigning'],
    when: paper,
    origin: 'A-181',
  },
  { gives: 'archives', by: 'BANKER', triggers: ['SendToArchive'], origin: 'A-386' },
  { gives: 'confirmsPaper', by: 'BANKER', triggers: ['PrintedAndPaperSigned'], origin: 'A-181' },
];

/**
 * Returns the consequence of the option for a document in this state. Null if the option's name
 * says it.
 */
export function consequenceOf(
  trigger: OptionTrigger,
  by: UserType,
  facts: DokuFacts,
): Consequence | null {
  const rule = consequenceRules.find(
    (one) => one.by === by && one.triggers.includes(trigger) && (one.when?.(facts) ?? true),
  );
  return rule?.gives ?? null;
}
