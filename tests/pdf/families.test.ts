import { beforeAll, describe, expect, it } from 'vitest';
import { PdfFile } from '../../simulator/signatures/formats/pdf/file.ts';
import { PdfDict, PdfRef, type PdfValue } from '../../simulator/signatures/formats/pdf/values.ts';
import {
  openTestTrust,
  type TestTrust,
} from '../../simulator/signatures/signing/trust/test-trust.ts';
import type { Credential } from '../../simulator/signatures/signing/x509/credential.ts';
import {
  findings,
  identity,
  indications,
  openTrust,
  plainPdf,
  signedPdf,
  validate,
} from '../../simulator/signatures/validation/fixtures/files.ts';
import * as simple from '../../simulator/signatures/validation/fixtures/pdf-edits.ts';
import { findSignatures } from '../../simulator/signatures/validation/pdf/find-signatures.ts';
import {
  drawn,
  pdfListOf,
  pdfName,
  pdfRef,
  relocated,
  revised,
  pdfAsText,
  withEntries,
  withForm,
  withObject,
} from './edits.ts';
import { nonsenseOver, signOver, stampOver } from './overlays.ts';
import { wrapped } from './wrapping.ts';
import {
  richPdf,
  stream,
  writtenPdf,
} from '../../simulator/signatures/validation/fixtures/written-pdf.ts';

let trust: TestTrust;
let signer: Credential;
let stranger: { trust: TestTrust; signer: Credential };
/** A signed file with many features that a viewer draws, also certified at each level. */
let rich: Uint8Array;
const certified = new Map<1 | 2 | 3, Uint8Array>();

type Edit = (bytes: Uint8Array) => Uint8Array;

beforeAll(async () => {
  ({ trust, signer } = await openTrust());
  const other = await openTestTrust();
  stranger = { trust: other, signer: await other.signerFor(identity('Stranger')) };
  rich = await signedPdf(richPdf(), signer, trust);
  for (const level of [1, 2, 3] as const) {
    certified.set(level, simple.certified(richPdf(), signer, level));
  }
});

const altered = 'TOTAL_FAILED/FORMAT_FAILURE';
const doubtful = 'INDETERMINATE/FORMAT_FAILURE';
const at = (level: 1 | 2 | 3) => certified.get(level) ?? new Uint8Array();

/** The verdict on the first signature, and the findings about it. */
async function first(bytes: Uint8Array) {
  const node = await validate(bytes, trust);
  return { indication: indications(node)[0], said: findings(node) };
}

const content = 'BT /F1 30 Tf 60 100 Td (900) Tj ET 1 0 0 rg 50 50 200 90 re f';
const form = drawn(content, {
  Type: pdfName('XObject'),
  Subtype: pdfName('Form'),
  BBox: [0, 0, 400, 300],
});
const note = PdfDict.of({
  Type: pdfName('Annot'),
  Subtype: pdfName('Square'),
  Rect: [20, 20, 380, 280],
  IC: [1, 0, 0],
});

it('passes if nothing was added', async () => {
  expect((await first(rich)).indication).toBe('TOTAL_PASSED');
});

it('[R3.6] reports which pages changed, and in which revision of the file', async () => {
  const node = await validate(withEntries(4, { Rotate: 90 })(rich), trust);
  const errors = node.errorGroups.flatMap((group) => group.errors);
  // Written, signed, stamped: the fourth revision is the added one.
  expect(errors.find(({ errorId }) => errorId === 'CHANGED_PAGE_GEOMETRY')).toMatchObject({
    pages: [2],
    revision: 4,
  });
});

/** Objects the signed revision names but does not define, and their later definitions. */
const dangling: readonly (readonly [string, string, Edit])[] = [
  ['content of a page', 'CHANGED_PAGE_CONTENT', withObject(90, drawn(content))],
  ['a picture', 'CHANGED_PAGE_RESOURCES', withObject(91, form)],
  ['a note', 'CHANGED_ANNOTATIONS', withObject(92, note)],
  [
    'a font',
    'CHANGED_PAGE_RESOURCES',
    withObject(
      93,
      PdfDict.of({
        Type: pdfName('Font'),
        Subtype: pdfName('Type1'),
        BaseFont: pdfName('Courier'),
      }),
    ),
  ],
  [
    'what happens when it is opened',
    'CHANGED_ACTIONS',
    withObject(94, PdfDict.of({ S: pdfName('URI'), URI: pdfAsText('https://example.org/') })),
  ],
];

describe('[R3.6] an object that was named but not defined', () => {
  it.each(dangling)('is a change if it is defined later: %s', async (_what, id, edit) => {
    const { indication, said } = await first(edit(rich));
    expect(indication).toBe(altered);
    expect(said).toContain(id);
    for (const level of [1, 2, 3] as const) {
      expect((await first(edit(at(level)))).indication).toBe(altered);
    }
  });
});

describe('[R3.6] the defaults of a form', () => {
  const fonts = (fresh: PdfDict): Edit =>
    withForm((old) => {
      const resources = old.get('DR');
      const had = resources instanceof PdfDict ? resources.get('Font') : null;
      return {
        DR: PdfDict.of({
          Font: new PdfDict(
            new Map([...(had instanceof PdfDict ? had.entries : []), ...fresh.entries]),
          ),
        }),
      };
    });
  it.each<readonly [string, string, Edit]>([
    [
      'the default appearance',
      'CHANGED_FORM_SETTINGS',
      withForm(() => ({ DA: pdfAsText('/Helv 30 Tf 1 0 0 rg') })),
    ],
    [
      'that viewers shall draw the values',
      'CHANGED_FORM_SETTINGS',
      withForm(() => ({ NeedAppearances: null })),
    ],
    ['a font taken away', 'CHANGED_FORM_SETTINGS', withForm(() => ({ DR: null }))],
    [
      'a font viewers use by themselves',
      'CHANGED_FORM_SETTINGS',
      fonts(PdfDict.of({ ZaDb: pdfRef(8) })),
    ],
    [
      'another font under a name in use',
      'CHANGED_FORM_SETTINGS',
      fonts(PdfDict.of({ Helv: pdfRef(8) })),
    ],
    ['the order of calculation', 'CHANGED_FORM_SETTINGS', withForm(() => ({ CO: [pdfRef(15)] }))],
    ['alignment', 'CHANGED_FORM_SETTINGS', withForm(() => ({ Q: 2 }))],
    [
      'colours of a field',
      'CHANGED_FORM_FIELDS',
      withEntries(14, { MK: PdfDict.of({ BG: [1, 0, 0] }) }),
    ],
    ['alignment of a field', 'CHANGED_FORM_FIELDS', withEntries(14, { Q: 2 })],
    ['flags of a field', 'CHANGED_FORM_FIELDS', withEntries(14, { Ff: 4096 })],
    [
      'a value behind the same appearance',
      'CHANGED_FORM_FIELDS',
      withEntries(14, { V: pdfAsText('900') }),
    ],
    ['an inherited value', 'CHANGED_FORM_FIELDS', withEntries(16, { V: pdfAsText('900') })],
  ])('must stay as signed: %s', async (_what, id, edit) => {
    const { indication, said } = await first(edit(rich));
    expect(indication).toBe(altered);
    expect(said).toContain(id);
  });
});

describe('[R3.6] the resources a viewer draws with', () => {
  const catalog = (entries: Readonly<Record<string, PdfValue>>) => withEntries(1, entries);
  it.each<readonly [string, string, Edit]>([
    ['a page box', 'CHANGED_PAGE_GEOMETRY', withEntries(3, { CropBox: [0, 0, 100, 100] })],
    ['an inherited box', 'CHANGED_PAGE_GEOMETRY', withEntries(2, { MediaBox: [0, 0, 100, 100] })],
    ['rotation', 'CHANGED_PAGE_GEOMETRY', withEntries(3, { Rotate: 180 })],
    ['the size of a unit', 'CHANGED_PAGE_GEOMETRY', withEntries(3, { UserUnit: 2 })],
    [
      'inherited resources',
      'CHANGED_PAGE_RESOURCES',
      withEntries(2, { Resources: PdfDict.of({}) }),
    ],
    ['a font', 'CHANGED_PAGE_RESOURCES', withEntries(8, { BaseFont: pdfName('Courier') })],
    [
      'an encoding',
      'CHANGED_PAGE_RESOURCES',
      withEntries(21, { Differences: [49, pdfName('nine')] }),
    ],
    ['a colour profile', 'CHANGED_PAGE_RESOURCES', withEntries(23, { Alternate: pdfName('Lab') })],
    ['a picture', 'CHANGED_PAGE_RESOURCES', withEntries(9, { Decode: [1, 0] })],
    ['a graphics state', 'CHANGED_PAGE_RESOURCES', withEntries(11, { ca: 0 })],
    [
      'a layer switched off',
      'CHANGED_LAYERS',
      catalog({
        OCProperties: PdfDict.of({ OCGs: [pdfRef(20)], D: PdfDict.of({ OFF: [pdfRef(20)] }) }),
      }),
    ],
    ['the name of a layer', 'CHANGED_LAYERS', withEntries(20, { Name: pdfAsText('Other') })],
    [
      'an embedded file',
      'CHANGED_ATTACHMENTS',
      withObject(27, drawn('other', { Type: pdfName('EmbeddedFile') })),
    ],
    [
      'an action when it is opened',
      'CHANGED_ACTIONS',
      catalog({ OpenAction: PdfDict.of({ S: pdfName('URI'), URI: pdfAsText('x:') }) }),
    ],
    [
      'an action of a link',
      'CHANGED_ACTIONS',
      withEntries(29, {
        A: PdfDict.of({ S: pdfName('URI'), URI: pdfAsText('https://example.com/') }),
      }),
    ],
    [
      'an action of an outline',
      'CHANGED_ACTIONS',
      withEntries(26, { A: PdfDict.of({ S: pdfName('GoTo'), D: [pdfRef(4), pdfName('Fit')] }) }),
    ],
    [
      'an action of a page',
      'CHANGED_ACTIONS',
      withEntries(3, {
        AA: PdfDict.of({ O: PdfDict.of({ S: pdfName('Named'), N: pdfName('Print') }) }),
      }),
    ],
    [
      'page labels',
      'CHANGED_NAVIGATION',
      catalog({ PageLabels: PdfDict.of({ Nums: [0, PdfDict.of({ S: pdfName('r') })] }) }),
    ],
    ['names of places', 'CHANGED_NAVIGATION', catalog({ Names: PdfDict.of({}) })],
    [
      'the title of an outline',
      'CHANGED_NAVIGATION',
      withEntries(26, { Title: pdfAsText('Other') }),
    ],
    [
      'preferences of the viewer',
      'CHANGED_VIEW_SETTINGS',
      catalog({ ViewerPreferences: PdfDict.of({ HideToolbar: true }) }),
    ],
    ['how it opens', 'CHANGED_VIEW_SETTINGS', catalog({ PageMode: pdfName('FullScreen') })],
    ['its title', 'CHANGED_METADATA', withEntries(31, { Title: pdfAsText('Other') })],
    [
      'the title in the metadata',
      'CHANGED_METADATA',
      withObject(24, drawn('<dc:title>Other</dc:title>')),
    ],
    ['the language', 'CHANGED_DOCUMENT', catalog({ Lang: pdfAsText('cs') })],
    ['an appearance of a note', 'CHANGED_ANNOTATIONS', withObject(30, form)],
    ['the drawing in a page', 'CHANGED_PAGE_RESOURCES', withObject(10, form)],
    ['pages in another order', 'CHANGED_PAGES', withEntries(2, { Kids: [pdfRef(4), pdfRef(3)] })],
    ['a page less', 'CHANGED_PAGES', withEntries(2, { Kids: [pdfRef(3)], Count: 1 })],
  ])('must stay as signed: %s', async (_what, id, edit) => {
    const { indication, said } = await first(edit(rich));
    expect(indication).toBe(altered);
    expect(said).toContain(id);
    expect((await first(edit(at(1)))).indication).toBe(altered);
  });
});

describe('[R3.6] an addition drawn over signed content', () => {
  const whole = [0, 0, 400, 300] as const;
  const text100 = [30, 230, 190, 270] as const;
  const blank = [300, 10, 380, 30] as const;
  it('is a change for every signer', async () => {
    for (const bytes of [
      stampOver(rich, whole, stranger.trust),
      stampOver(rich, whole, trust),
      stampOver(rich, text100, trust),
      signOver(rich, text100, signer),
      signOver(rich, whole, stranger.signer),
    ]) {
      const { indication, said } = await first(bytes);
      expect(indication).toBe(altered);
      expect(said).toContain('CHANGED_COVERED');
    }
  });

  it('is not a change if the place was empty and its signers are trusted', async () => {
    expect((await first(signOver(rich, blank, signer))).indication).toBe('TOTAL_PASSED');
    expect((await first(stampOver(rich, blank, trust))).indication).toBe('TOTAL_PASSED');
    for (const bytes of [
      stampOver(rich, blank, stranger.trust),
      signOver(rich, blank, stranger.signer),
    ]) {
      const { indication, said } = await first(bytes);
      expect(indication).toBe(doubtful);
      expect(said).toContain('CHANGED_BY_UNTRUSTED_SIGNER');
    }
  });

  it('is doubtful over a picture, because its content is unknown', async () => {
    const { indication } = await first(signOver(rich, [45, 155, 75, 185], signer));
    expect(indication).toBe(doubtful);
  });

  it('[R7.13] is the sneaky signature on a certified file', async () => {
    for (const level of [2, 3] as const) {
      for (const over of [
        signOver(at(level), whole, stranger.signer),
        signOver(at(level), text100, signer),
        nonsenseOver(at(level), text100),
      ]) {
        const { indication, said } = await first(over);
        expect(indication).toBe(altered);
        expect(said).toContain('CHANGED_COVERED');
      }
    }
  });
});

describe('[R7.13] evil notes on a certified file', () => {
  const kinds = ['FreeText', 'Stamp', 'Redact', 'Highlight', 'Line', 'Square', 'Ink', 'Widget'];
  it.each(kinds)('never leave the certification valid: %s', async (kind) => {
    const edit = (bytes: Uint8Array) =>
      revised(bytes, (update) => {
        const page = update.resolve(pdfRef(3));
        if (!(page instanceof PdfDict)) throw new Error('no page');
        const evil = update.add(
          PdfDict.of({
            Type: pdfName('Annot'),
            Subtype: pdfName(kind),
            Rect: [20, 20, 380, 280],
            F: 4,
            AP: PdfDict.of({ N: update.add(form) }),
          }),
        );
        update.put(pdfRef(3), page.with({ Annots: [...pdfListOf(page.get('Annots')), evil] }));
      });
    expect((await first(edit(at(1)))).indication).toBe(altered);
    expect((await first(edit(at(2)))).indication).toBe(altered);
    expect((await first(edit(at(3)))).indication).toBe(kind === 'Widget' ? altered : doubtful);
  });
});

describe('[R3.6] universal forgery: an incomplete signature dictionary', () => {
  it.each<readonly [string, Readonly<Record<string, PdfValue>>]>([
    ['no contents', { Contents: null }],
    ['empty contents', { Contents: pdfAsText('') }],
    ['contents of zeros', { Contents: pdfAsText('\0\0\0\0') }],
    ['a range of nothing', { ByteRange: [0, 0, 0, 0] }],
    ['no range', { ByteRange: null }],
    ['an empty range', { ByteRange: [] }],
    ['a negative range', { ByteRange: [0, -1, -1, 0] }],
    ['a range of names', { ByteRange: pdfName('All') }],
    ['a range without end', { ByteRange: [0, 1, 2, 1e12] }],
    ['another kind', { SubFilter: pdfName('adbe.pkcs7.sha1') }],
    ['no kind', { SubFilter: null, Type: null }],
  ])('never passes: %s', async (_what, entries) => {
    const file = new PdfFile(rich);
    const found = findSignatures(file).find(({ isTimestamp }) => !isTimestamp);
    if (!found) throw new Error('no signature');
    const forged = withEntries(found.holder, entries)(rich);
    const node = await validate(forged, trust);
    for (const one of indications(node)) expect(one).not.toBe('TOTAL_PASSED');
  });
});

describe('[R3.6] incremental saving', () => {
  const loose = `6 0 obj\n<</Length ${content.length}>>\nstream\n${content}\nendstream\nendobj\n`;
  const append =
    (more: string): Edit =>
    (bytes) =>
      Buffer.concat([bytes, Buffer.from(more)]);
  it.each<readonly [string, Edit]>([
    ['a revision as programs write it', withObject(6, drawn(content))],
    ['objects alone', append(loose)],
    [
      'objects and a trailer without places',
      append(`${loose}trailer\n<</Root 1 0 R/Size 99>>\n%%EOF\n`),
    ],
    [
      'objects and the old start',
      (bytes) => {
        const { sections } = new PdfFile(bytes);
        return append(`${loose}startxref\n${sections[0]?.offset ?? 0}\n%%EOF\n`)(bytes);
      },
    ],
    [
      'the signature copied along',
      (bytes) => {
        const file = new PdfFile(bytes);
        return revised(bytes, (update) => {
          for (const { holder, dict } of findSignatures(file)) update.put(pdfRef(holder), dict);
          update.put(pdfRef(6), drawn(content));
        });
      },
    ],
  ])('never passes: %s', async (_what, edit) => {
    const node = await validate(edit(rich), trust);
    for (const one of indications(node)) expect(one).not.toBe('TOTAL_PASSED');
  });
});

describe('[R3.6] signature wrapping', () => {
  it('never passes, though the digest is correct', async () => {
    const bytes = await signedPdf(await plainPdf(), signer, trust);
    const honest = new PdfFile(bytes);
    const root = honest.trailer.get('Root');
    if (!(root instanceof PdfRef)) throw new Error('no root');
    for (const number of [4, 5, 6]) {
      const forged = wrapped(
        bytes,
        number,
        `<</Length ${content.length}>>\nstream\n${content}\nendstream`,
      );
      const node = await validate(forged, trust);
      for (const one of indications(node)) expect(one).not.toBe('TOTAL_PASSED');
    }
  });
});

/** A file prepared before it was signed, with another text below a picture. */
function prepared(hidden: string): Uint8Array {
  return writtenPdf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 400 300]/Contents[4 0 R 5 0 R]/Resources<</Font<</F1 6 0 R>>/XObject<</Cover 7 0 R>>>>>>',
    stream('', 'BT /F1 20 Tf 40 200 Td (pay 900) Tj ET'),
    stream('', '/Cover Do BT /F1 20 Tf 40 200 Td (pay 100) Tj ET'),
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    stream('/Type/XObject/Subtype/Form/BBox[0 0 400 300]', '1 g 0 0 400 300 re f'),
    hidden,
  ]);
}

describe('[R3.6] a shadow attack prepared before signing', () => {
  const empty = stream('', '').toString('latin1');
  it.each<readonly [string, string, Edit]>([
    [
      'hide: the cover is emptied',
      empty,
      withObject(
        7,
        drawn('', { Type: pdfName('XObject'), Subtype: pdfName('Form'), BBox: [0, 0, 1, 1] }),
      ),
    ],
    ['hide: the cover is taken away', empty, withObject(7, null)],
    ['hide: the text above is taken away', empty, withObject(5, null)],
    [
      'replace: the font says something else',
      empty,
      withEntries(6, { Encoding: PdfDict.of({ Differences: [49, pdfName('nine')] }) }),
    ],
    ['replace: a value is drawn over', empty, simple.addNote],
    [
      'hide and replace: an object that lay hidden is named now',
      stream('', 'BT /F1 20 Tf 40 200 Td (pay 900) Tj ET').toString('latin1'),
      (bytes) => {
        const place = new PdfFile(bytes).places.get(8);
        const copy = Buffer.from(bytes);
        // The hidden object claims to be number 5, so that no one missed it.
        return relocated(copy, { 5: place?.kind === 'plain' ? place.offset : 0 });
      },
    ],
    [
      'hide and replace: another catalog that lay hidden',
      '<</Type/Catalog/Pages 2 0 R/OpenAction<</S/Named/N/Print>>>>',
      (bytes) => relocated(bytes, {}, { Root: pdfRef(8) }),
    ],
  ])('never passes: %s', async (_what, hidden, edit) => {
    const signed = await signedPdf(prepared(hidden), signer, trust);
    expect((await first(signed)).indication).toBe('TOTAL_PASSED');
    const node = await validate(edit(signed), trust);
    for (const one of indications(node)) expect(one).not.toBe('TOTAL_PASSED');
  });
});
