import { PdfFile } from '../../simulator/signatures/formats/pdf/file.ts';
import {
  isArray,
  PdfDict,
  PdfName,
  PdfRef,
  PdfStream,
  PdfString,
  type PdfValue,
} from '../../simulator/signatures/formats/pdf/values.ts';
import { PdfUpdate } from '../../simulator/signatures/formats/pdf/write.ts';

export const pdfName = (value: string) => new PdfName(value);
export const pdfAsText = (value: string) => new PdfString(Buffer.from(value, 'latin1'));
export const pdfRef = (number: number) => new PdfRef(number, 0);
export const drawn = (content: string, entries: Record<string, PdfValue> = {}) =>
  new PdfStream(PdfDict.of(entries), Buffer.from(content, 'latin1'));

/** Appends a revision in which some objects are replaced. */
export function revised(
  bytes: Uint8Array,
  change: (update: PdfUpdate, catalog: PdfDict) => void,
): Uint8Array {
  const file = new PdfFile(bytes);
  const update = new PdfUpdate(file);
  change(update, file.catalog);
  return update.write().bytes;
}

/** Appends a revision in which one dictionary has changed entries. Null removes an entry. */
export const withEntries =
  (number: number, entries: Readonly<Record<string, PdfValue>>) =>
  (bytes: Uint8Array): Uint8Array =>
    revised(bytes, (update) => {
      const old = update.resolve(pdfRef(number));
      if (old instanceof PdfStream) {
        update.put(pdfRef(number), new PdfStream(old.dict.with(entries), old.raw));
      } else if (old instanceof PdfDict) update.put(pdfRef(number), old.with(entries));
      else throw new Error(`object ${number} is not a dictionary`);
    });

/** Appends a revision in which the form has changed entries. */
export const withForm =
  (make: (form: PdfDict) => Readonly<Record<string, PdfValue>>) =>
  (bytes: Uint8Array): Uint8Array =>
    revised(bytes, (update, catalog) => {
      const place = catalog.get('AcroForm');
      const form = update.resolve(place);
      if (!(place instanceof PdfRef) || !(form instanceof PdfDict)) throw new Error('no form');
      update.put(place, form.with(make(form)));
    });

/** Appends a revision in which an object has another value. */
export const withObject =
  (number: number, value: PdfValue) =>
  (bytes: Uint8Array): Uint8Array =>
    revised(bytes, (update) => update.put(pdfRef(number), value));

export const pdfListOf = (value: PdfValue): readonly PdfValue[] => (isArray(value) ? value : []);

/** Appends a revision that changes only the positions of objects and the trailer. */
export function relocated(
  bytes: Uint8Array,
  places: Readonly<Record<number, number>>,
  trailer: Readonly<Record<string, PdfValue>> = {},
): Uint8Array {
  const file = new PdfFile(bytes);
  const size = file.nextNumber;
  const lines = Object.entries(places)
    .map(([number, at]) => `${number} 1\n${String(at).padStart(10, '0')} 00000 n \n`)
    .join('');
  const root = trailer['Root'] ?? file.trailer.get('Root');
  const number = root instanceof PdfRef ? root.number : 1;
  const head = Buffer.concat([bytes, Buffer.from('\n')]);
  return Buffer.concat([
    head,
    Buffer.from(
      `xref\n${lines}trailer\n<</Size ${size}/Root ${number} 0 R/Prev ${file.sections[0]?.offset ?? 0}>>\nstartxref\n${head.length}\n%%EOF\n`,
    ),
  ]);
}
