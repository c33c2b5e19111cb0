import type {
  BankSignatureSystem,
  ClientSignatureSystem,
  DokuStatus,
  DokuboxStatus,
  EnvelopeStatus,
  Initiator,
  ParticipantRole,
  ParticipantState,
  ParticipantType,
  Permission,
  SelectableClientSignatureSystem,
  SignCallbackAction,
  Trigger,
  UserType,
} from '../enums.ts';

/**
 * What the lifecycle of a document is decided by, and nothing else.
 * The first block comes from the definition and the box and does not change while the document
 * lives; the second block is changed by the rows of the machine only.
 */
export interface DokuStaticFacts {
  /** Who supplies the first file. */
  readonly provider: Initiator;
  /** Text that both sides edit in turn (document kind 3, A-148). */
  readonly negotiable: boolean;
  readonly clientSignatureNeeded: boolean;
  readonly firstBankSignatureNeeded: boolean;
  readonly secondBankSignatureNeeded: boolean;
  readonly clientAcknowledgementNeeded: boolean;
  readonly clientSignedDokuUploadNeeded: boolean;
  readonly bankSignedDokuUploadNeeded: boolean;
  /** Box value; NA is a client who signs on paper or not at all. */
  readonly clientSignatureSystem: ClientSignatureSystem;
  /** Choice of the client where the box says ALL; null before the choice. */
  readonly clientSelectedSignatureSystem: SelectableClientSignatureSystem | null;
  readonly bankSignatureSystem: BankSignatureSystem;
}

/** State of the box's envelope as far as this document is part of it; NONE when it is not in it. */
export type DokuEnvelope = EnvelopeStatus | 'NONE';

/** How often the document already went to that side for a review; 3 stands for 3 or more. */
export type ReviewRound = 0 | 1 | 2 | 3;

export interface DokuDynamicFacts {
  readonly status: DokuStatus;
  readonly envelope: DokuEnvelope;
  /** The file uploaded in this status was found signed. */
  readonly uploadedDocumentSigned: boolean;
  /** The client's file was signed outside the product. */
  readonly signedOutsideDDE: boolean;
  /** Answer of the last signature validation of this file; null = not validated yet. */
  readonly archivePossible: boolean | null;
  /** Every client signatory is DONE. */
  readonly clientSigned: boolean;
  readonly bank1Signed: boolean;
  readonly bank2Signed: boolean;
  readonly acknowledged: boolean;
  readonly roundBank: ReviewRound;
  readonly roundClient: ReviewRound;
}

export interface DokuFacts extends DokuStaticFacts, DokuDynamicFacts {}

/** What a guard may ask besides the document: one tenant rule and the role of the acting user. */
export interface MachineContext {
  /** Tenant rule of the option that is added in WAITING_BANK_SIGNATURE_AUX (§4). */
  readonly addedSendToClientInAux: boolean;
  /** The user may archive, see `archiveRoleOk` (§4). */
  readonly archiveRoleOk: boolean;
}

/** Who fires a row: a person of one side, or the product itself. */
export type Actor = UserType | 'SYSTEM';

/** Names of the specification plus the three events that are not triggers. */
export type MachineTrigger = Trigger | 'ValidateSignature' | 'ArchiveCompleted' | 'ArchiveFailed';

/**
 * What a SignCallback says: an action of the signing service that changes a document, or the
 * answer of the bank's own signing application (CUSTOM_APP).
 */
export type DokuCallback =
  | Extract<SignCallbackAction, 'workstepFinished' | 'workstepRejected' | 'envelopeExpired'>
  | 'customApplicationSigned';

/** Result a row leaves open until it happens: what the check of a file or a validation found. */
export type OutcomeName = 'unsigned' | 'signed' | 'scan' | 'archivable' | 'notArchivable';

/**
 * How a row reaches a person: `radio` as an option of the card, `uiAdded` as the option the portal
 * adds itself (§4), `file` by an upload, `system` by a call-back, `internal` by the product alone.
 */
export type Offered = 'radio' | 'uiAdded' | 'file' | 'system' | 'internal';

/** A participant as far as the workflow reads it (§3). */
export interface ParticipantFacts {
  readonly participantType: ParticipantType;
  readonly participantRole: ParticipantRole;
  readonly participantState: ParticipantState;
  /** Any truthy value means that signing has started. */
  readonly signingUrlResolved?: string | null | undefined;
  /** Whose part it is, as a server keeps it; the contract tells it in `user`. */
  readonly username?: string | undefined;
  readonly user?: { readonly username: string } | undefined;
}

/** A signing user as far as readiness reads it (§3, A-185). Absent and null mean the same. */
export interface SignerFacts {
  readonly userType: ParticipantType;
  readonly username?: string | null | undefined;
  /** Calendar day, yyyy-mm-dd. */
  readonly docExpiryDate?: string | null | undefined;
  /** How that day is marked, where the day itself is kept from the current user. */
  readonly docExpiryMark?: 'notAvailable' | 'none' | 'warning' | 'error' | undefined;
  readonly docIssuerCountry?: string | null | undefined;
  readonly docIssuer?: string | null | undefined;
  readonly docStolen?: boolean | null | undefined;
  readonly docValid?: boolean | null | undefined;
  readonly namirialUserId?: string | null | undefined;
  readonly namirialDeviceId?: string | null | undefined;
}

/** A user as far as offers and rights read them. */
export interface UserFacts {
  readonly userType: UserType;
  readonly username: string;
  readonly roles: readonly ParticipantRole[];
  readonly permissions: readonly Permission[];
}

/** The box as far as offers and rights read it (§3, §4). */
export interface BoxOfferFacts {
  readonly status: DokuboxStatus;
  readonly initiatedBy: Initiator;
  readonly lockUser?: { readonly username: string } | null | undefined;
  /** Absent or null = no envelope yet. */
  readonly namirialEnvelopeStatus?: EnvelopeStatus | null | undefined;
  readonly validatorRoleOptional?: boolean | undefined;
}

/** A document in its box: the machine's facts and what decides whether anything is offered at all. */
export interface DokuInBox {
  readonly facts: DokuFacts;
  readonly initiatedBy: Initiator;
  readonly dokuSetupCompleted: boolean;
  readonly usedInBox: boolean;
  /** A file is there: `fileName` is told. */
  readonly hasFile: boolean;
  readonly participants: readonly ParticipantFacts[];
  readonly signingUsers: readonly SignerFacts[];
}
