import type { PdfFile } from '../../formats/pdf/file.ts';
import { Landmarks } from './landmarks.ts';
import { Changes, type Change } from './change.ts';
import { Comparison } from './comparison.ts';
import { permissionOf } from './permission.ts';

/** What happened to a file after one of its signatures. */
export interface LaterChanges {
  /** Everything that is not named as harmless; empty when only what signing needs has changed. */
  readonly changes: readonly Change[];
  /** Fields that were signed later. */
  readonly signedFields: ReadonlySet<number>;
}

const wholeFile: LaterChanges = {
  changes: [{ kind: 'FILE', grade: 'altered', pages: [], revision: null }],
  signedFields: new Set(),
};

/**
 * Whether the later file is made of the earlier one and additions behind it. That nothing else lies there
 * is a question of form (`formats/pdf/file-form.ts`).
 */
function isContinuation(before: PdfFile, after: PdfFile): boolean {
  const boundary = before.sections[0]?.offset;
  const at = after.sections.findIndex(({ offset }) => offset === boundary);
  // A section that stands before the boundary hides in what was signed, unread until now.
  return (
    at >= 0 && after.sections.slice(0, at).every(({ offset }) => offset >= before.bytes.length)
  );
}

/**
 * Compares the revision a signature covers with the file as it is now, the way a viewer finds things.
 * Everything that is not named as harmless is a change (decision page 0010).
 * @param isTimestamp tells which fields hold time stamps of the document
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
    // A certification or lock as final leaves room for time stamps and validation data only.
    for (const field of signedFields) {
      if (isTimestamp(field)) continue;
      changes.note({ kind: 'FORM_FIELDS', grade: 'altered', page: null, holder: field });
    }
  }
  return { changes: changes.all, signedFields };
}
