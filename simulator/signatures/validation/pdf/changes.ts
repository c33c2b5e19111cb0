import type { PdfFile } from '../../formats/pdf/file.ts';
import { Landmarks } from './landmarks.ts';
import { Changes, type Change } from './change.ts';
import { Comparison } from './comparison.ts';
import { permissionOf } from './permission.ts';

/** Changes of a file after one of its signatures. */
export interface LaterChanges {
  /**
   * All changes that no rule accepts as harmless. Empty if only the changes of signing itself are
   * found.
   */
  readonly changes: readonly Change[];
  /** Fields that were signed later. */
  readonly signedFields: ReadonlySet<number>;
}

const wholeFile: LaterChanges = {
  changes: [{ kind: 'FILE', grade: 'altered', pages: [], revision: null }],
  signedFields: new Set(),
};

/**
 * Whether the later file consists of the earlier one and additions after it.
 * `formats/pdf/file-form.ts` checks that nothing else is there.
 */
function isContinuation(before: PdfFile, after: PdfFile): boolean {
  const boundary = before.sections[0]?.offset;
  const at = after.sections.findIndex(({ offset }) => offset === boundary);
  // A section before the boundary would be hidden in the signed bytes and was never read until now.
  return (
    at >= 0 && after.sections.slice(0, at).every(({ offset }) => offset >= before.bytes.length)
  );
}

/**
 * Compares the signed revision with the current file, following references as a viewer does. Every
 * change that no rule accepts as harmless is reported (decision page 0010).
 * @param isTimestamp whether a field contains a document time stamp
 */
export function laterChanges(
  signed: PdfFile,
  now: PdfFile,
  isTimestamp: (field: number) => boolean,
): LaterChanges {
  if (signed.bytes.length === now.bytes.length) return { changes: [], signedFields: new Set() };
  if (!isContinuation(signed, now)) return wholeFile;
  const landmarks = new Landmarks(signed);
  const permission = permissionOf(signed);
  const changes = new Changes(now);
  const comparison = new Comparison(signed, now, landmarks, permission, changes);
  comparison.run();
  const { signedFields } = comparison.form;
  if (permission.level === 1) {
    // A certification or lock as final allows only time stamps and validation data.
    for (const field of signedFields) {
      if (isTimestamp(field)) continue;
      changes.note({ kind: 'FORM_FIELDS', grade: 'altered', page: null, holder: field });
    }
  }
  return { changes: changes.all, signedFields };
}
