import type { SignerIdentity } from '@dokubox/signatures/signing/order.ts';
import type {
  BankSignatureSystem,
  CertificateRank,
  CertificateState,
  ClientSignatureSystem,
  DokuAction,
  DokuFlowTypeId,
  DokuStatus,
  DokuboxStatus,
  EnvelopeStatus,
  FileWarning,
  Initiator,
  MessageVisibility,
  ParticipantRole,
  ParticipantState,
  ParticipantType,
  Permission,
  Segment,
  SelectableClientSignatureSystem,
  Tenant,
  UserType,
} from '@dokubox/spec/enums.ts';
import type { PortalStatus } from '@dokubox/spec/schemas/portal.ts';
import type { DokuEnvelope, ReviewRound } from '@dokubox/spec/workflow/types.ts';
import type { SigningUser } from '@dokubox/spec/schemas/signing-user.ts';

/**
 * The data of a world. Everything here is plain and frozen: a command replaces the one record it
 * changes and shares the rest with the world's initial state.
 */

/** The source of a stored file's bytes. */
export type FileSource =
  /** A seeded document, rendered and signed on first read. */
  | {
      readonly kind: 'seeded';
      readonly document: SeededDocument;
      readonly signatures?: readonly SeededSignature[] | undefined;
      /** Name of the file in the container, if the signatures are in a container around it. */
      readonly nameInside?: string | undefined;
    }
  /** Uploaded bytes, stored by the world under this key. */
  | { readonly kind: 'uploaded'; readonly blobId: string };

/** A signature from before the world's start. */
export interface SeededSignature {
  readonly signer: SignerIdentity;
  readonly signedAt: string;
  /** Made in the envelope, not outside the product. */
  readonly inEnvelope: boolean;
}

/** The contents of a seeded PDF. All texts are in the tenant's language. */
export interface SeededDocument {
  readonly tenant: Tenant;
  readonly title: string;
  readonly clientName: string;
  readonly bankName: string;
  readonly documentNumber: string;
  readonly date: string;
  readonly paragraphs: readonly string[];
  readonly signatories: readonly string[];
  readonly pages: number;
}

/** One version of a document's file. The last one counts. */
export interface FileVersion {
  readonly fileName: string;
  readonly mimeType: string;
  /** Bytes, or null for a seeded file that has not been read yet. */
  readonly size: number | null;
  readonly source: FileSource;
  readonly uploadedAt: string;
  readonly uploadedBy: string;
  /** Whether a signature was really found in the file. */
  readonly signed: boolean;
  /** A PDF that cannot be signed further, so that a container around it is signed. */
  readonly needsContainer?: boolean | undefined;
  /** Reasons why it may look different elsewhere. Absent if there are none. */
  readonly warnings?: readonly FileWarning[] | undefined;
  /** The envelope whose signer created this version. Absent if there is none. */
  readonly signedIn?: string | undefined;
  /** The side that has uploaded but not sent it. The other side cannot read it. */
  readonly draftOf?: ParticipantType | undefined;
}

export interface MessageState {
  readonly id: number;
  readonly content: string;
  readonly createdAt: string;
  readonly messageVisibility: MessageVisibility;
  readonly senderUsername: string;
  /** Usernames that have read it, including the sender. */
  readonly readBy: readonly string[];
}

export interface ParticipantStateRecord {
  readonly participantType: ParticipantType;
  readonly participantRole: ParticipantRole;
  readonly participantState: ParticipantState;
  /** The participant's own signing page, once opened. */
  readonly signingUrlResolved: string | null;
  readonly username: string;
}

/** A signature made by hand, as the bank recorded it. */
export interface PaperSigning {
  /** Calendar day, yyyy-mm-dd. */
  readonly signedOn: string;
  readonly place: string | null;
}

/** Required signatures and acknowledgements of a document. */
export interface DocumentFlags {
  readonly clientSignatureNeeded: boolean;
  readonly firstBankSignatureNeeded: boolean;
  readonly secondBankSignatureNeeded: boolean;
  readonly bankSignedDokuUploadNeeded: boolean;
  readonly clientSignedDokuUploadNeeded: boolean;
  readonly clientAcknowledgementNeeded: boolean;
}

export interface DokuState extends DocumentFlags {
  readonly id: number;
  readonly status: DokuStatus;
  readonly titleEn: string;
  readonly titleLocal: string;
  readonly instructionEn: string | null;
  readonly instructionLocal: string | null;
  readonly notes: string | null;
  readonly customDokuName: string | null;
  readonly dokuAction: DokuAction | null;
  readonly dokuFlowTypeId: DokuFlowTypeId;
  readonly dokuDefinitionId: number;
  readonly dokuSetupCompleted: boolean;
  readonly usedInBox: boolean;
  readonly removed: boolean;
  readonly ordinalNumber: number;
  readonly addOtherDokuId: number | null;
  readonly isReconfiguredAdded: boolean;
  readonly reconfigured: boolean;
  readonly downloadable: boolean;
  readonly initiatedBy: Initiator;
  readonly signedOutsideDDE: boolean;
  readonly uploadedDocumentSigned: boolean;
  /** Facts of the state machine that never leave the server. */
  readonly clientSigned: boolean;
  readonly bank1Signed: boolean;
  readonly bank2Signed: boolean;
  readonly acknowledged: boolean;
  readonly roundBank: ReviewRound;
  readonly roundClient: ReviewRound;
  /** State of its envelope for this document. */
  readonly envelope: DokuEnvelope;
  /**
   * Id of its envelope, an earlier one than the box's after a break. Null if there is none.
   */
  readonly envelopeId: string | null;
  /**
   * The refusal to sign the document, until it leaves that envelope. Null if there is none.
   */
  readonly signatureRejection: SignatureRejectionState | null;
  /** Whether the archive will reject the document once. */
  readonly archiveFails: boolean;
  /** Whether signatures go into an ASiC-E container, even for a PDF. */
  readonly signedAsContainer: boolean;
  /** Result of the last validation of this file, or null if not validated. */
  readonly archivePossible: boolean | null;
  readonly files: readonly FileVersion[];
  readonly messages: readonly MessageState[];
  readonly participants: readonly ParticipantStateRecord[];
  readonly signingUsers: readonly SigningUser[];
  readonly waitingSince: string;
  /**
   * Whether the bank's own application has reported its signature without the signed file.
   */
  readonly signedFileAwaited?: boolean;
  /** Date and place of the signature by hand. Null if not on paper, or not yet. */
  readonly paperSigning: PaperSigning | null;
}

/** A refusal to sign, as the signing service reported it. */
export interface SignatureRejectionState {
  readonly participantType: ParticipantType;
  /** Null if the service names no user. */
  readonly username: string | null;
  readonly reason: string | null;
}

export interface BoxState {
  readonly id: number;
  readonly status: DokuboxStatus;
  /** Client number, in the contract's `clientId`. */
  readonly clientNumber: string;
  readonly titleEn: string;
  readonly titleLocal: string;
  readonly definitionPid: string;
  readonly productCategory: string | null;
  readonly segmentType: Segment;
  readonly customName: string | null;
  readonly initiatedBy: Initiator;
  readonly createdBy: string;
  /** Whether the other side knows the box. If absent, the status decides. */
  readonly handedOver?: boolean | undefined;
  readonly lock: { readonly username: string; readonly expiresAt: string } | null;
  readonly reasonOfCancellation: string | null;
  readonly cancellationNote: string | null;
  readonly cancellationCreatorUserId: string | null;
  readonly cancelledAt: string | null;
  /** Status before a termination that is waiting for approval. */
  readonly statusBeforeCancellation: DokuboxStatus | null;
  readonly envelopeId: string | null;
  /** When the envelope expires. If null, the default time after the world's start. */
  readonly envelopeExpiresAt: string | null;
  readonly namirialEnvelopeStatus: EnvelopeStatus | null;
  readonly clientSignatureSystem: ClientSignatureSystem;
  readonly bankSignatureSystem: BankSignatureSystem;
  readonly clientSelectedSignatureSystem: SelectableClientSignatureSystem | null;
  readonly edsProcessId: string | null;
  readonly signatureRejected: boolean;
  readonly signatureRejection: SignatureRejectionState | null;
  readonly validatorRoleOptional: boolean;
  readonly createdAt: string;
  readonly lastChangedAt: string;
  readonly dokus: readonly DokuState[];
}

/** A person's names: in Latin letters, and as written in the country. */
export interface PersonNames {
  readonly firstName: string;
  readonly lastName: string;
  readonly firstNameLocal: string;
  readonly lastNameLocal: string;
  /** First name first, Latin letters. */
  readonly fullName: string;
  /** In the country's own order and script. */
  readonly fullNameLocal: string;
}

export interface UserState extends PersonNames {
  readonly id: number;
  /**
   * Key of the user in scenarios and the control API, for example `client1`. Null for other users.
   */
  readonly key: string | null;
  readonly username: string;
  readonly userType: UserType;
  readonly email: string;
  readonly phoneNumber: string;
  readonly roles: readonly ParticipantRole[];
  readonly permissions: readonly Permission[];
  /** Segments a banker works in, or a client's segment. Empty if missing (§6). */
  readonly segments: readonly Segment[];
  /** Clients a CLIENT user represents. */
  readonly clientNumbers: readonly string[];
  readonly namirialUserId: string | null;
  readonly namirialDeviceId: string | null;
  readonly status: 'ACTIVE' | 'LOCKED' | 'INVITED';
  readonly mustChangePassword: boolean;
  readonly contractSignature: 'NONE' | 'REQUIRED' | 'UNAVAILABLE';
  /**
   * Expiry of the identity document needed for signing, as a calendar day. Null if unknown.
   */
  readonly docExpiryDate: string | null;
  readonly docIssuerCountry: string | null;
  readonly docIssuer: string | null;
  readonly docStolen: boolean | null;
  readonly docValid: boolean | null;
  /** Legal value of the user's signatures. */
  readonly certificateRank: CertificateRank;
  /** Validity of the user's certificate. */
  readonly certificateState: CertificateState;
}

export interface ClientState {
  readonly clientNumber: string;
  readonly clientName: string;
  readonly clientNameLocal: string;
  readonly segment: Segment;
  readonly address: string;
  readonly phoneNumber: string;
  readonly termsArchived: boolean;
  readonly contractArchived: boolean;
}

/** Everything in a world that is not a box, user or client. */
export interface WorldSettings {
  readonly portalStatuses: readonly PortalStatus[];
  readonly featureFlags: Readonly<Record<string, boolean>>;
  /** Trusted authorities besides the TEST root, as PEM. */
  readonly trustedRoots: readonly string[];
}
