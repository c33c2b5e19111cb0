import { PDFDocument } from '@cantoo/pdf-lib';
import type { PdfFile } from '../../simulator/signatures/formats/pdf/file.ts';
import { PdfRef } from '../../simulator/signatures/formats/pdf/values.ts';
import { PdfUpdate } from '../../simulator/signatures/formats/pdf/write.ts';
import {
  identity,
  plainPdf,
  signedPdf,
  type openTrust,
} from '../../simulator/signatures/validation/fixtures/files.ts';
import { certified } from '../../simulator/signatures/validation/fixtures/pdf-edits.ts';
import { richPdf } from '../../simulator/signatures/validation/fixtures/written-pdf.ts';

type Trust = Awaited<ReturnType<typeof openTrust>>;

/** A signed file, with a name for its structure. */
export interface Sample {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** A form made by a library, with its appearances. */
export async function formPdf(useObjectStreams: boolean): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage([400, 300]);
  page.drawText('contract', { x: 40, y: 250 });
  const form = pdf.getForm();
  const text = form.createTextField('amount');
  text.setText('100');
  text.addToPage(page, { x: 40, y: 200, width: 80, height: 20 });
  const box = form.createCheckBox('agreed');
  box.addToPage(page, { x: 40, y: 160, width: 20, height: 20 });
  box.check();
  const list = form.createDropdown('place');
  list.addOptions(['Praha', 'Brno']);
  list.select('Praha');
  list.addToPage(page, { x: 40, y: 120, width: 80, height: 20 });
  return pdf.save({ useObjectStreams });
}

/** A signed file of one revision, with cross-reference streams and packed objects. */
const lines = ['TEST Jana Nováková', 'Zatoka'];

/** Signed files of several structures. The same changes are tried on each. */
export async function samples({ trust, signer }: Trust): Promise<readonly Sample[]> {
  const other = await trust.signerFor(identity('Petr'));
  const form = await formPdf(false);
  const rich = richPdf();
  return [
    { name: 'places in a table', bytes: await signedPdf(await plainPdf(), signer, trust) },
    { name: 'places in streams', bytes: await signedPdf(await plainPdf(true), signer, trust) },
    { name: 'form, packed objects', bytes: await signedPdf(await formPdf(true), signer, trust) },
    { name: 'much of what viewers draw with', bytes: await signedPdf(rich, signer, trust) },
    {
      name: 'two visible signatures',
      bytes: await signedPdf(
        await signedPdf(form, signer, trust, { visibleLines: lines }),
        other,
        trust,
        {
          visibleLines: lines,
        },
      ),
    },
    { name: 'certified, nothing allowed', bytes: certified(rich, signer, 1) },
    { name: 'certified, forms allowed', bytes: certified(rich, signer, 2) },
    { name: 'certified, notes allowed', bytes: certified(form, signer, 3) },
  ];
}

/** Numbers of all objects that can be reached from the trailer, including undefined ones. */
export function reachable(file: PdfFile): readonly PdfRef[] {
  const found = new Map<number, PdfRef>();
  const update = new PdfUpdate(file);
  const visit = (value: unknown): void => {
    if (value instanceof PdfRef) {
      if (found.has(value.number)) return;
      found.set(value.number, value);
      visit(update.resolve(value));
    } else if (Array.isArray(value)) value.forEach(visit);
    else if (value !== null && typeof value === 'object') {
      if ('dict' in value) visit(value.dict);
      if ('entries' in value && value.entries instanceof Map)
        [...value.entries.values()].forEach(visit);
    }
  };
  visit(file.trailer.get('Root'));
  visit(file.trailer.get('Info'));
  return [...found.values()];
}
