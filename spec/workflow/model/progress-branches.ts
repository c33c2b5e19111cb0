import type { ParticipantRole, ParticipantState } from '../../enums.ts';
import type {
  BarText,
  BoxProgressFields,
  DokuProgress,
  DokuProgressFields,
  ParticipantProgress,
} from '../progress.ts';

/*
 * One example for each rule of the progress tables, in their order and under the rule's own words.
 * The unit tests decide them by the table, the stories show them.
 */

const remote: BoxProgressFields = {
  clientSignatureSystem: 'ESAW_REMOTE',
  bankSignatureSystem: 'NA',
};
const needed: DokuProgressFields = {
  status: 'WAITING_CLIENT_SIGNATURE',
  clientSignatureNeeded: true,
};

/** A document and its box, and what the table says of it. */
export interface DocumentBranch {
  readonly says: string;
  readonly gives: DokuProgress;
  readonly doku: DokuProgressFields;
  readonly box: BoxProgressFields;
}

export const documentBranches = {
  signedOutside: {
    says: 'Signed outside the product',
    gives: 'signedOutside',
    doku: { ...needed, signedOutsideDDE: true },
    // The envelope does not matter any more.
    box: { ...remote, namirialEnvelopeStatus: 'REJECTED' },
  },
  notApplicable: {
    says: 'Signing not applicable: no signature system, or the doku does not need signing',
    gives: 'notRequired',
    doku: { status: 'ARCHIVED' },
    box: { ...remote, namirialEnvelopeStatus: 'REJECTED' },
  },
  afterSigning: {
    says: 'After signing: signed when the envelope is FINALIZED or WAITING_SIGNATURE',
    gives: 'signed',
    doku: { ...needed, status: 'WAITING_ARCHIVAL' },
    box: { ...remote, namirialEnvelopeStatus: 'FINALIZED' },
  },
  afterSigningRejected: {
    says: 'After signing: rejected when REJECTED',
    gives: 'rejected',
    doku: { ...needed, status: 'WAITING_CLIENT_ACKNOWLEDGEMENT' },
    box: { ...remote, namirialEnvelopeStatus: 'REJECTED' },
  },
  afterSigningWithoutEnvelope: {
    says: 'After signing without an envelope: signed by custom application or by a signed upload',
    gives: 'signed',
    doku: { ...needed, status: 'ARCHIVED' },
    box: { ...remote, namirialEnvelopeStatus: null },
  },
  brokenEnvelope: {
    says: 'An envelope that is REJECTED or CANCELLED',
    gives: 'rejected',
    doku: needed,
    box: { ...remote, namirialEnvelopeStatus: 'CANCELLED' },
  },
  otherwise: {
    says: 'Otherwise',
    gives: 'pending',
    doku: needed,
    box: { ...remote, namirialEnvelopeStatus: 'SIGNATURE_STATUS' },
  },
} as const satisfies Record<string, DocumentBranch>;

/** A participant of a document, and what the table says of them. */
export interface ParticipantBranch {
  readonly says: string;
  readonly gives: ParticipantProgress;
  readonly participant: {
    readonly participantRole: ParticipantRole;
    readonly participantState: ParticipantState;
    readonly signingUrlResolved?: string | null;
  };
  readonly document: DokuProgress;
  readonly box: BoxProgressFields;
}

const signer = {
  participantRole: 'CLIENT_LEGALREPRESENTATIVE',
  participantState: 'TODO',
} as const;

export const participantBranches = {
  done: {
    says: 'Done: a tick',
    gives: 'done',
    participant: { ...signer, participantState: 'DONE' },
    document: 'rejected',
    box: { ...remote, namirialEnvelopeStatus: 'REJECTED' },
  },
  notRequired: {
    says: 'Not done: not required where the role does not sign or the doku needs no signing',
    gives: 'notRequired',
    participant: { ...signer, participantRole: 'CLIENT_REVIEWER' },
    document: 'pending',
    box: { ...remote, namirialEnvelopeStatus: 'WAITING_SIGNATURE' },
  },
  rejected: {
    says: 'Not done: rejected where the envelope is REJECTED or CANCELLED',
    gives: 'rejected',
    participant: { ...signer, signingUrlResolved: 'hidden' },
    document: 'rejected',
    box: { ...remote, namirialEnvelopeStatus: 'REJECTED' },
  },
  started: {
    says: 'Not done: signing already started once signingUrlResolved is set',
    gives: 'started',
    participant: { ...signer, signingUrlResolved: 'hidden' },
    document: 'pending',
    box: { ...remote, namirialEnvelopeStatus: 'WAITING_SIGNATURE' },
  },
  waiting: {
    says: 'Not done: otherwise a waiting icon',
    gives: 'waiting',
    participant: { ...signer, signingUrlResolved: null },
    document: 'pending',
    box: { ...remote, namirialEnvelopeStatus: 'WAITING_SIGNATURE' },
  },
} as const satisfies Record<string, ParticipantBranch>;

type Signer = ParticipantBranch['participant'];

/** Documents of a bar, and its text with its percentage; null = the bar is hidden. */
export interface BarBranch {
  readonly says: string;
  readonly gives: BarText;
  readonly documents: readonly {
    readonly progress: DokuProgress;
    readonly participants: readonly Signer[];
  }[];
  readonly percent: number | null;
}

const signed: Signer = { ...signer, participantState: 'DONE' };

export const barBranches = {
  noneNeedsSigning: {
    says: 'No doku needs signing',
    gives: 'notRequired',
    documents: [{ progress: 'notRequired', participants: [signer] }],
    percent: null,
  },
  allOutside: {
    says: 'Every doku that needs signing was signed outside',
    gives: 'signedOutside',
    documents: [
      { progress: 'signedOutside', participants: [signer] },
      { progress: 'notRequired', participants: [signer] },
    ],
    percent: null,
  },
  rejected: {
    says: 'The signing of a doku was rejected',
    gives: 'rejected',
    documents: [{ progress: 'rejected', participants: [signed, signed, signer] }],
    percent: 66,
  },
  nobodyEligible: {
    says: 'Nobody is eligible to sign',
    gives: 'notRequired',
    documents: [
      {
        progress: 'pending',
        participants: [{ ...signer, participantRole: 'CLIENT_REVIEWER' }],
      },
    ],
    percent: null,
  },
  nobodySigned: {
    says: 'Nobody has signed: 0 %',
    gives: 'notStarted',
    documents: [{ progress: 'pending', participants: [signer, signer, signer] }],
    percent: 0,
  },
  someSigned: {
    says: 'Some have signed: done of total',
    gives: 'partlySigned',
    documents: [{ progress: 'pending', participants: [signed, signer, signer] }],
    percent: 33,
  },
  allSigned: {
    says: 'All have signed: 100 %',
    gives: 'allSigned',
    documents: [{ progress: 'signed', participants: [signed, signed] }],
    percent: 100,
  },
} as const satisfies Record<string, BarBranch>;
