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

/** Fields people fill in. */
const fillable = new Set(['Tx', 'Btn', 'Ch']);

/** What may happen to a file after a signature, as those who signed it until then laid down. */
export interface PermittedChanges {
  /** Of certification and locks; null where nobody certified or closed the file. */
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
  // A name stands for all fields below it, too.
  const named = [...names].some((one) => name === one || name.startsWith(`${one}.`));
  return action === 'All' || (action === 'Include' ? named : !named);
}

/**
 * Permission of a signed revision: the strictest certification in it, and all that its signatures lock.
 * Without a certification nothing but signing may happen (see the decision page 0010).
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

/** Whether a field has a value that a viewer may draw with the form's own settings. */
export const isFillable = ({ type }: FieldFacts): boolean => type === null || fillable.has(type);
