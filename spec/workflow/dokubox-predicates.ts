import type { DokuStatus, DokuboxStatus, Initiator } from '../enums.ts';
import type { Origin } from '../origin.ts';
import { paper, signingNeeded } from './predicates.ts';
import type { DokuInBox } from './types.ts';

/** Facts about all documents of a box. {@link summarizeBox} computes them. */
export interface BoxSummary {
  /** Every used document that needs a signature is signed on paper, and there is at least one. */
  readonly allPaper: boolean;
  /** Every used document that needs a signature has confirmed paper signatures. */
  readonly everyPaperSigned: boolean;
  /** The box has at least one used document, and all of them are ARCHIVED or PAPER_SIGNED. */
  readonly everyDokuFinished: boolean;
  /** The box has at least one used document, and all of them are ARCHIVED. */
  readonly everyDokuArchived: boolean;
  /**
   * At least one participant is DONE, signed file is uploaded, paper is signed, or document is
   * ARCHIVED.
   */
  readonly anySignatureOrArchive: boolean;
  /** The setup of every used document is complete. */
  readonly everySetupCompleted: boolean;
}

/** Facts that decide the transitions of a box. */
export interface BoxFacts extends BoxSummary {
  readonly status: DokuboxStatus;
  readonly initiatedBy: Initiator;
  /** The status a refused termination returns to. Null unless a termination is pending. */
  readonly statusBeforeTermination: DokuboxStatus | null;
}

/** The acting user. The banker who requested the termination may not decide on it. */
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

/** Facts that a document contributes to its box. */
export type DokuSummand = Pick<
  DokuInBox,
  'facts' | 'usedInBox' | 'dokuSetupCompleted' | 'participants'
>;

/** Returns the facts about all documents of a box. Unused documents do not count. */
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

/** Every guard that a row of the box machine may name. */
export const boxPredicates = {
  initiatedByClient: rule('§3', 'the client started it', (f) => f.initiatedBy === 'CLIENT'),
  initiatedByBank: rule('§3', 'the bank started it', (f) => f.initiatedBy === 'BANK'),
  allPaper: rule(
    'A-170',
    'at least one used document needs a signature, and all of these are signed on paper',
    (f) => f.allPaper,
  ),
  notAllPaper: rule(
    'A-170',
    'a required signature is not on paper, or none is required',
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
    'the box has at least one used document, and all are ARCHIVED or PAPER_SIGNED',
    (f) => f.everyDokuFinished,
  ),
  everyDokuArchived: rule(
    'A-170',
    'the box has at least one used document, and all are ARCHIVED',
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
    'this banker requested the termination',
    (_f, c) => c.actorAskedForTermination,
  ),
} as const satisfies Record<string, BoxPredicateRule>;

export type BoxPredicateName = keyof typeof boxPredicates;
