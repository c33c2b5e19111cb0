import type { PdfFile } from './file.ts';
import { itemsOf, quietly } from './lenient.ts';
import { pdfText } from './text.ts';
import { PdfName, PdfRef, type PdfDict, type PdfValue } from './values.ts';

const maxFields = 20_000;
const maxDepth = 32;

/** A field at the end of a form's tree, with the values it inherits. */
export interface TerminalField {
  readonly ref: PdfRef;
  readonly dict: PdfDict;
  /** Full name: the names from the top of the form, joined by dots. */
  readonly name: string;
  readonly type: string | null;
  readonly value: PdfValue;
}

interface Above {
  readonly name: string;
  readonly type: PdfValue;
  readonly value: PdfValue;
}

/** All fields of a form that have no fields below them. */
export function terminalFields(file: PdfFile): readonly TerminalField[] {
  const found: TerminalField[] = [];
  const seen = new Set<number>();
  const visit = (ref: PdfValue, above: Above, depth: number): void => {
    if (!(ref instanceof PdfRef) || seen.has(ref.number)) return;
    if (depth > maxDepth || seen.size > maxFields) return;
    seen.add(ref.number);
    // Viewers ignore a field that cannot be read. It must not hide the other fields.
    const dict = quietly(() => file.dict(ref));
    if (!dict) return;
    const own = quietly(() => pdfText(file.resolve(dict.get('T')))) ?? '';
    const name = [above.name, own].filter(Boolean).join('.');
    const type = file.resolve(dict.get('FT') ?? above.type);
    const value = dict.get('V') ?? above.value;
    // Kids without a name are the field's widgets.
    const fields = itemsOf(file, dict.get('Kids')).filter((kid) =>
      quietly(() => file.dict(kid))?.entries.has('T'),
    );
    if (fields.length > 0) {
      for (const kid of fields) visit(kid, { name, type, value }, depth + 1);
      return;
    }
    found.push({ ref, dict, name, type: type instanceof PdfName ? type.value : null, value });
  };
  const form = quietly(() => file.dict(file.catalog.get('AcroForm')));
  for (const field of itemsOf(file, form?.get('Fields') ?? null)) {
    visit(field, { name: '', type: null, value: null }, 0);
  }
  return found;
}
