import { certifiedLevel, type CertifiedLevel } from '../../formats/pdf/certification.ts';
import type { PdfFile } from '../../formats/pdf/file.ts';
import type { PdfDict } from '../../formats/pdf/values.ts';
import { isName, PdfName, PdfString, type PdfValue } from '../../formats/pdf/values.ts';
import type { FieldFacts } from './anchors.ts';
import { itemsOf } from '../../formats/pdf/lenient.ts';

/** Fields people fill in. */
const fillable = new Set(['Tx', 'Btn', 'Ch']);

/** What may happen to a file after a signature, as those who signed it until then laid down. */
export interface PermittedChanges {
  /** Of the certification; null where nobody certified the file. */
  readonly level: CertifiedLevel | null;
  /** Whether a field may be filled in. */
  mayFill(field: FieldFacts): boolean;
}

interface Lock {
  readonly action: string;
  readonly names: ReadonlySet<string>;
}

function lockOf(file: PdfFile, dict: PdfDict | null): Lock | null {
  const action = file.resolve(dict?.get('Action') ?? null);
  if (!dict || !(action instanceof PdfName)) return null;
  const names = itemsOf(file, dict.get('Fields')).map((name) => {
    const text = file.resolve(name);
    return text instanceof PdfString ? Buffer.from(text.bytes).toString('latin1') : '';
  });
  return { action: action.value, names: new Set(names) };
}

function locks({ action, names }: Lock, name: string): boolean {
  // A name stands for all fields below it, too.
  const named = [...names].some((one) => name === one || name.startsWith(`${one}.`));
  return action === 'All' || (action === 'Include' ? named : !named);
}

/** Parameters of the FieldMDP transforms of a signature. */
function fieldLocks(file: PdfFile, signature: PdfDict): Lock[] {
  return itemsOf(file, signature.get('Reference')).flatMap((reference) => {
    const dict = file.dict(reference);
    if (!dict || !isName(file.resolve(dict.get('TransformMethod')), 'FieldMDP')) return [];
    return lockOf(file, file.dict(dict.get('TransformParams'))) ?? [];
  });
}

/**
 * Permission of a signed revision: the strictest certification in it, and all fields its signatures
 * lock. Without a certification nothing but signing may happen (see the decision page 0010).
 * @param values of all signatures that stand in the revision, the one that is judged among them
 */
export function permissionOf(file: PdfFile, values: readonly PdfValue[]): PermittedChanges {
  const signatures = values.flatMap((value) => file.dict(value) ?? []);
  const levels = signatures.flatMap((one) => certifiedLevel(file, one) ?? []);
  const level = levels.length === 0 ? null : (Math.min(...levels) as CertifiedLevel);
  const locked = signatures.flatMap((one) => fieldLocks(file, one));
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
