import { PdfFile } from '../../formats/pdf/file.ts';
import type { FileFormProblem } from '../../formats/pdf/form-reader.ts';
import type { Checks, FindingAbout, FindingId } from '../core/checks.ts';
import type { ValidationContext } from '../core/context.ts';
import type { Change, Grade } from './change.ts';
import { laterChanges } from './changes.ts';
import {
  coverageOf,
  findSignatures,
  type Coverage,
  type FoundSignature,
} from './find-signatures.ts';

/** A signature with its coverage. Null if its byte range is invalid. */
export interface SignatureEntry {
  readonly found: FoundSignature;
  readonly coverage: Coverage | null;
}

/** Files up to the end of a revision, cached because several signatures may need the same one. */
export function revisions(file: PdfFile) {
  const known = new Map<number, PdfFile | null>();
  return (end: number): PdfFile | null => {
    if (end === file.bytes.length) return file;
    const there = known.get(end);
    if (there !== undefined) return there;
    let made: PdfFile | null;
    try {
      made = new PdfFile(file.bytes.subarray(0, end), file);
    } catch {
      made = null;
    }
    known.set(end, made);
    return made;
  };
}

/** Whether the signed revision already contained this signature in this place. */
function standsIn(revision: PdfFile, { found, coverage }: SignatureEntry): boolean {
  return findSignatures(revision).some(
    (one) =>
      one.holder === found.holder &&
      one.field === found.field &&
      coverageOf(revision, one)?.gap[0] === coverage?.gap[0],
  );
}

/**
 * Fails the signature for altered content. A permitted change that the signer did not see makes it
 * INDETERMINATE.
 */
function noteChanges(checks: Checks, changes: readonly Change[]): void {
  const note = (grade: Grade, about?: FindingAbout, id: FindingId = 'CHANGED_AFTER_SIGNING') =>
    grade === 'altered'
      ? checks.failed('FORMAT_FAILURE', id, about)
      : checks.unknown('FORMAT_FAILURE', id, about);
  const altered = changes.some(({ grade }) => grade === 'altered');
  if (changes.length > 0) note(altered ? 'altered' : 'doubtful');
  for (const { kind, grade, pages, revision } of changes) {
    note(grade, { pages, revision }, `CHANGED_${kind}`);
  }
}

/** Facts about the file that all its signatures share. */
export interface Surroundings {
  readonly file: PdfFile;
  readonly form: readonly FileFormProblem[];
  readonly revisionAt: (end: number) => PdfFile | null;
  readonly isTimestamp: (field: number) => boolean;
  readonly context: ValidationContext;
}

/**
 * Checks the file around a signature: whether its form is ambiguous, and whether it was changed
 * after signing.
 * @returns fields signed later
 */
export function checkRevision(
  checks: Checks,
  entry: SignatureEntry,
  { file, form, revisionAt, isTimestamp, context }: Surroundings,
): ReadonlySet<number> {
  for (const { part, offset } of form) {
    checks.unknown('FORMAT_FAILURE', `AMBIGUOUS_${part}`, { offset });
  }
  if (!entry.coverage) return new Set();
  if (file.encrypted && entry.coverage.end < file.bytes.length) {
    // Appended content is encrypted too, so its changes are unknown.
    checks.unknown('FORMAT_FAILURE', 'DOCUMENT_ENCRYPTED');
    return new Set();
  }
  try {
    const revision = revisionAt(entry.coverage.end);
    if (!revision || !standsIn(revision, entry)) {
      checks.failed('FORMAT_FAILURE', 'STRUCTURE_SUSPICIOUS');
      return new Set();
    }
    const later = laterChanges(revision, file, isTimestamp);
    noteChanges(checks, later.changes);
    return later.signedFields;
  } catch (error) {
    context.unreadable(error);
    checks.unknown('FORMAT_FAILURE', 'STRUCTURE_SUSPICIOUS');
    return new Set();
  }
}
