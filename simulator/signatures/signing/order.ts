import type { CertificateRank, CertificateState, ParticipantType } from '@dokubox/spec/enums.ts';

/** A file by name; the bytes must not be changed afterwards. */
export interface NamedFile {
  readonly fileName: string;
  readonly bytes: Uint8Array;
}

/** Who signs, as it stands in the certificate. */
export interface SignerIdentity {
  /** Distinguishes people of one name. */
  readonly id: string;
  readonly name: string;
  /** The bank or the client company the person signs for. */
  readonly organization: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly rank: CertificateRank;
  /** How the certificate stood when it was signed with; valid unless said. */
  readonly state?: CertificateState | undefined;
}

/** What tells which of the fields that a PDF has prepared for signatures is the signer's. */
export interface SignerHints {
  readonly side: ParticipantType;
  /** The signer's name in each script. */
  readonly names: readonly string[];
  /** Names of the others who sign the document. */
  readonly others: readonly string[];
}

/** One signature to be made. */
export interface SignatureOrder {
  readonly signer: SignerIdentity;
  /** Claimed and stamped time, ISO 8601. */
  readonly at: string;
  /** Into an ASiC-E container, also where the file could take the signature itself. */
  readonly asContainer?: boolean;
  /** Absent: the first field that is prepared for a signature is the signer's. */
  readonly hints?: SignerHints;
}

/** A file with one more signature. Its name differs where it had to go into a container. */
export interface SignedFile extends NamedFile {
  readonly mimeType: string;
}
