import type {
  BankSignatureSystem,
  ClientSignatureSystem,
  DokuFlowTypeId,
  DokuStatus,
  EnvelopeStatus,
  Initiator,
  ParticipantRole,
  SelectableClientSignatureSystem,
} from '../enums.ts';
import type { Origin } from '../origin.ts';
import { initialStatus } from './doku-statuses.ts';
import type {
  DokuEnvelope,
  DokuFacts,
  DokuStaticFacts,
  ParticipantFacts,
  ReviewRound,
} from './types.ts';

type Flag = boolean | null | undefined;

/** The fields of a Doku of the contract that the lifecycle reads. */
export interface DokuFields {
  readonly status: DokuStatus;
  readonly dokuFlowTypeId: DokuFlowTypeId;
  readonly clientSignatureNeeded?: Flag;
  readonly firstBankSignatureNeeded?: Flag;
  readonly secondBankSignatureNeeded?: Flag;
  readonly clientAcknowledgementNeeded?: Flag;
  readonly clientSignedDokuUploadNeeded?: Flag;
  readonly bankSignedDokuUploadNeeded?: Flag;
  readonly uploadedDocumentSigned?: Flag;
  readonly signedOutsideDDE?: Flag;
  /** What the document's own envelope is, where that is not what its status and box tell. */
  readonly envelopeStatus?: DokuEnvelope | null | undefined;
  /** Answer of the last validation of this file, where the server tells it. */
  readonly archivePossible?: Flag;
  readonly participants: readonly ParticipantFacts[];
}

/** The fields of a Dokubox of the contract that the lifecycle of its documents reads. */
export interface BoxFields {
  readonly clientSignatureSystem?: ClientSignatureSystem | null | undefined;
  readonly clientSelectedSignatureSystem?: SelectableClientSignatureSystem | null | undefined;
  readonly bankSignatureSystem?: BankSignatureSystem | null | undefined;
  readonly namirialEnvelopeStatus?: EnvelopeStatus | null | undefined;
}

export interface FlowTypeRule {
  readonly provider: Initiator;
  readonly negotiable: boolean;
  readonly origin: Origin;
}

/** Who supplies a document of a kind, and whether its text is negotiable. */
export const flowTypeTable: Readonly<Record<DokuFlowTypeId, FlowTypeRule>> = {
  1: { provider: 'CLIENT', negotiable: false, origin: 'A-148' },
  2: { provider: 'BANK', negotiable: false, origin: 'A-148' },
  3: { provider: 'BANK', negotiable: true, origin: 'A-148' },
  4: { provider: 'CLIENT', negotiable: false, origin: 'A-148' },
  5: { provider: 'BANK', negotiable: false, origin: 'A-148' },
  6: { provider: 'BANK', negotiable: false, origin: 'A-148' },
};

/** Statuses in which a document is part of the envelope of its box. */
const inEnvelope: ReadonlySet<DokuStatus> = new Set<DokuStatus>([
  'WAITING_CLIENT_SIGNATURE',
  'WAITING_BANK_SIGNATURE',
  'WAITING_BANK_SIGNATURE_2',
  'WAITING_CLIENT_ACKNOWLEDGEMENT',
  'WAITING_ARCHIVAL',
  'UNDER_ARCHIVING',
  'ARCHIVED',
]);

const roundsByStatus: Partial<Record<DokuStatus, Partial<Record<'bank' | 'client', ReviewRound>>>> =
  {
    UNDER_REVIEW_BANK: { bank: 1 },
    UNDER_REVIEW_BANK_1: { bank: 2 },
    UNDER_REVIEW_BANK_2: { bank: 3 },
    UNDER_REVIEW_BANK_3: { bank: 3 },
    UNDER_REVIEW_CLIENT: { client: 1 },
    UNDER_REVIEW_CLIENT_1: { client: 2 },
    UNDER_REVIEW_CLIENT_2: { client: 3 },
    UNDER_REVIEW_CLIENT_3: { client: 3 },
  };

/**
 * The envelope a document is in, as the wire tells it: its own where it names one, NONE
 * included; otherwise the box's, in the statuses in which a document is in an envelope.
 */
export function envelopeOf(
  doku: Pick<DokuFields, 'status' | 'envelopeStatus'>,
  box: Pick<BoxFields, 'namirialEnvelopeStatus'>,
): DokuEnvelope {
  const ofBox = inEnvelope.has(doku.status) ? box.namirialEnvelopeStatus : null;
  return doku.envelopeStatus ?? ofBox ?? 'NONE';
}

function everyoneDone(
  participants: readonly ParticipantFacts[],
  roles: ParticipantRole[],
): boolean {
  const signers = participants.filter(({ participantRole }) => roles.includes(participantRole));
  return signers.length > 0 && signers.every(({ participantState }) => participantState === 'DONE');
}

/**
 * The facts as far as a document and its box on the wire tell them: enough to decide what is
 * disabled and why. A server keeps the facts itself, because the wire leaves out the
 * acknowledgement, the former rounds and which documents are in the envelope.
 * @param archivePossible answer of the last validation the caller made of this file; default: what the document says
 */
export function factsFromWire(
  doku: DokuFields,
  box: BoxFields,
  archivePossible: boolean | null = doku.archivePossible ?? null,
): DokuFacts {
  const kind = flowTypeTable[doku.dokuFlowTypeId];
  const rounds = roundsByStatus[doku.status];
  return {
    provider: kind.provider,
    negotiable: kind.negotiable,
    clientSignatureNeeded: doku.clientSignatureNeeded === true,
    firstBankSignatureNeeded: doku.firstBankSignatureNeeded === true,
    secondBankSignatureNeeded: doku.secondBankSignatureNeeded === true,
    clientAcknowledgementNeeded: doku.clientAcknowledgementNeeded === true,
    clientSignedDokuUploadNeeded: doku.clientSignedDokuUploadNeeded === true,
    bankSignedDokuUploadNeeded: doku.bankSignedDokuUploadNeeded === true,
    clientSignatureSystem: box.clientSignatureSystem ?? 'NA',
    clientSelectedSignatureSystem: box.clientSelectedSignatureSystem ?? null,
    bankSignatureSystem: box.bankSignatureSystem ?? 'NA',
    status: doku.status,
    envelope: envelopeOf(doku, box),
    uploadedDocumentSigned: doku.uploadedDocumentSigned === true,
    signedOutsideDDE: doku.signedOutsideDDE === true,
    archivePossible,
    // A file signed outside is the client's signature, whatever the participants say.
    clientSigned:
      doku.signedOutsideDDE === true ||
      everyoneDone(doku.participants, ['CLIENT_LEGALREPRESENTATIVE', 'CLIENT_EMPLOYEESIGNATORY']),
    bank1Signed: everyoneDone(doku.participants, ['BANK_1STLEVELSIGNATORY']),
    bank2Signed: everyoneDone(doku.participants, ['BANK_2NDLEVELSIGNATORY']),
    acknowledged: false,
    roundBank: rounds?.bank ?? 0,
    roundClient: rounds?.client ?? 0,
  };
}

/** Facts of a document nobody has touched yet: at the beginning of its lifecycle. */
export function freshFacts(fixed: DokuStaticFacts): DokuFacts {
  return {
    ...fixed,
    status: initialStatus(fixed.provider),
    envelope: 'NONE',
    uploadedDocumentSigned: false,
    signedOutsideDDE: false,
    archivePossible: null,
    clientSigned: false,
    bank1Signed: false,
    bank2Signed: false,
    acknowledged: false,
    roundBank: 0,
    roundClient: 0,
  };
}
