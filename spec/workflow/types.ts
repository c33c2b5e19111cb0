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
 * The only facts that decide the transitions of a document. The first block comes from the
 * definition and the box, and does not change during the document's life. Only the rows of the
 * machine change the second block.
 */
export interface DokuStaticFacts {
  /** The side that supplies the first file. */
  readonly provider: Initiator;
  /** True for a text that both sides edit in turn (document kind 3, A-148). */
  readonly negotiable: boolean;
  readonly clientSignatureNeeded: boolean;
  readonly firstBankSignatureNeeded: boolean;
  readonly secondBankSignatureNeeded: boolean;
  readonly clientAcknowledgementNeeded: boolean;
  readonly clientSignedDokuUploadNeeded: boolean;
  readonly bankSignedDokuUploadNeeded: boolean;
  /** Value of the box. NA is a client who signs on paper or not at all. */
  readonly clientSignatureSystem: ClientSignatureSystem;
  /** The client's choice if the box allows ALL. Null before the choice. */
  readonly clientSelectedSignatureSystem: SelectableClientSignatureSystem | null;
  readonly bankSignatureSystem: BankSignatureSystem;
}

/** Status of the box's envelope, if this document is part of it. Otherwise NONE. */
export type DokuEnvelope = EnvelopeStatus | 'NONE';

/** How often the document went to that side for review, counted up to 3. */
export type ReviewRound = 0 | 1 | 2 | 3;

export interface DokuDynamicFacts {
  readonly status: DokuStatus;
  readonly envelope: DokuEnvelope;
  /** True if the file uploaded in this status is signed. */
  readonly uploadedDocumentSigned: boolean;
  /** True if the client's file was signed outside the product. */
  readonly signedOutsideDDE: boolean;
  /**
   * Result of the last signature validation of this file. Null if it was not validated yet.
   */
  readonly archivePossible: boolean | null;
  /** True if every client signatory is DONE. */
  readonly clientSigned: boolean;
  readonly bank1Signed: boolean;
  readonly bank2Signed: boolean;
  readonly acknowledged: boolean;
  readonly roundBank: ReviewRound;
  readonly roundClient: ReviewRound;
}

export interface DokuFacts extends DokuStaticFacts, DokuDynamicFacts {}

/** Facts a guard may read besides the document: one tenant rule and the role of the acting user. */
export interface MachineContext {
  /** Tenant rule of the option that is added in WAITING_BANK_SIGNATURE_AUX (§4). */
  readonly addedSendToClientInAux: boolean;
  /** True if the user may archive, see `archiveRoleOk` (§4). */
  readonly archiveRoleOk: boolean;
}

/** The actor of a row: a person of one side, or the product itself. */
export type Actor = UserType | 'SYSTEM';

/** Names from the specification, and three events that are not triggers. */
export type MachineTrigger = Trigger | 'ValidateSignature' | 'ArchiveCompleted' | 'ArchiveFailed';

/**
 * Event of a SignCallback: an action of the signing service that changes a document, or the
 * report of the bank's own signing application (CUSTOM_APP).
 */
export type DokuCallback =
  | Extract<SignCallbackAction, 'workstepFinished' | 'workstepRejected' | 'envelopeExpired'>
  | 'customApplicationSigned';

/**
 * A result that is known only when the row is applied: of the check of a file, or of a validation.
 */
export type OutcomeName = 'unsigned' | 'signed' | 'scan' | 'archivable' | 'notArchivable';

/**
 * The use of a row: `radio` is an option of the card, and `uiAdded` the option the portal adds
 * itself (§4). `file` is an upload,
 * `system` a callback, and `internal` an act of the product alone.
 */
export type Offered = 'radio' | 'uiAdded' | 'file' | 'system' | 'internal';

/** A participant, as the workflow reads it (§3). */
export interface ParticipantFacts {
  readonly participantType: ParticipantType;
  readonly participantRole: ParticipantRole;
  readonly participantState: ParticipantState;
  /** Any truthy value means that signing has started. */
  readonly signingUrlResolved?: string | null | undefined;
  /** Username of the participant, as a server stores it. The contract has it in `user`. */
  readonly username?: string | undefined;
  readonly user?: { readonly username: string } | undefined;
}

/** A signing user, as readiness reads it (§3, A-185). Absent and null mean the same. */
export interface SignerFacts {
  readonly userType: ParticipantType;
  readonly username?: string | null | undefined;
  /** Calendar day, yyyy-mm-dd. */
  readonly docExpiryDate?: string | null | undefined;
  /** Mark of that day, if the current user may not see the day itself. */
  readonly docExpiryMark?: 'notAvailable' | 'none' | 'warning' | 'error' | undefined;
  readonly docIssuerCountry?: string | null | undefined;
  readonly docIssuer?: string | null | undefined;
  readonly docStolen?: boolean | null | undefined;
  readonly docValid?: boolean | null | undefined;
  readonly namirialUserId?: string | null | undefined;
  readonly namirialDeviceId?: string | null | undefined;
}

/** A user, as offers and rights read them. */
export interface UserFacts {
  readonly userType: UserType;
  readonly username: string;
  readonly roles: readonly ParticipantRole[];
  readonly permissions: readonly Permission[];
}

/** A box, as offers and rights read it (§3, §4). */
export interface BoxOfferFacts {
  readonly status: DokuboxStatus;
  readonly initiatedBy: Initiator;
  readonly lockUser?: { readonly username: string } | null | undefined;
  /** Absent or null if there is no envelope yet. */
  readonly namirialEnvelopeStatus?: EnvelopeStatus | null | undefined;
  readonly validatorRoleOptional?: boolean | undefined;
}

/**
 * A document in its box: the machine's facts, and the values that decide whether anything is
 * offered.
 */
export interface DokuInBox {
  readonly facts: DokuFacts;
  readonly initiatedBy: Initiator;
  readonly dokuSetupCompleted: boolean;
  readonly usedInBox: boolean;
  /** True if `fileName` is present, so a file exists. */
  readonly hasFile: boolean;
  readonly participants: readonly ParticipantFacts[];
  readonly signingUsers: readonly SignerFacts[];
}
