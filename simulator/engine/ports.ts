import type { Inspection } from '@dokubox/signatures/inspection/inspection.ts';
import type { NamedFile, SignatureOrder, SignedFile } from '@dokubox/signatures/signing/order.ts';
import type { ValidationNode } from '@dokubox/spec/schemas/validation-result.ts';
import type { SeededDocument } from './state.ts';

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
