import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { PDFDocument } from '@cantoo/pdf-lib';
import * as fontkit from 'fontkit';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TestTrust } from '../../signing/trust/test-trust.ts';
import type { Credential } from '../../signing/x509/credential.ts';
import { identity, indications, openTrust, signedPdf, validate } from '../fixtures/files.ts';
import { stream, writtenPdf } from '../fixtures/written-pdf.ts';
import { PdfFile } from '../../formats/pdf/file.ts';
import { contentIn } from '../../formats/pdf/covered.ts';
import { readPages } from '../../formats/pdf/pages.ts';

/** A signature in a prepared field may cover the dots of a line to sign on. */

let trust: TestTrust;
let signer: Credential;
let other: Credential;

beforeAll(async () => {
  ({ trust, signer } = await openTrust());
  other = await trust.signerFor(identity('Petr'));
});

const notoPath = createRequire(import.meta.url).resolve(
  '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf',
);
const noto = readFileSync(notoPath);

const helvetica = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>';
/** A page with this content and two fields over it. */
const form = (content: string, font = helvetica, more: readonly (string | Uint8Array)[] = []) =>
  writtenPdf([
    '<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[6 0 R 7 0 R]>>>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>/Annots[6 0 R 7 0 R]>>',
    stream('', content),
    font,
    '<</Type/Annot/Subtype/Widget/FT/Sig/T(A)/Rect[110 395 262 421]/P 3 0 R/F 4>>',
    '<</Type/Annot/Subtype/Widget/FT/Sig/T(B)/Rect[110 275 262 301]/P 3 0 R/F 4>>',
    ...more,
  ]);

/** A line of text at the height of the second field. */
const line = (shown: string, more = '') => `BT ${more} /F 12 Tf 60 280 Td ${shown} Tj ET`;
const dots = '.'.repeat(40);

/** Content in the place of the second field. */
function below(bytes: Uint8Array) {
  const file = new PdfFile(bytes);
  const [page] = readPages(file);
  return page && contentIn(file, page.dict, [110, 275, 262, 301], null);
}

const embedded = (encoding: string) =>
  [
    `<</Type/Font/Subtype/TrueType/BaseFont/AAAAAA+Noto/FirstChar 32/LastChar 126/Widths[${Array.from(
      { length: 95 },
      () => '268',
    ).join(' ')}]/FontDescriptor 8 0 R${encoding}>>`,
    [
      '<</Type/FontDescriptor/FontName/AAAAAA+Noto/Flags 32/FontFile2 9 0 R>>',
      stream(`/Length1 ${noto.length}`, noto),
    ],
  ] as const;

describe('[R3.6][R7.13] the content below a prepared field', () => {
  it.each([
    ['dots', line(`(Bank:   ${dots})`)],
    ['dots that are placed one by one', line('(B) Tj [(.)-20(.)-20(.)-20(.)-20(....)] TJ ()')],
    ['a line of underscores', line(`(Bank:   ${'_'.repeat(25)})`)],
    ['blanks', line(`(Bank:${' '.repeat(60)})`)],
    ['a stroke', '60 280 m 300 280 l S'],
    ['a drawn dashed line', '[2 2] 0 d 60 280 m 300 280 l S'],
    [
      'three lines of dots',
      [278, 285, 292].map((y) => line(`(${dots})`).replace('280', `${y}`)).join(' '),
    ],
  ])('does not count if it is %s', (_what, content) => {
    expect(below(form(content))).toBe('nothing');
  });

  it.each([
    ['a number with dots', line('(Bank:      1.000.000,00)')],
    ['a minus sign', line('(Bank:      -)')],
    ['dots with a word after them', line('(Bank: ......... not)')],
    ['dots higher than a line', line(`(${dots})`).replace('/F 12', '/F 40')],
    ['dots in an unknown place', `BT /F 12 Tf 60 280 Td (X) Tj (${dots}) Tj ET`, '/Type0x'],
    [
      'many lines of dots',
      [276, 281, 286, 291, 296].map((y) => line(`(${dots})`).replace('280', `${y}`)).join(' '),
    ],
  ])('counts as text if it is %s', (_what, content, kind = '') => {
    const font = kind === '' ? helvetica : '<</Type/Font/Subtype/Type1/BaseFont/Unknown>>';
    expect(below(form(content, font))).toBe('text');
  });

  it.each([
    ['dots', dots, 'nothing'],
    ['letters', 'a'.repeat(40), 'text'],
  ])('is judged by the outlines of an embedded font: %s', async (_what, text, expected) => {
    for (const encoding of ['/Encoding/WinAnsiEncoding', '']) {
      const [font, more] = embedded(encoding);
      expect(below(form(line(`(${text})`), font, more))).toBe(expected);
    }
    const pdf = await PDFDocument.create();
    pdf.registerFontkit(fontkit as unknown as Parameters<PDFDocument['registerFontkit']>[0]);
    const font = await pdf.embedFont(noto, { subset: true });
    pdf.addPage([595, 842]).drawText(text, { x: 60, y: 280, size: 12, font });
    expect(below(await pdf.save())).toBe(expected);
  });

  it('counts as text if its outline is a letter, whatever the font names it', () => {
    const [font, more] = embedded('/Encoding<</Differences[97/period]>>');
    expect(below(form(line(`(${'a'.repeat(40)})`), font, more))).toBe('text');
    const type3 =
      '<</Type/Font/Subtype/Type3/FontBBox[0 0 9 9]/FontMatrix[.1 0 0 .1 0 0]/FirstChar 46/LastChar 46/Widths[5]/CharProcs<</period 8 0 R>>/Encoding/WinAnsiEncoding>>';
    const nine = stream('', '5 0 d0 0 0 4 9 re f');
    expect(below(form(line(`(${dots})`), type3, [nine]))).toBe('text');
  });

  it.each([
    ['drawn over dots', `(Client: ${dots}) Tj 0 -120 Td (Bank:   ${dots})`, 2],
    ['not drawn over text', '(Client: from 100) Tj 0 -120 Td (Bank: up to 900 EUR)', 1],
  ])('passes both our signatures, the second one %s', async (_how, shown, drawn) => {
    const visibleLines = ['TEST Jana', 'Zatoka'];
    const bytes = form(`BT /F 12 Tf 60 400 Td ${shown} Tj ET`);
    const once = await signedPdf(bytes, signer, trust, { visibleLines });
    const twice = await signedPdf(once, other, trust, { visibleLines });
    expect(indications(await validate(twice, trust))).toEqual(['TOTAL_PASSED', 'TOTAL_PASSED']);
    expect(Buffer.from(twice).toString('latin1').split('/BBox [0 0 152 26]').length - 1).toBe(
      drawn,
    );
  });
});
