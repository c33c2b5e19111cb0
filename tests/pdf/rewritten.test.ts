import { beforeAll, describe, expect, it } from 'vitest';
import { PdfDict, PdfRef, type PdfValue } from '../../simulator/signatures/formats/pdf/values.ts';
import {
  openTrust,
  indications,
  signedPdf,
  validate,
} from '../../simulator/signatures/validation/fixtures/files.ts';
import { writtenPdf } from '../../simulator/signatures/validation/fixtures/written-pdf.ts';
import { drawn, pdfName, pdfRef, pdfAsText, withEntries, withObject } from './edits.ts';

/**
 * A reference to a field that does not exist, as left over when one page was taken out of a file.
 */
const stray = 90;

/** A page of an odd size, with a box that draws a value whose field was left behind. */
const pageOfAnother = () =>
  writtenPdf([
    '<</Type/Catalog/Pages 2 0 R/AcroForm 4 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595.303937007874 841.889763779528]/Annots[5 0 R]>>`,
    `<</Fields[${stray} 0 R]>>`,
    `<</Type/Annot/Subtype/Widget/Parent ${stray} 0 R/Rect[40 80 140 100]/P 3 0 R/F 4/AP<</N 6 0 R>>>>`,
    '<</Type/XObject/Subtype/Form/BBox[0 0 100 20]/Length 0>>\nstream\n\nendstream',
  ]);

let signed: Uint8Array;
let indicationOf: (edit: (bytes: Uint8Array) => Uint8Array) => Promise<string | undefined>;

beforeAll(async () => {
  const { trust, signer } = await openTrust();
  signed = await signedPdf(pageOfAnother(), signer, trust);
  indicationOf = async (edit) => indications(await validate(edit(signed), trust))[0];
});

const passed = 'TOTAL_PASSED';
const altered = 'TOTAL_FAILED/FORMAT_FAILURE';
const font = PdfDict.of({
  Type: pdfName('Font'),
  Subtype: pdfName('Type1'),
  BaseFont: pdfName('Courier'),
});
const appearance = drawn('0 0 1 rg 0 0 100 20 re f', {
  Type: pdfName('XObject'),
  Subtype: pdfName('Form'),
  BBox: [0, 0, 100, 20],
});
const sized = (...corners: readonly number[]) => withEntries(3, { MediaBox: corners });

describe('[R3.6] objects that programs rewrite when they sign', () => {
  it.each<readonly [string, string, (bytes: Uint8Array) => Uint8Array]>([
    ['the size of a page with fewer decimals', passed, sized(0, 0, 595.3039370079, 841.8897637795)],
    ['another size of a page', altered, sized(0, 0, 595.304, 841.89)],
    ['a size with a corner moved', altered, sized(0, 0.0001, 595.303937007874, 841.889763779528)],
    ['a size of five numbers', altered, sized(0, 0, 595.303937007874, 841.889763779528, 0)],
  ])('%s: %s', async (_what, expected, edit) => {
    expect(await indicationOf(edit)).toBe(expected);
  });
});

describe('[R3.6] a reference to a field that led nowhere', () => {
  it.each<readonly [string, string, PdfValue]>([
    ['a font', passed, font],
    ['a description of a font', passed, PdfDict.of({ Type: pdfName('FontDescriptor'), Flags: 0 })],
    ['an appearance', passed, appearance],
    ['a field', altered, PdfDict.of({ FT: pdfName('Tx'), T: pdfAsText('a'), V: pdfAsText('900') })],
    ['a font that is a field, too', altered, font.with({ FT: pdfName('Tx'), V: pdfAsText('900') })],
    ['a font that is a note, too', altered, font.with({ Subtype: pdfName('Widget') })],
    ['an appearance that acts', altered, drawn('', { A: PdfDict.of({ S: pdfName('URI') }) })],
    ['no kind anybody knows', altered, PdfDict.of({ Type: pdfName('Other') })],
  ])('may lead to %s: %s', async (_what, expected, value) => {
    expect(await indicationOf(withObject(stray, value))).toBe(expected);
  });

  it('may not become the content of a page', async () => {
    const used = (bytes: Uint8Array) =>
      withEntries(3, { Contents: new PdfRef(stray, 0) })(withObject(stray, appearance)(bytes));
    expect(await indicationOf(used)).toBe(altered);
    expect(await indicationOf(withEntries(5, { Parent: pdfRef(4) }))).toBe(altered);
  });
});
