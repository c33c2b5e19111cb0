import type { Inspection } from '@dokubox/signatures/inspection/inspection.ts';
import type { NamedFile, SignatureOrder, SignedFile } from '@dokubox/signatures/signing/order.ts';
import type { ValidationNode } from '@dokubox/spec/schemas/validation-result.ts';
import type { SeededDocument } from './state.ts';

/** The conditions of a validation. */
export interface ValidationTerms {
  /** Time the answer applies to, ISO 8601. */
  readonly at: string;
  /** Whether doubtful certificates still allow archiving. */
  readonly allowDoubts: boolean;
  /** Trusted authorities besides the TEST root, as PEM. */
  readonly trustedRoots: readonly string[];
  /**
   * The calling world. Its files wait for each other before they wait for those of other worlds
   * (A-488).
   */
  readonly worldId: string;
}

/** The result of a validation, and whether the archive would accept the file. */
export interface Validation {
  readonly node: ValidationNode;
  readonly archivePossible: boolean;
}

/** The engine's needs from outside. Node and the browser each implement them. */
export interface Ports {
  /** Renders a seeded document to PDF bytes, the same for the same input. */
  renderDocument(document: SeededDocument): Promise<Uint8Array>;
  /**
   * Inspects an uploaded file, with one budget for everything inside it. It never throws
   * for a hostile file, which is reported as invalid.
   * @param worldId the calling world, as in {@link ValidationTerms}
   * @throws Refusal 503 if many of its files are waiting
   */
  inspectFile(fileName: string, bytes: Uint8Array, worldId: string): Promise<Inspection>;
  /**
   * Signs a file with a TEST certificate: a PDF inside, anything else in a container.
   * Earlier signatures stay valid.
   */
  signFile(file: NamedFile, order: SignatureOrder): Promise<SignedFile>;
  /**
   * Validates every signature of a file. It never throws for a hostile file, whose signatures are
   * reported as doubtful.
   * @throws Refusal 503 if many files of the world are waiting, or this one has waited too long
   */
  validateFile(file: NamedFile, terms: ValidationTerms): Promise<Validation>;
  /** The TEST root certificate as PEM. */
  trustRoot(): Promise<string>;
  /**
   * How hard a password is to guess, from 0 to 4.
   * @param inputs known data about the user
   */
  passwordScore(password: string, inputs: readonly string[]): Promise<number>;
  /** An unguessable token, the only random value that does not come from the seed. */
  randomToken(): string;
}
