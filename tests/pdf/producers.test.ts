import { beforeAll, describe, expect, it } from 'vitest';
import type { TestTrust } from '../../simulator/signatures/signing/trust/test-trust.ts';
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
import { folderOf, installed, run } from '../../simulator/signatures/validation/fixtures/tools.ts';
import { readFileSync } from 'node:fs';
import { rewriters } from '../producers/rewriters.ts';
import { sources } from '../producers/sources.ts';
import { tryProducer } from '../producers/try-producer.ts';
import { formPdf } from './samples.ts';
import { drawn, pdfName, pdfRef, revised, pdfAsText, withEntries, withForm } from './edits.ts';
import { PdfDict } from '../../simulator/signatures/formats/pdf/values.ts';
import {
  richPdf,
  stream,
  writtenPdf,
} from '../../simulator/signatures/validation/fixtures/written-pdf.ts';

let trust: TestTrust;
let signer: Credential;
let other: Credential;

beforeAll(async () => {
  ({ trust, signer } = await openTrust());
  other = await trust.signerFor(identity('Petr'));
});

const visibleLines = ['TEST Jana Nováková'];

/** Signs a file as two people, one after the other. Both signatures must stay valid. */
async function expectBothToStand(bytes: Uint8Array): Promise<void> {
  const once = await signedPdf(bytes, signer, trust, { visibleLines });
  const twice = await signedPdf(once, other, trust, { visibleLines });
  const node = await validate(twice, trust);
  expect([indications(node), findings(node)]).toEqual([['TOTAL_PASSED', 'TOTAL_PASSED'], []]);
}

describe('[R3.6] files of other programs', () => {
  for (const [index, { title, program, args }] of rewriters.entries()) {
    it.skipIf(!installed(program))(`stay valid after two signatures: ${title}`, async () => {
      // `npm run proof:producers` gives both kinds to every program.
      const made = await (index % 2 === 0 ? plainPdf() : formPdf(true));
      const files = folderOf({ 'from.pdf': made });
      run(program, args(files.path('from.pdf'), files.path('to.pdf')));
      const bytes = new Uint8Array(readFileSync(files.path('to.pdf')));
      files.remove();
      await expectBothToStand(bytes);
    });
  }

  for (const { title, program, make } of sources) {
    if (program !== null) continue;
    it(`stay valid after two signatures: ${title}`, async () => {
      const signers = { trust, first: signer, second: other, other: null };
      expect(await tryProducer(await make(), signers)).toEqual({
        ways: ['twice by us'],
        problems: [],
      });
    });
  }

  it.each<readonly [string, () => Uint8Array]>([
    [
      'a key that stands twice',
      () =>
        writtenPdf([
          '<</Type/Catalog/Pages 2 0 R/Lang(en)/Lang(en)>>',
          '<</Type/Pages/Kids[3 0 R]/Count 1>>',
          '<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 300]/MediaBox[0 0 600 300]>>',
        ]),
    ],
    [
      'an unrelated object that is broken',
      () =>
        writtenPdf([
          '<</Type/Catalog/Pages 2 0 R/PieceInfo 4 0 R>>',
          '<</Type/Pages/Kids[3 0 R]/Count 1>>',
          '<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 300]>>',
          '<</Broken --5 >',
        ]),
    ],
    [
      'a description that cannot be unpacked',
      () =>
        writtenPdf([
          '<</Type/Catalog/Pages 2 0 R/Metadata 4 0 R>>',
          '<</Type/Pages/Kids[3 0 R]/Count 1>>',
          '<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 300]>>',
          stream('/Type/Metadata/Subtype/XML/Filter/FlateDecode', 'not packed at all'),
        ]),
    ],
    [
      'content without its end',
      () =>
        writtenPdf([
          '<</Type/Catalog/Pages 2 0 R>>',
          '<</Type/Pages/Kids[3 0 R]/Count 1>>',
          '<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 300]/Contents 4 0 R>>',
          stream('/Filter/FlateDecode', Buffer.from('789c', 'hex')),
        ]),
    ],
    [
      'no end mark',
      () =>
        writtenPdf([
          '<</Type/Catalog/Pages 2 0 R>>',
          '<</Type/Pages/Kids[3 0 R]/Count 1>>',
          '<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 300]>>',
        ]).subarray(0, -6),
    ],
  ])('stay valid with small deviations from the standard: %s', async (_what, make) => {
    await expectBothToStand(make());
  });
});

describe('[R3.6] the changes other programs make when they sign', () => {
  it.each<readonly [string, (bytes: Uint8Array) => Uint8Array]>([
    [
      'when and by whom the file was written',
      withEntries(31, { ModDate: pdfAsText('D:20270101'), Producer: pdfAsText('Other') }),
    ],
    ['a mark of the program', withEntries(1, { ITXT: pdfAsText('5.5') })],
    [
      'an edition of the format',
      withEntries(1, {
        Version: pdfName('2.0'),
        Extensions: PdfDict.of({
          ESIC: PdfDict.of({ BaseVersion: pdfName('1.7'), ExtensionLevel: 2 }),
        }),
      }),
    ],
    [
      'pictures of its own signature among those of the form',
      withForm((form) => {
        const resources = form.get('DR');
        const own = PdfDict.of({ FRM: pdfRef(10), n0: pdfRef(9), n2: pdfRef(10) });
        return { DR: resources instanceof PdfDict ? resources.with({ XObject: own }) : null };
      }),
    ],
    [
      'a font of its own signature',
      withForm((form) => {
        const resources = form.get('DR');
        const fonts = PdfDict.of({ Helv: pdfRef(13), OwnFont1: pdfRef(8) });
        return { DR: resources instanceof PdfDict ? resources.with({ Font: fonts }) : null };
      }),
    ],
    [
      'resources that are the same in another place',
      (bytes) =>
        revised(bytes, (update) => {
          const font = update.resolve(pdfRef(8));
          const pages = update.resolve(pdfRef(2));
          const resources = update.resolve(pdfRef(5));
          if (!(pages instanceof PdfDict) || !(resources instanceof PdfDict))
            throw new Error('none');
          const fonts = resources.get('Font');
          if (!(fonts instanceof PdfDict)) throw new Error('no fonts');
          const copy = resources.with({ Font: fonts.with({ F1: update.add(font) }) });
          update.put(pdfRef(2), pages.with({ Resources: update.add(copy) }));
        }),
    ],
    [
      'validation data of single signatures',
      (bytes) =>
        revised(bytes, (update, catalog) => {
          const store = update.resolve(catalog.get('DSS'));
          if (!(store instanceof PdfDict)) throw new Error('no store');
          const entry = PdfDict.of({ Cert: [update.add(drawn('x'))], TU: pdfAsText('D:20270101') });
          update.put(
            pdfRef(1),
            catalog.with({ DSS: store.with({ VRI: PdfDict.of({ AB12: entry }) }) }),
          );
        }),
    ],
  ])('do not harm a signature: %s', async (_what, edit) => {
    const signed = await signedPdf(richPdf(), signer, trust);
    const node = await validate(edit(signed), trust);
    expect([indications(node), findings(node)]).toEqual([['TOTAL_PASSED'], []]);
  });
});
