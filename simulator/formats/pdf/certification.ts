import type { PdfFile } from './file.ts';
import { isArray, isName, type PdfDict, type PdfValue } from './values.ts';

/** What may still happen to a file after a certifying signature (ISO 32000-1 table 254). */
export type CertifiedLevel = 1 | 2 | 3;

const list = (value: PdfValue): readonly PdfValue[] => (isArray(value) ? value : []);

/**
 * What a certifying signature allows after it: 1 nothing, 2 filling in the form and signing, 3 notes
 * as well; null for a signature that certifies nothing.
 */
export function certifiedLevel(file: PdfFile, signature: PdfDict): CertifiedLevel | null {
  for (const reference of list(file.resolve(signature.get('Reference')))) {
    const dict = file.dict(reference);
    if (!dict || !isName(file.resolve(dict.get('TransformMethod')), 'DocMDP')) continue;
    const level = file.resolve(file.dict(dict.get('TransformParams'))?.get('P') ?? 2);
    return level === 1 || level === 3 ? level : 2;
  }
  return null;
}

/** Whether somebody certified the file and allowed nothing after it, no further signature either. */
export function closedToSignatures(file: PdfFile): boolean {
  const { catalog } = file;
  const form = file.dict(catalog.get('AcroForm'));
  const values = list(file.resolve(form?.get('Fields') ?? null)).map(
    (field) => file.dict(field)?.get('V') ?? null,
  );
  const certification = file.dict(catalog.get('Perms'))?.get('DocMDP') ?? null;
  return [certification, ...values].some((value) => {
    const signature = file.dict(value);
    return signature !== null && certifiedLevel(file, signature) === 1;
  });
}
