import type { PdfFile } from './file.ts';
import { terminalFields } from './fields.ts';
import { quietly } from './lenient.ts';
import { isArray, isName, PdfDict, type PdfValue } from './values.ts';

/** Changes allowed after a certifying signature (ISO 32000-1 table 254). */
export type CertifiedLevel = 1 | 2 | 3;

const list = (value: PdfValue): readonly PdfValue[] => (isArray(value) ? value : []);

/**
 * Changes that a certifying signature allows after it: 1 none, 2 filling in the form and signing, 3
 * notes as well. Null for a signature that does not certify.
 */
function certifiedLevel(file: PdfFile, signature: PdfDict): CertifiedLevel | null {
  for (const reference of list(file.resolve(signature.get('Reference')))) {
    const dict = file.dict(reference);
    if (!dict || !isName(file.resolve(dict.get('TransformMethod')), 'DocMDP')) continue;
    const level = file.resolve(file.dict(dict.get('TransformParams'))?.get('P') ?? 2);
    return level === 1 || level === 3 ? level : 2;
  }
  return null;
}

/** A signature with its field. */
export interface SignedField {
  readonly signature: PdfDict;
  /** Empty for a certification that only the catalog names. */
  readonly field: PdfDict;
}

const noField = new PdfDict(new Map());

/** All signatures of a file, including the certification that the catalog names. */
export function signedFields(file: PdfFile): readonly SignedField[] {
  const read = (value: PdfValue, field: PdfDict): readonly SignedField[] => {
    const signature = quietly(() => file.dict(value));
    return signature ? [{ signature, field }] : [];
  };
  const permissions = quietly(() => file.dict(file.catalog.get('Perms')));
  return [
    ...read(permissions?.get('DocMDP') ?? null, noField),
    ...terminalFields(file).flatMap(({ dict, type, value }) =>
      type === 'Sig' ? read(value, dict) : [],
    ),
  ];
}

/**
 * Locks that apply because of a signature: the lock of its field, and the locks it names itself
 * (ISO 32000-2 tables 236 and 259).
 */
export function locksOf(file: PdfFile, { signature, field }: SignedField): readonly PdfDict[] {
  const named = list(file.resolve(signature.get('Reference'))).flatMap((reference) => {
    const dict = file.dict(reference);
    if (!dict || !isName(file.resolve(dict.get('TransformMethod')), 'FieldMDP')) return [];
    return file.dict(dict.get('TransformParams')) ?? [];
  });
  const own = file.dict(field.get('Lock'));
  return own ? [...named, own] : named;
}

/**
 * Changes that all signatures of a file together still allow. Null if none of them certifies or
 * locks the file. A lock can only restrict: it counts in addition to a certification, or if it
 * allows nothing at all.
 */
export function permittedLevel(
  file: PdfFile,
  signatures: readonly SignedField[],
): CertifiedLevel | null {
  const certified = signatures.flatMap(({ signature }) => certifiedLevel(file, signature) ?? []);
  const locked = signatures
    .flatMap((one) => locksOf(file, one))
    .map((lock) => file.resolve(lock.get('P')))
    .filter((level) => level === 1 || level === 2)
    .filter((level) => level === 1 || certified.length > 0);
  const levels = [...certified, ...locked];
  return levels.length === 0 ? null : (Math.min(...levels) as CertifiedLevel);
}

/** Whether a signature of a file allows nothing after it, not even another signature. */
export const closedToSignatures = (file: PdfFile): boolean =>
  permittedLevel(file, signedFields(file)) === 1;
