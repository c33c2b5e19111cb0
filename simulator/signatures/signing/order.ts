import type { CertificateRank, CertificateState, ParticipantType } from '@dokubox/spec/enums.ts';

/** A file with its name. Its bytes must not be changed afterwards. */
export interface NamedFile {
  readonly fileName: string;
  readonly bytes: Uint8Array;
}

/** Identity of the signer in the certificate. */
export interface SignerIdentity {
  /** Distinguishes people with the same name. */
  readonly id: string;
  readonly name: string;
  /** The bank or client company for which the person signs. */
  readonly organization: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly rank: CertificateRank;
  /** State of the certificate at the time of signing. Valid by default. */
  readonly state?: CertificateState | undefined;
}

/** Facts that identify the signer's field among the prepared signature fields of a PDF. */
export interface SignerHints {
  readonly side: ParticipantType;
  /** The signer's name in each script. */
  readonly names: readonly string[];
  /** Names of the other signers of the document. */
  readonly others: readonly string[];
}

/** One signature to create. */
export interface SignatureOrder {
  readonly signer: SignerIdentity;
  /** Claimed time and time stamp, ISO 8601. */
  readonly at: string;
  /**
   * Whether to sign in an ASiC-E container, even if the file could contain the signature itself.
   */
  readonly asContainer?: boolean;
  /** Without hints, the signer signs in the first prepared field. */
  readonly hints?: SignerHints;
}

/** A file with one more signature. Its name changes if it is put into a container. */
export interface SignedFile extends NamedFile {
  readonly mimeType: string;
}
