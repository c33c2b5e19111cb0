import { fileWarnings, type FileWarning } from '@dokubox/spec/enums.ts';
import { describe, expect, it } from 'vitest';
import { richPdf, stream, writtenPdf } from '../../validation/fixtures/written-pdf.ts';
import { PdfFile } from './file.ts';
import { pdfWarnings } from './shown-elsewhere.ts';

/** Parts of a file with one page. */
interface Parts {
  /** Entries of the catalog. */
  readonly catalog?: string;
  readonly annots?: string;
  /** Objects from number 5 onwards. */
  readonly more?: readonly (string | Uint8Array)[];
}

function warningsOf({ catalog = '', annots = '', more = [] }: Parts): readonly FileWarning[] {
  const bytes = writtenPdf([
    `<</Type/Catalog/Pages 2 0 R${catalog}>>`,
    '<</Type/Pages/Kids[3 0 R]/Count 1/MediaBox[0 0 400 300]>>',
    `<</Type/Page/Parent 2 0 R/Contents 4 0 R/Annots[${annots}]>>`,
    stream('', 'BT /F 12 Tf 40 200 Td (Price 100 EUR) Tj ET'),
    ...more,
  ]);
  return pdfWarnings(new PdfFile(bytes));
}

const helvetica = '/Resources<</Font<</F<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>>>';
const field = (words: string, rest: string) => ({
  catalog: '/AcroForm<</Fields[5 0 R]>>',
  annots: '5 0 R',
  more: [
    `<</Type/Annot/Subtype/Widget/T(a)/Rect[0 0 90 20]/F 4/AP<</N 6 0 R>>${rest}>>`,
    stream(`/Subtype/Form/BBox[0 0 90 20]${helvetica}`, words),
  ],
});
const textField = (value: string, shown: string, rest = '') =>
  field(`/Tx BMC BT /F 9 Tf (${shown}) Tj ET EMC`, `/FT/Tx/V${value}${rest}`);
const button = (value: string, state: string) => ({
  catalog: '/AcroForm<</Fields[5 0 R]>>',
  annots: '5 0 R',
  more: [
    `<</Type/Annot/Subtype/Widget/T(b)/Rect[0 0 9 9]/F 4/FT/Btn/V/${value}/AS/${state}/AP<</N<</Yes 6 0 R/Off 6 0 R>>>>>>`,
    stream('/Subtype/Form/BBox[0 0 9 9]', ''),
  ],
});
const layer = (usage: string, rest = '') => ({
  catalog: `/OCProperties<</OCGs[5 0 R]/D<<${rest}>>>>`,
  more: [`<</Type/OCG/Name(L)${usage}>>`],
});
const note = (rest: string) => ({ annots: `<</Type/Annot/Rect[0 0 9 9]${rest}>>` });

describe('the warnings of a PDF', () => {
  it.each<[string, FileWarning, Parts]>([
    ['an XFA form', 'XFA_FORM', { catalog: '/AcroForm<</Fields[]/XFA 5 0 R>>', more: ['[]'] }],
    ['a portfolio', 'PORTFOLIO', { catalog: '/Collection<</View/T>>' }],
    [
      'a layer for paper only',
      'PRINTS_DIFFERENTLY',
      layer('/Usage<</Print<</PrintState/ON>>/View<</ViewState/OFF>>>>'),
    ],
    [
      'a layer that is initially hidden but printed',
      'PRINTS_DIFFERENTLY',
      layer('/Usage<</Print<</PrintState/ON>>>>', '/OFF[5 0 R]'),
    ],
    [
      'a printed layer in a file with initially hidden layers',
      'PRINTS_DIFFERENTLY',
      layer('/Usage<</Print<</PrintState/ON>>>>', '/BaseState/OFF'),
    ],
    ['a note for paper only', 'PRINTS_DIFFERENTLY', note('/Subtype/Square/F 36')],
    ['words for the screen only', 'PRINTS_DIFFERENTLY', note('/Subtype/FreeText/F 0')],
    [
      'a field whose value differs from its picture',
      'FIELDS_LOOK_DIFFERENT',
      textField('(900)', '100'),
    ],
    [
      'a field whose value in UTF-16 differs from its picture',
      'FIELDS_LOOK_DIFFERENT',
      textField('<FEFF0039>', '1'),
    ],
    [
      'a field without a picture',
      'FIELDS_LOOK_DIFFERENT',
      {
        catalog: '/AcroForm<</Fields[5 0 R]>>',
        annots: '5 0 R',
        more: ['<</Type/Annot/Subtype/Widget/T(a)/Rect[0 0 90 20]/F 4/FT/Tx/V(900)>>'],
      },
    ],
    ['a ticked box that is drawn empty', 'FIELDS_LOOK_DIFFERENT', button('Yes', 'Off')],
    ['an empty box that is drawn ticked', 'FIELDS_LOOK_DIFFERENT', button('Off', 'Yes')],
    ['a script at opening', 'SCRIPTS', { catalog: '/OpenAction<</S/JavaScript/JS(1)>>' }],
    [
      'a script of a field',
      'SCRIPTS',
      {
        annots: '<</Subtype/Widget/Rect[0 0 1 1]/AA<</K<</S/JavaScript/JS 5 0 R>>>>>>',
        more: [stream('', '1')],
      },
    ],
    [
      'an action that starts a program',
      'SCRIPTS',
      { catalog: '/OpenAction<</S/Launch/F(a.exe)>>' },
    ],
    [
      'a stream from another file',
      'OUTSIDE_CONTENT',
      { catalog: '/Elsewhere 5 0 R', more: [stream('/F(other.txt)', '')] },
    ],
    [
      'a page from another file',
      'OUTSIDE_CONTENT',
      {
        catalog: '/X 5 0 R',
        more: [stream('/Subtype/Form/BBox[0 0 1 1]/Ref<</F(b.pdf)/Page 0>>', '')],
      },
    ],
    [
      'an action that imports data',
      'OUTSIDE_CONTENT',
      { catalog: '/OpenAction<</S/ImportData/F(a.fdf)>>' },
    ],
    [
      'an attachment whose name reverses text',
      'MISLEADING_NAME',
      {
        catalog: '/X<</Type/Filespec/UF<FEFF0061202E0062>/EF<</F 5 0 R>>>>',
        more: [stream('', '')],
      },
    ],
  ])('[A-505] name %s', (_name, warning, parts) => {
    expect(warningsOf(parts)).toEqual([warning]);
  });

  it.each<[string, Parts]>([
    ['plain text', {}],
    ['a form without XFA', textField('(100)', '100')],
    ['a field broken into lines', textField('(one two)', 'one) Tj (two')],
    [
      'a field that viewers draw from its value',
      {
        catalog: '/AcroForm<</Fields[5 0 R]/NeedAppearances true>>',
        annots: '5 0 R',
        more: ['<</Type/Annot/Subtype/Widget/T(a)/Rect[0 0 90 20]/F 4/FT/Tx/V(900)>>'],
      },
    ],
    [
      'a field without a place',
      { catalog: '/AcroForm<</Fields[5 0 R]>>', more: ['<</FT/Tx/T(a)/V(900)>>'] },
    ],
    ['a password', textField('(secret)', '******', '/Ff 8192')],
    ['a ticked box that is drawn ticked', button('Yes', 'Yes')],
    ['an empty box that is drawn empty', button('Off', 'Off')],
    ['an ordinary layer', layer('')],
    [
      'a layer that prints as it shows',
      layer('/Usage<</Print<</PrintState/ON>>/View<</ViewState/ON>>>>'),
    ],
    ['a link', note('/Subtype/Link/F 0/A<</S/URI/URI(https://example.org)>>')],
    ['a pop-up note', note('/Subtype/Popup/F 28')],
    ['a hidden note', note('/Subtype/FreeText/F 2')],
    [
      'an attachment',
      { catalog: '/X<</Type/Filespec/F(a.txt)/EF<</F 5 0 R>>>>', more: [stream('', '')] },
    ],
  ])('[A-505] ignore %s', (_name, parts) => {
    expect(warningsOf(parts)).toEqual([]);
  });

  it('[A-505] ignore a contract that uses many features of the format', () => {
    // The viewer draws its two fields without a picture from their values.
    expect(pdfWarnings(new PdfFile(richPdf()))).toEqual([]);
  });

  it('[A-505] have the order of the contract', () => {
    const found = warningsOf({
      catalog: '/OpenAction<</S/JavaScript/JS(1)>>/Collection<<>>/AcroForm<</Fields[]/XFA[]>>',
    });
    expect(found).toEqual(fileWarnings.filter((one) => found.includes(one)));
    expect(found).toHaveLength(3);
  });

  it('[A-505] are still found in a file with circular references', () => {
    expect(warningsOf({ catalog: '/X 5 0 R', more: ['[5 0 R 6 0 R]', '6 0 R'] })).toEqual([]);
  });
});
