import type { FileWarning, ParticipantType } from '@dokubox/spec/enums.ts';
import type { ValidationNode } from '@dokubox/spec/schemas/validation-result.ts';
import type { SeededDocument, SignerIdentity } from './state.ts';

/** Why a file of the right kind is of no use to anybody. */
export type FileHindrance = 'passwordNeeded' | 'unpacksTooLarge' | 'documentTypeInXml';

/** What a look into a file found. */
export interface Inspection {
  /** The bytes are what the extension says. */
  readonly validContent: boolean;
  /** What keeps the file from being used though its content may be what it says; null for nothing. */
  readonly hindrance: FileHindrance | null;
  /** The extension its content has, where that is another one than its name says; else null. */
  readonly isReally: string | null;
  /** A signature is really there, and not a broken one. */
  readonly signed: boolean;
  /** A signature is there that holds no longer, or that nobody can read. */
  readonly signatureBroken: boolean;
  /** A PDF that takes no further signature: it is signed in a container around it. */
  readonly needsContainer: boolean;
  /** Why the file may show something else elsewhere, files inside it included. */
  readonly warnings: readonly FileWarning[];
  /** MIME type of what the file really is. */
  readonly mimeType: string;
}

/** A file by name; the bytes must not be changed afterwards. */
export interface NamedFile {
  readonly fileName: string;
  readonly bytes: Uint8Array;
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
  /** Absent for a signature made before the world began. */
  readonly hints?: SignerHints;
}

/** A file with one more signature. Its name differs where it had to go into a container. */
export interface SignedFile extends NamedFile {
  readonly mimeType: string;
}

/** Under which conditions a file is validated. */
export interface ValidationTerms {
  /** The moment for which the answer holds, ISO 8601. */
  readonly at: string;
  /** Whether doubts about certificates leave the archive open. */
  readonly allowDoubts: boolean;
  /** Authorities in the trusted list beside the TEST root, as PEM. */
  readonly trustedRoots: readonly string[];
  /** The world that asks: its files wait for each other before they wait for those of others. */
  readonly worldId: string;
}

/** What a validation found, and whether the archive would take the file. */
export interface Validation {
  readonly node: ValidationNode;
  readonly archivePossible: boolean;
}

/** What the engine needs from outside; Node and the browser each bring their own. */
export interface Ports {
  /** Renders a seeded document to PDF bytes, the same for the same input. */
  renderDocument(document: SeededDocument): Promise<Uint8Array>;
  /**
   * Looks into an uploaded file, within one budget for all that is inside it. Never throws for a
   * hostile file: it is then not valid.
   * @param worldId the world that asks, as in {@link ValidationTerms}
   * @throws Refusal 503 where many of its files wait
   */
  inspectFile(fileName: string, bytes: Uint8Array, worldId: string): Promise<Inspection>;
  /**
   * Signs a file with a TEST certificate: a PDF inside, anything else in a container. What was
   * signed before keeps its value.
   */
  signFile(file: NamedFile, order: SignatureOrder): Promise<SignedFile>;
  /**
   * Validates every signature of a file. Never throws for a hostile file: it is then in doubt.
   * @throws Refusal 503 where many files of the world wait, or this one for long
   */
  validateFile(file: NamedFile, terms: ValidationTerms): Promise<Validation>;
  /** The TEST root certificate as PEM. */
  trustRoot(): Promise<string>;
  /**
   * How hard a password is to guess, 0 to 4.
   * @param inputs what is known of the user
   */
  passwordScore(password: string, inputs: readonly string[]): Promise<number>;
  /** An unguessable token. Tokens are the one thing the seed does not decide. */
  randomToken(): string;
}
