import type { DokuStatus, DokuboxStatus, Initiator } from '../enums.ts';
import type { Origin } from '../origin.ts';
import { paper, signingNeeded } from './predicates.ts';
import type { DokuInBox } from './types.ts';

/** What the documents of a box add up to; see {@link summarizeBox}. */
export interface BoxSummary {
  /** Every used document that needs a signature is signed on paper, and there is at least one. */
  readonly allPaper: boolean;
  /** Every used document that needs a signature has its paper signatures confirmed. */
  readonly everyPaperSigned: boolean;
  /** At least one used document, and every one is ARCHIVED or PAPER_SIGNED. */
  readonly everyDokuFinished: boolean;
  /** At least one used document, and every one is ARCHIVED. */
  readonly everyDokuArchived: boolean;
  /** A participant is DONE, a signed file was uploaded, paper was signed, or one is ARCHIVED. */
  readonly anySignatureOrArchive: boolean;
  /** Every used document is set up. */
  readonly everySetupCompleted: boolean;
}

/** What the lifecycle of a box is decided by. */
export interface BoxFacts extends BoxSummary {
  readonly status: DokuboxStatus;
  readonly initiatedBy: Initiator;
  /** Where a refused termination returns to; null unless a termination is pending. */
  readonly statusBeforeTermination: DokuboxStatus | null;
}

/** Who acts: the banker who asked for the termination may not decide on it. */
export interface BoxContext {
  readonly actorAskedForTermination: boolean;
}

const paperConfirmed: ReadonlySet<DokuStatus> = new Set<DokuStatus>([
  'PAPER_SIGNED',
  'WAITING_CLIENT_ACKNOWLEDGEMENT',
  'WAITING_ARCHIVAL',
  'UNDER_ARCHIVING',
  'ARCHIVED',
]);

/** What a document adds to its box. */
export type DokuSummand = Pick<
  DokuInBox,
  'facts' | 'usedInBox' | 'dokuSetupCompleted' | 'participants'
>;

/** Adds up the documents of a box. Documents that are not used do not count. */
export function summarizeBox(dokus: readonly DokuSummand[]): BoxSummary {
  const used = dokus.filter((doku) => doku.usedInBox);
  const signed = used.filter((doku) => signingNeeded(doku.facts));
  const some = used.length > 0;
  return {
    allPaper: signed.length > 0 && signed.every((doku) => paper(doku.facts)),
    everyPaperSigned:
      signed.length > 0 && signed.every((doku) => paperConfirmed.has(doku.facts.status)),
    everyDokuFinished:
      some &&
      used.every(({ facts }) => facts.status === 'ARCHIVED' || facts.status === 'PAPER_SIGNED'),
    everyDokuArchived: some && used.every(({ facts }) => facts.status === 'ARCHIVED'),
    anySignatureOrArchive: used.some(
      ({ facts, participants }) =>
        facts.status === 'ARCHIVED' ||
        facts.uploadedDocumentSigned ||
        facts.signedOutsideDDE ||
        facts.clientSigned ||
        facts.bank1Signed ||
        facts.bank2Signed ||
        participants.some((participant) => participant.participantState === 'DONE'),
    ),
    everySetupCompleted: used.every((doku) => doku.dokuSetupCompleted),
  };
}

export interface BoxPredicateRule {
  readonly says: string;
  readonly origin: Origin;
  readonly test: (facts: BoxFacts, context: BoxContext) => boolean;
}

function rule(origin: Origin, says: string, test: BoxPredicateRule['test']): BoxPredicateRule {
  return { says, origin, test };
}

/** Every guard a row of the box machine may name. */
export const boxPredicates = {
  initiatedByClient: rule('§3', 'the client initiated it', (f) => f.initiatedBy === 'CLIENT'),
  initiatedByBank: rule('§3', 'the bank initiated it', (f) => f.initiatedBy === 'BANK'),
  allPaper: rule(
    'A-170',
    'every used document that needs a signature is signed on paper, at least one is',
    (f) => f.allPaper,
  ),
  notAllPaper: rule(
    'A-170',
    'a needed signature is not on paper, or none is needed',
    (f) => !f.allPaper,
  ),
  everyPaperSigned: rule('A-170', 'all paper signatures are confirmed', (f) => f.everyPaperSigned),
  paperReopened: rule(
    'A-170',
    'a paper signature is missing again',
    (f) => f.allPaper && !f.everyPaperSigned,
  ),
  everyDokuFinished: rule(
    'A-170',
    'at least one used document, each ARCHIVED or PAPER_SIGNED',
    (f) => f.everyDokuFinished,
  ),
  everyDokuArchived: rule(
    'A-170',
    'at least one used document, each ARCHIVED',
    (f) => f.everyDokuArchived,
  ),
  setupIncomplete: rule(
    '§8',
    'the setup of a used document is not complete',
    (f) => !f.everySetupCompleted,
  ),
  nothingSigned: rule('A-206', 'nothing is signed or archived', (f) => !f.anySignatureOrArchive),
  somethingSigned: rule('A-206', 'something is signed or archived', (f) => f.anySignatureOrArchive),
  actorAskedForTermination: rule(
    'A-207',
    'the banker asked for the termination',
    (_f, c) => c.actorAskedForTermination,
  ),
} as const satisfies Record<string, BoxPredicateRule>;

export type BoxPredicateName = keyof typeof boxPredicates;
