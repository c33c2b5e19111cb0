import { beforeAll, describe, expect, it } from 'vitest';
import { PdfFile } from '../../simulator/signatures/formats/pdf/file.ts';
import { PdfDict, PdfRef, type PdfValue } from '../../simulator/signatures/formats/pdf/values.ts';
import type { TestTrust } from '../../simulator/signatures/signing/trust/test-trust.ts';
import {
  findings,
  indications,
  openTrust,
  plainPdf,
  signedPdf,
  validate,
} from '../../simulator/signatures/validation/fixtures/files.ts';
import { Landmarks } from '../../simulator/signatures/validation/pdf/landmarks.ts';
import { stream, writtenPdf } from '../../simulator/signatures/validation/fixtures/written-pdf.ts';
import {
  pdfListOf,
  pdfName,
  pdfRef,
  revised,
  pdfAsText,
  withEntries,
  withForm,
  withObject,
} from './edits.ts';

/** A minimal form that names a missing field (90) and a missing note (92), as split files do. */
const bareForm = (form = '') =>
  writtenPdf([
    '<</Type/Catalog/Pages 2 0 R/AcroForm 4 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1/MediaBox[0 0 400 300]/Rotate 90>>',
    '<</Type/Page/Parent 2 0 R/Contents 7 0 R/Annots[5 0 R 92 0 R]/Resources<</Font<</F1 8 0 R>>>>>>',
    `<</Fields[5 0 R 90 0 R]${form}>>`,
    '<</Type/Annot/Subtype/Widget/FT/Tx/T(amount)/V(100)/Rect[40 80 140 100]/P 3 0 R/F 4/AP<</N 6 0 R>>>>',
    stream(
      '/Type/XObject/Subtype/Form/BBox[0 0 100 20]/Resources<</Font<</F1 8 0 R>>>>',
      'BT /F1 12 Tf 2 5 Td (100) Tj ET',
    ),
    stream('', 'BT /F1 20 Tf 40 240 Td (contract) Tj ET'),
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ]);

const standard = (baseFont: string, more: Readonly<Record<string, PdfValue>> = {}) =>
  PdfDict.of({
    Type: pdfName('Font'),
    Subtype: pdfName('Type1'),
    BaseFont: pdfName(baseFont),
    ...more,
  });
const fonts = (entries: Readonly<Record<string, PdfValue>>) =>
  withForm(() => ({ DR: PdfDict.of({ Font: PdfDict.of(entries) }) }));
const usual = '/Helv 0 Tf 0 g ';

/** Writes a line between the last section and its end, where iText writes its name. */
const remark = (line: string) => (bytes: Uint8Array) => {
  const revision = Buffer.from(withForm(() => ({ SigFlags: 3 }))(bytes)).toString('latin1');
  const at = revision.lastIndexOf('startxref');
  return Buffer.from(`${revision.slice(0, at)}${line}\n${revision.slice(at)}`, 'latin1');
};

/** Names the fields of the form again, one of them with another reference. */
const renamed = (number: number, other: PdfValue) =>
  withForm((form) => ({
    Fields: pdfListOf(form.get('Fields')).map((one) =>
      one instanceof PdfRef && one.number === number ? other : one,
    ),
  }));

let trust: TestTrust;
let signed: Uint8Array;

beforeAll(async () => {
  const opened = await openTrust();
  ({ trust } = opened);
  signed = await signedPdf(bareForm(), opened.signer, trust);
});

type Change = (bytes: Uint8Array) => Uint8Array;

describe('[R3.6] the additions of iText and PDFBox next to their own signature', () => {
  it.each<readonly [string, Change]>([
    ['the name of the program before the end', remark('%iText-5.5.13.3')],
    ['what viewers draw values with anyway', withForm(() => ({ DA: pdfAsText(usual) }))],
    [
      'the fonts viewers bring along',
      fonts({
        Helv: standard('Helvetica', {
          Encoding: pdfName('WinAnsiEncoding'),
          Name: pdfName('Helv'),
        }),
        ZaDb: standard('ZapfDingbats'),
      }),
    ],
    ['nothing in place of a field that is not there', renamed(90, null)],
    [
      'what a page has of the nodes above it, with the page',
      withEntries(3, { MediaBox: [0, 0, 400, 300], Rotate: 90 }),
    ],
    [
      'nothing in place of a note that is not there',
      (bytes) =>
        revised(bytes, (update) => {
          const page = update.resolve(pdfRef(3));
          if (!(page instanceof PdfDict)) throw new Error('no page');
          const notes = pdfListOf(page.get('Annots')).map((one) =>
            one instanceof PdfRef && one.number === 92 ? null : one,
          );
          update.put(pdfRef(3), page.with({ Annots: notes }));
        }),
    ],
    [
      'an empty object in place of a field that is not there',
      (bytes) => renamed(90, pdfRef(91))(withObject(91, null)(bytes)),
    ],
  ])('do not harm a signature: %s', async (_what, change) => {
    const node = await validate(change(signed), trust);
    expect([indications(node), findings(node)]).toEqual([['TOTAL_PASSED'], []]);
  });
});

describe('[R3.6] the additions of LibreOffice and Acrobat when they sign after us', () => {
  const letters = PdfDict.of({ Encoding: PdfDict.of({ Differences: [49, pdfName('nine')] }) });
  const resources = withForm(() => ({
    DR: PdfDict.of({
      Encoding: letters,
      Font: PdfDict.of({ Helv: standard('Helvetica', { Encoding: letters }) }),
    }),
  }));
  /** Another signature field, with its default value. */
  const fieldWith = (usual: PdfValue) => (bytes: Uint8Array) => {
    const signature = PdfDict.of({ Type: pdfName('Sig'), SubFilter: pdfName('unknown') });
    const field = PdfDict.of({
      FT: pdfName('Sig'),
      T: pdfAsText('Signature2'),
      V: pdfRef(901),
      DV: usual,
    });
    const more = withForm((form) => ({ Fields: [...pdfListOf(form.get('Fields')), pdfRef(900)] }));
    return more(withObject(900, field)(withObject(901, signature)(bytes)));
  };

  it('do not harm a signature with fonts of the form if no field is filled in', async () => {
    const { trust: own, signer } = await openTrust();
    const node = await validate(resources(await signedPdf(await plainPdf(), signer, own)), own);
    expect([indications(node), findings(node)]).toEqual([['TOTAL_PASSED'], []]);
  });

  it('are a change if a field may be drawn with those fonts', async () => {
    expect(findings(await validate(resources(signed), trust))).toContain('CHANGED_FORM_SETTINGS');
  });

  it('do not harm a signature if the default of a signature field is the signature itself', async () => {
    const found = findings(await validate(fieldWith(pdfRef(901))(signed), trust));
    expect(found).not.toContain('CHANGED_FORM_FIELDS');
  });

  it('are a change if the default of a signature field is something else', async () => {
    const found = findings(await validate(fieldWith(pdfAsText('900'))(signed), trust));
    expect(found).toContain('CHANGED_FORM_FIELDS');
  });
});

describe('[R3.6] a similar addition that changes what is shown', () => {
  it.each<readonly [string, string, Change]>([
    [
      'values drawn in white',
      'CHANGED_FORM_SETTINGS',
      withForm(() => ({ DA: pdfAsText('/Helv 0 Tf 1 g') })),
    ],
    [
      'a page of another size',
      'CHANGED_PAGE_GEOMETRY',
      withEntries(3, { MediaBox: [0, 0, 400, 90] }),
    ],
    ['a page upright again', 'CHANGED_PAGE_GEOMETRY', withEntries(3, { Rotate: 0 })],
    [
      'a note where there was none',
      'CHANGED_ANNOTATIONS',
      withObject(
        92,
        PdfDict.of({ Subtype: pdfName('Square'), Rect: [40, 200, 200, 260], F: 4, IC: [1, 1, 0] }),
      ),
    ],
    [
      'another font under the name of one that viewers bring along',
      'CHANGED_FORM_SETTINGS',
      fonts({ Helv: standard('Symbol') }),
    ],
    [
      'letters in place of signs',
      'CHANGED_FORM_SETTINGS',
      fonts({ ZaDb: standard('ZapfDingbats', { Encoding: pdfName('WinAnsiEncoding') }) }),
    ],
    [
      'letters that stand for others',
      'CHANGED_FORM_SETTINGS',
      fonts({
        Helv: standard('Helvetica', {
          Encoding: PdfDict.of({ Differences: [49, pdfName('nine')] }),
        }),
      }),
    ],
    [
      'a field where there was none',
      'CHANGED_FORM_FIELDS',
      withObject(90, PdfDict.of({ FT: pdfName('Tx'), T: pdfAsText('other'), V: pdfAsText('900') })),
    ],
    [
      'a field that is taken out, and nothing in its place',
      'CHANGED_FORM_FIELDS',
      renamed(5, null),
    ],
  ])('is a change: %s', async (_what, finding, change) => {
    const node = await validate(change(signed), trust);
    expect(indications(node)).toEqual(['TOTAL_FAILED/FORMAT_FAILURE']);
    expect(findings(node)).toContain(finding);
  });

  it.each([
    ['an object in a remark', remark('%90 0 obj<</FT/Tx>>endobj')],
    ['more than a remark', remark('90 0 obj<</FT/Tx>>endobj')],
  ])('is ambiguous: %s', async (_what, change) => {
    const node = await validate(change(signed), trust);
    expect(indications(node)).toEqual(['INDETERMINATE/FORMAT_FAILURE']);
    expect(findings(node)).toContain('AMBIGUOUS_END');
  });

  it('is a change if it is a font of the form that values were not drawn with, used by the default appearance', async () => {
    const { trust: own, signer } = await openTrust();
    const file = bareForm('/DR<</Font<</Helv<</Type/Font/Subtype/Type1/BaseFont/Symbol>>>>>>');
    const change = withForm(() => ({ DA: pdfAsText(usual) }));
    const node = await validate(change(await signedPdf(file, signer, own)), own);
    expect(indications(node)).toEqual(['TOTAL_FAILED/FORMAT_FAILURE']);
    expect(findings(node)).toContain('CHANGED_FORM_SETTINGS');
  });

  it('is a change if it is a page size that not every viewer used, because the page is reached in two ways', async () => {
    const { trust: own, signer } = await openTrust();
    const file = writtenPdf([
      '<</Type/Catalog/Pages 2 0 R>>',
      '<</Type/Pages/Kids[3 0 R]/Count 1/MediaBox[0 0 400 300]>>',
      '<</Type/Page/Parent 4 0 R/Contents 5 0 R>>',
      '<</Type/Pages/Parent 2 0 R/Kids[3 0 R]/Count 1/MediaBox[0 0 400 90]>>',
      stream('', 'BT ET'),
    ]);
    const change = withEntries(3, { MediaBox: [0, 0, 400, 90] });
    const node = await validate(change(await signedPdf(file, signer, own)), own);
    expect(indications(node)).toEqual(['TOTAL_FAILED/FORMAT_FAILURE']);
    expect(findings(node)).toContain('CHANGED_PAGE_GEOMETRY');
  });

  it('is harmless if it is the size of a page that two nodes name, because then its size is not judged', () => {
    const file = new PdfFile(
      writtenPdf([
        '<</Type/Catalog/Pages 2 0 R>>',
        '<</Type/Pages/Kids[4 0 R 3 0 R]/Count 2/MediaBox[0 0 400 300]>>',
        '<</Type/Page/Parent 2 0 R>>',
        '<</Type/Pages/Parent 2 0 R/Kids[3 0 R 5 0 R]/Count 2/MediaBox[0 0 400 90]>>',
        '<</Type/Page/Parent 4 0 R>>',
      ]),
    );
    const landmarks = new Landmarks(file);
    expect(landmarks.inherited(file, 3, 'MediaBox')).toBeUndefined();
    expect(landmarks.inherited(file, 5, 'MediaBox')).toEqual([0, 0, 400, 90]);
    expect(landmarks.inherited(file, 5, 'Rotate')).toBeNull();
  });
});
