import { beforeAll, describe, expect, it } from 'vitest';
import { PdfFile } from '../../simulator/signatures/formats/pdf/file.ts';
import { PdfDict, type PdfValue } from '../../simulator/signatures/formats/pdf/values.ts';
import { rectangleOf } from '../../simulator/signatures/formats/pdf/geometry.ts';
import type { PdfUpdate } from '../../simulator/signatures/formats/pdf/write.ts';
import type { TestTrust } from '../../simulator/signatures/signing/trust/test-trust.ts';
import type { Credential } from '../../simulator/signatures/signing/x509/credential.ts';
import {
  findings,
  identity,
  indications,
  openTrust,
  signedPdf,
  validate,
} from '../../simulator/signatures/validation/fixtures/files.ts';
import {
  coverageOf,
  findSignatures,
} from '../../simulator/signatures/validation/pdf/find-signatures.ts';
import { stream, writtenPdf } from '../../simulator/signatures/validation/fixtures/written-pdf.ts';
import { pdfListOf, pdfName, pdfRef, pdfAsText } from './edits.ts';
import { signOver } from './overlays.ts';

let trust: TestTrust;
let signer: Credential;
let other: Credential;

beforeAll(async () => {
  ({ trust, signer } = await openTrust());
  other = await trust.signerFor(identity('Petr'));
});

const visibleLines = ['TEST Jana Nováková', 'Zatoka', '02-03-2026'];

/** One page of A4 with this content. */
const page = (content: string, size = '595 842') =>
  writtenPdf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${size}]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>/XObject<</Im 6 0 R>>>>>>`,
    stream('', content),
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    stream(
      '/Type/XObject/Subtype/Image/Width 1/Height 1/ColorSpace/DeviceGray/BitsPerComponent 8',
      'x',
    ),
  ]);

/** Lines of text from one height to another. */
const lines = (from: number, to: number): string => {
  const all: string[] = [];
  for (let y = from; y < to; y += 12) {
    all.push(`BT /F1 10 Tf 56 ${y} Td (${'a clause of the contract '.repeat(4)}) Tj ET`);
  }
  return all.join('\n');
};

/** Positions of a file's visible signatures. Empty for an invisible one. */
function seenIn(bytes: Uint8Array): readonly (readonly number[])[] {
  const file = new PdfFile(bytes);
  return findSignatures(file)
    .filter(({ visible }) => visible)
    .map(({ field }) => rectangleOf(file, file.dict(pdfRef(field))?.get('Rect') ?? null) ?? []);
}

async function signedTwice(bytes: Uint8Array) {
  const twice = await signedPdf(
    await signedPdf(bytes, signer, trust, { visibleLines }),
    other,
    trust,
    {
      visibleLines,
    },
  );
  const node = await validate(twice, trust);
  return { seen: seenIn(twice), said: [indications(node), findings(node)] };
}

const bothStand = [['TOTAL_PASSED', 'TOTAL_PASSED'], []];

describe('[R3.6][R9.7] the place where a signature is shown', () => {
  it('is the foot of a page if it is free, side by side', async () => {
    const { seen, said } = await signedTwice(page(lines(400, 800)));
    expect(said).toEqual(bothStand);
    expect(seen.map(([x, y]) => [x, y])).toEqual([
      [56, 46],
      [220, 46],
    ]);
  });

  it('is above the content at the foot, because signed content may not be covered', async () => {
    const { seen, said } = await signedTwice(page(lines(20, 200)));
    expect(said).toEqual(bothStand);
    expect(seen).toHaveLength(2);
    for (const [, low = 0] of seen) expect(low).toBeGreaterThan(195);
  });

  it('does not exist on a page full of text', async () => {
    const { seen, said } = await signedTwice(page(lines(10, 830)));
    expect([seen, said]).toEqual([[], bothStand]);
  });

  it('exists only for the first signer on a page that is one picture', async () => {
    const { seen, said } = await signedTwice(page('q 595 0 0 842 0 0 cm /Im Do Q'));
    expect(said).toEqual(bothStand);
    expect(seen).toHaveLength(1);
  });
});

describe('[R3.6] intact but unusual files', () => {
  it('keep every digit of a page size that is not a round number', async () => {
    const size = '595.303937007874 841.889763779528';
    const signed = Buffer.from(
      await signedPdf(page(lines(400, 800), size), signer, trust),
    ).toString('latin1');
    const written = [...signed.matchAll(/595\.3[\d.]* 841\.[\d.]*/g)].map(([one]) => one);
    expect(new Set(written)).toEqual(new Set([size]));
    expect(written.length).toBeGreaterThan(1);
  });

  it('are valid with bytes after the signature, which the report calls unreadable', async () => {
    const signed = Buffer.from(await signedPdf(page(lines(400, 800)), signer, trust));
    const file = new PdfFile(signed);
    const [first] = findSignatures(file).flatMap((one) => coverageOf(file, one) ?? []);
    // These are the last four of the unused bytes in the room of the signature.
    signed.write('2020200A', (first?.gap[1] ?? 0) - 9, 'latin1');
    const node = await validate(signed, trust);
    // The time stamp of the document covers that room, which has been changed.
    expect(indications(node)).toEqual(['TOTAL_FAILED/HASH_FAILURE']);
    const alone = Buffer.from(signOver(page(lines(400, 800)), [0, 0, 0, 0], signer));
    const place = new PdfFile(alone);
    const [only] = findSignatures(place).flatMap((one) => coverageOf(place, one) ?? []);
    alone.write('2020200A', (only?.gap[1] ?? 0) - 9, 'latin1');
    const own = await validate(alone, trust);
    expect(indications(own)).toEqual(['INDETERMINATE/TRY_LATER']);
    expect(findings(own)).toEqual(['REVOCATION_MISSING', 'EVIDENCE_NOT_READABLE']);
  });

  it('are validated even if encrypted, as long as nothing was appended', async () => {
    const encrypt = `/Encrypt<</Filter/Standard/V 1/R 2/P -4/O(${'o'.repeat(32)})/U(${'u'.repeat(32)})>>/ID[(0123456789abcdef)(0123456789abcdef)]`;
    const plain = Buffer.from(page(lines(400, 800))).toString('latin1');
    const enciphered = Buffer.from(plain.replace('/Root 1 0 R', `/Root 1 0 R${encrypt}`), 'latin1');
    const signed = signOver(enciphered, [0, 0, 0, 0], signer);
    const node = await validate(signed, trust);
    expect([indications(node), findings(node)]).toEqual([
      ['INDETERMINATE/TRY_LATER'],
      ['REVOCATION_MISSING'],
    ]);
    const broken = Buffer.from(signed);
    broken[60] = (broken[60] ?? 0) ^ 1;
    expect(indications(await validate(broken, trust))).toEqual(['TOTAL_FAILED/HASH_FAILURE']);
    const further = await validate(signOver(signed, [0, 0, 0, 0], other), trust);
    expect(indications(further)).toContain('INDETERMINATE/FORMAT_FAILURE');
    expect(findings(further)).toContain('DOCUMENT_ENCRYPTED');
  });

  const blank = [300, 100, 400, 130] as const;

  /** A tagged page. */
  const tagged = () =>
    writtenPdf([
      '<</Type/Catalog/Pages 2 0 R/MarkInfo<</Marked true>>/StructTreeRoot 6 0 R>>',
      '<</Type/Pages/Kids[3 0 R]/Count 1>>',
      '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/StructParents 0/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
      stream('', '/P <</MCID 0>> BDC BT /F1 10 Tf 56 700 Td (contract) Tj ET EMC'),
      '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
      '<</Type/StructTreeRoot/K[7 0 R]/ParentTree 8 0 R/ParentTreeNextKey 1>>',
      '<</Type/StructElem/S/P/P 6 0 R/Pg 3 0 R/K 0>>',
      '<</Nums[0[7 0 R]]>>',
    ]);

  /** Adds the newest widget to the structure, as programs do when they sign a tagged file. */
  const hungIn =
    (element: Readonly<Record<string, PdfValue>> = {}) =>
    (update: PdfUpdate) => {
      const first = update.resolve(pdfRef(3));
      const root = update.resolve(pdfRef(6));
      const numbers = update.resolve(pdfRef(8));
      if (!(first instanceof PdfDict) || !(root instanceof PdfDict)) throw new Error('no page');
      if (!(numbers instanceof PdfDict)) throw new Error('no numbers');
      const widget = pdfListOf(update.resolve(first.get('Annots'))).at(-1) ?? null;
      const leaf = PdfDict.of({ Type: pdfName('OBJR'), Obj: widget, Pg: pdfRef(3) });
      const entries = {
        Type: pdfName('StructElem'),
        S: pdfName('Form'),
        P: pdfRef(6),
        Pg: pdfRef(3),
        K: leaf,
      };
      const form = update.add(PdfDict.of({ ...entries, ...element }));
      update.put(
        pdfRef(6),
        root.with({ K: [...pdfListOf(root.get('K')), form], ParentTreeNextKey: 2 }),
      );
      update.put(pdfRef(8), numbers.with({ Nums: [...pdfListOf(numbers.get('Nums')), 1, form] }));
    };

  it('stay valid if another signature is added to the structure of a tagged file', async () => {
    const once = await signedPdf(tagged(), signer, trust);
    const node = await validate(signOver(once, blank, other, hungIn()), trust);
    expect([indications(node), findings(node)]).toEqual([
      ['TOTAL_PASSED', 'INDETERMINATE/TRY_LATER'],
      ['REVOCATION_MISSING'],
    ]);
  });

  it('fail if the addition has content of its own', async () => {
    const once = await signedPdf(tagged(), signer, trust);
    const speaking = hungIn({ ActualText: pdfAsText('pay 900') });
    const node = await validate(signOver(once, blank, other, speaking), trust);
    expect(indications(node)[0]).toBe('TOTAL_FAILED/FORMAT_FAILURE');
    expect(findings(node)).toContain('CHANGED_STRUCTURE');
  });
});
