import type { FileWarning } from '@dokubox/spec/enums.ts';

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
