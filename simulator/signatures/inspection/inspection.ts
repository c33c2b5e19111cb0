import type { FileWarning } from '@dokubox/spec/enums.ts';

/** Reason why a file with valid content cannot be used. */
export type FileHindrance = 'passwordNeeded' | 'unpacksTooLarge' | 'documentTypeInXml';

/** Result of the inspection of a file. */
export interface Inspection {
  /** Whether the bytes match the extension. */
  readonly validContent: boolean;
  /** Reason why the file cannot be used even if its content is valid. Null if there is none. */
  readonly hindrance: FileHindrance | null;
  /** Extension that matches the content if the name has a different one. Otherwise null. */
  readonly isReally: string | null;
  /** Whether the file has a valid signature, not a broken one. */
  readonly signed: boolean;
  /** Whether the file has a signature that is no longer valid or cannot be read. */
  readonly signatureBroken: boolean;
  /**
   * Whether the file is a PDF that allows no further signature. It is then signed inside a
   * container.
   */
  readonly needsContainer: boolean;
  /** Reasons why the file may look different elsewhere, including files inside it. */
  readonly warnings: readonly FileWarning[];
  /** MIME type of the actual content. */
  readonly mimeType: string;
}
