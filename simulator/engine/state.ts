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
 * What a world knows. Everything here is plain, frozen data: a command replaces the one record it
 * changes and shares the rest with the world's beginning.
 */

/** Where a stored file's bytes come from. */
export type FileSource =
  /** A seeded document, rendered on first read, and signed then if somebody signed it. */
  | {
      readonly kind: 'seeded';
      readonly document: SeededDocument;
      readonly signatures?: readonly SeededSignature[] | undefined;
      /** Name of the file inside, where the signatures are in a container around it. */
      readonly nameInside?: string | undefined;
    }
  /** Bytes somebody uploaded, kept by the world under this key. */
  | { readonly kind: 'uploaded'; readonly blobId: string };

/** A signature somebody made before the world began. */
export interface SeededSignature {
  readonly signer: SignerIdentity;
  readonly signedAt: string;
  /** Made in the envelope, not outside of the product. */
  readonly inEnvelope: boolean;
}

/** What a seeded PDF shows. All texts are in the tenant's language. */
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

/** One version of a document's file; the last one counts. */
export interface FileVersion {
  readonly fileName: string;
  readonly mimeType: string;
  /** Bytes; unknown (null) for a seeded file nobody has read yet. */
  readonly size: number | null;
  readonly source: FileSource;
  readonly uploadedAt: string;
  readonly uploadedBy: string;
  /** A signature was really found in the file. */
  readonly signed: boolean;
  /** A PDF that takes no further signature, so that it is signed in a container around it. */
  readonly needsContainer?: boolean | undefined;
  /** Why it may show something else elsewhere; absent where nothing was found. */
  readonly warnings?: readonly FileWarning[] | undefined;
  /** The envelope whose signer made this version; absent where nobody did. */
  readonly signedIn?: string | undefined;
  /** The side that uploaded it and has not sent it: the other one does not read it. */
  readonly draftOf?: ParticipantType | undefined;
}

export interface MessageState {
  readonly id: number;
  readonly content: string;
  readonly createdAt: string;
  readonly messageVisibility: MessageVisibility;
  readonly senderUsername: string;
  /** Usernames that have seen it. The sender has. */
  readonly readBy: readonly string[];
}

export interface ParticipantStateRecord {
  readonly participantType: ParticipantType;
  readonly participantRole: ParticipantRole;
  readonly participantState: ParticipantState;
  /** The participant's own signing page once it was opened. */
  readonly signingUrlResolved: string | null;
  readonly username: string;
}

/** A signature made by hand, as the bank recorded it. */
export interface PaperSigning {
  /** Calendar day, yyyy-mm-dd. */
  readonly signedOn: string;
  readonly place: string | null;
}

/** Who has to sign or acknowledge a document, and how. */
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
  /** Its envelope as far as this document is part of it. */
  readonly envelope: DokuEnvelope;
  /** Which envelope that is; an earlier one than the box's after a break. Null = none. */
  readonly envelopeId: string | null;
  /** Who refused to sign the document, until it leaves that envelope; null = nobody. */
  readonly signatureRejection: SignatureRejectionState | null;
  /** The archive will refuse the document once. */
  readonly archiveFails: boolean;
  /** Whether signatures go into an ASiC-E container, also where the file is a PDF. */
  readonly signedAsContainer: boolean;
  /** Outcome of the last validation of this file; null = not validated. */
  readonly archivePossible: boolean | null;
  readonly files: readonly FileVersion[];
  readonly messages: readonly MessageState[];
  readonly participants: readonly ParticipantStateRecord[];
  readonly signingUsers: readonly SigningUser[];
  readonly waitingSince: string;
  /** The bank's own application has reported its signature without the signed file. */
  readonly signedFileAwaited?: boolean;
  /** When and where it was signed by hand; null = not on paper, or not yet. */
  readonly paperSigning: PaperSigning | null;
}

/** A refusal to sign, as the signing service told it. */
export interface SignatureRejectionState {
  readonly participantType: ParticipantType;
  /** Null where the service names nobody. */
  readonly username: string | null;
  readonly reason: string | null;
}

export interface BoxState {
  readonly id: number;
  readonly status: DokuboxStatus;
  /** Client number, kept in the contract's `clientId`. */
  readonly clientNumber: string;
  readonly titleEn: string;
  readonly titleLocal: string;
  readonly definitionPid: string;
  readonly productCategory: string | null;
  readonly segmentType: Segment;
  readonly customName: string | null;
  readonly initiatedBy: Initiator;
  readonly createdBy: string;
  /** Whether the other side has come to know it; absent: the status tells. */
  readonly handedOver?: boolean | undefined;
  readonly lock: { readonly username: string; readonly expiresAt: string } | null;
  readonly reasonOfCancellation: string | null;
  readonly cancellationNote: string | null;
  readonly cancellationCreatorUserId: string | null;
  readonly cancelledAt: string | null;
  /** Status before a termination that waits for approval. */
  readonly statusBeforeCancellation: DokuboxStatus | null;
  readonly envelopeId: string | null;
  /** When the envelope runs out; null = as long after the world's beginning as any. */
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

/** A person's names: Latin in the country's spelling, and as written in the country itself. */
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
  /** Key by which scenarios and the control API name the user, e.g. `client1`, `bankerRm`; null for extras. */
  readonly key: string | null;
  readonly username: string;
  readonly userType: UserType;
  readonly email: string;
  readonly phoneNumber: string;
  readonly roles: readonly ParticipantRole[];
  readonly permissions: readonly Permission[];
  /** Segments a banker works in; a client's segment. Empty = missing (§6). */
  readonly segments: readonly Segment[];
  /** Clients a CLIENT user represents. */
  readonly clientNumbers: readonly string[];
  readonly namirialUserId: string | null;
  readonly namirialDeviceId: string | null;
  readonly status: 'ACTIVE' | 'LOCKED' | 'INVITED';
  readonly mustChangePassword: boolean;
  readonly contractSignature: 'NONE' | 'REQUIRED' | 'UNAVAILABLE';
  /** Identity document, the data signing asks for; calendar day, null = unknown. */
  readonly docExpiryDate: string | null;
  readonly docIssuerCountry: string | null;
  readonly docIssuer: string | null;
  readonly docStolen: boolean | null;
  readonly docValid: boolean | null;
  /** What the user's signatures are worth. */
  readonly certificateRank: CertificateRank;
  /** Whether the user's certificate is good. */
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

/** Everything of a world that is not a box, user or client. */
export interface WorldSettings {
  readonly portalStatuses: readonly PortalStatus[];
  readonly featureFlags: Readonly<Record<string, boolean>>;
  /** Authorities trusted beside the TEST root, as PEM. */
  readonly trustedRoots: readonly string[];
}
