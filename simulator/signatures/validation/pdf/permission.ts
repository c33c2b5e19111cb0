import {
  locksOf,
  permittedLevel,
  signedFields,
  type CertifiedLevel,
} from '../../formats/pdf/certification.ts';
import type { PdfFile } from '../../formats/pdf/file.ts';
import type { PdfDict } from '../../formats/pdf/values.ts';
import { PdfName } from '../../formats/pdf/values.ts';
import { pdfText } from '../../formats/pdf/text.ts';
import type { FieldFacts } from './landmarks.ts';
import { itemsOf } from '../../formats/pdf/lenient.ts';

/** Types of fields that users fill in. */
const fillable = new Set(['Tx', 'Btn', 'Ch']);

/** Changes that all previous signers of a file allow after their signatures. */
export interface PermittedChanges {
  /** Level of certifications and locks. Null if no signature certified or locked the file. */
  readonly level: CertifiedLevel | null;
  /** Whether a field may be filled in. */
  mayFill(field: FieldFacts): boolean;
}

interface Lock {
  readonly action: string;
  readonly names: ReadonlySet<string>;
}

function lockOf(file: PdfFile, dict: PdfDict): Lock | null {
  const action = file.resolve(dict.get('Action'));
  if (!(action instanceof PdfName)) return null;
  const names = itemsOf(file, dict.get('Fields')).map((name) => pdfText(file.resolve(name)));
  return { action: action.value, names: new Set(names) };
}

function locks({ action, names }: Lock, name: string): boolean {
  // A name includes all fields below it.
  const named = [...names].some((one) => name === one || name.startsWith(`${one}.`));
  return action === 'All' || (action === 'Include' ? named : !named);
}

/**
 * Permission of a signed revision: its strictest certification, and all fields its signatures lock.
 * Without a certification only signing is allowed (decision page 0010).
 */
export function permissionOf(file: PdfFile): PermittedChanges {
  const signatures = signedFields(file);
  const level = permittedLevel(file, signatures);
  const locked = signatures
    .flatMap((one) => locksOf(file, one))
    .flatMap((lock) => lockOf(file, lock) ?? []);
  return {
    level,
    mayFill: ({ type, name }) =>
      level !== null &&
      level !== 1 &&
      type !== null &&
      fillable.has(type) &&
      !locked.some((lock) => locks(lock, name)),
  };
}

/** Whether a field has a value that a viewer may draw with the form's settings. */
export const isFillable = ({ type }: FieldFacts): boolean => type === null || fillable.has(type);
