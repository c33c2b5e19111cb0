import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { oids } from '../../formats/asn1/oids.ts';
import { signedData } from '../../signing/cms/signed-data.ts';
import { addField } from '../../signing/pades/fields.ts';
import { placeholders } from '../../signing/pades/placeholder.ts';
import { PdfFile } from '../../formats/pdf/file.ts';
import { readPages } from '../../formats/pdf/pages.ts';
import { PdfDict, PdfName, PdfRaw, PdfRef } from '../../formats/pdf/values.ts';
import { PdfUpdate } from '../../formats/pdf/write.ts';
import { openTestTrust, type TestTrust } from '../../signing/trust/test-trust.ts';
import type { Credential } from '../../signing/x509/credential.ts';
import {
  findings,
  identity,
  indications,
  openTrust,
  plainPdf,
  signedPdf,
  validate,
} from '../fixtures/files.ts';
import { findSignatures } from './find-signatures.ts';
import { stream, writtenPdf } from '../fixtures/written-pdf.ts';
import { overlongContent } from '../fixtures/pdf-bombs.ts';
import * as edits from '../fixtures/pdf-edits.ts';
import { processorMs } from '../../../../tests/processor-time.ts';

let trust: TestTrust;
let signer: Credential;
let signed: Uint8Array;

/** Limit of processor time in milliseconds for a hostile file. */
const bound = 10_000;

beforeAll(async () => {
  ({ trust, signer } = await openTrust());
  signed = await signedPdf(await plainPdf(), signer, trust);
});

const alteration = 'TOTAL_FAILED/FORMAT_FAILURE';

describe('[R3.6] a PDF edited after its last signature', () => {
  it.each([
    ['changed content of a page', edits.replaceContent],
    ['an added note over the text', edits.addNote],
    ['replaced pages', edits.swapPages],
    ['an unsigned field drawn over the text', edits.addEmptyField],
    ['content changed through the store of certificates', edits.changeThroughStore],
  ])('fails as altered: %s', async (_what, change) => {
    const node = await validate(change(signed), trust);
    for (const one of indications(node)) expect(one).toBe(alteration);
    expect(findings(node)).toContain('CHANGED_AFTER_SIGNING');
  });

  it.each([
    ['objects without a cross-reference', 'AMBIGUOUS_BYTES', edits.appendLoose],
    [
      'bytes after the end',
      'AMBIGUOUS_END',
      (bytes: Uint8Array) => Buffer.concat([bytes, Buffer.from('x')]),
    ],
  ])('is INDETERMINATE with %s, and the report names the byte', async (_what, errorId, change) => {
    const node = await validate(change(signed), trust);
    for (const one of indications(node)) expect(one).toBe('INDETERMINATE/FORMAT_FAILURE');
    const [found] = node.errorGroups.flatMap(({ errors }) => errors);
    expect(found).toMatchObject({ errorId });
    expect(found?.offset).toBeGreaterThan(signed.length - 8);
  });

  it('fails all signatures if a later signature no longer has a position', async () => {
    const twice = await signedPdf(signed, signer, trust);
    expect(indications(await validate(twice, trust))).toEqual(['TOTAL_PASSED', 'TOTAL_PASSED']);
    const place = findSignatures(new PdfFile(twice)).at(-1)?.field ?? 0;
    const nowhere = edits.edit(twice, (update) => {
      const field = new PdfRef(place, 0);
      const widget = update.resolve(field);
      if (!(widget instanceof PdfDict)) throw new Error('a signature without a field');
      update.put(
        field,
        new PdfDict(new Map([...widget.entries].filter(([key]) => key !== 'Rect'))),
      );
    });
    // MuPDF draws its own mark over the whole page in this case.
    expect(indications(await validate(nowhere, trust))).toEqual([alteration, alteration]);
  });

  it('is INDETERMINATE if a later visible signature has no byte range', async () => {
    const twice = await signedPdf(signed, signer, trust, { visibleLines: ['Petr'] });
    const later = findSignatures(new PdfFile(twice)).findLast(({ isTimestamp }) => !isTimestamp);
    const hollow = edits.edit(twice, (update) => {
      update.put(new PdfRef(later?.holder ?? 0, 0), PdfDict.of({ Type: new PdfName('Sig') }));
    });
    const node = await validate(hollow, trust);
    expect(indications(node)).toEqual(['INDETERMINATE/FORMAT_FAILURE', alteration]);
    expect(findings(node)).toContain('CHANGED_BY_UNTRUSTED_SIGNER');
  });

  it('fails if the addition makes a signed object longer, even without a cross-reference entry', async () => {
    const length = 120_000;
    const honest = await signedPdf(overlongContent(length), signer, trust);
    const overlong = await validate(honest, trust);
    expect(indications(overlong)).toEqual(['INDETERMINATE/FORMAT_FAILURE']);
    expect(findings(overlong)).toContain('AMBIGUOUS_OBJECT');
    const start = Buffer.from(honest).indexOf('(amount 100)');
    const longer = edits.edit(honest, (update, _page, root, catalog) => {
      const store = update.resolve(catalog.get('DSS'));
      const hiding = update.add(edits.textStream(`hiding${' '.repeat(length)}`));
      if (!(store instanceof PdfDict)) throw new Error('a file without evidence');
      update.put(root, catalog.with({ DSS: store.with({ CRLs: [hiding] }) }));
    });
    // The page's content now ends here, so the addition is part of it.
    const forged = Buffer.from(longer);
    forged.write('(amount 900) Tj\nendstream\nendobj\n', start + length - 16, 'latin1');
    expect(forged.indexOf('(amount 900)')).toBeGreaterThan(forged.indexOf('hiding'));
    const node = await validate(forged, trust);
    expect(indications(node)).toEqual(['TOTAL_FAILED/FORMAT_FAILURE']);
    expect(findings(node)).toContain('CHANGED_AFTER_SIGNING');
  });

  it('shows no signature if the form was removed', async () => {
    const node = await validate(edits.dropForm(signed), trust);
    expect(node.signatures).toEqual([]);
  });

  it('still passes if only the information about the file changed', async () => {
    expect(indications(await validate(edits.changeInformation(signed), trust))).toEqual([
      'TOTAL_PASSED',
    ]);
  });

  it('stays altered if someone signs the edited file', async () => {
    const again = await trust.signerFor(identity('Again'));
    const bytes = await signedPdf(edits.replaceContent(signed), again, trust);
    expect(indications(await validate(bytes, trust))).toEqual([alteration, 'TOTAL_PASSED']);
  });

  it('is INDETERMINATE if a stranger adds a visible signature', async () => {
    const other = await openTestTrust();
    const stranger = await other.signerFor(identity('Stranger'));
    const bytes = await signedPdf(signed, stranger, other, { visibleLines: ['amount 900'] });
    const node = await validate(bytes, trust);
    expect(indications(node)).toEqual([
      'INDETERMINATE/FORMAT_FAILURE',
      'INDETERMINATE/NO_CERTIFICATE_CHAIN_FOUND',
    ]);
    expect(findings(node)).toContain('CHANGED_BY_UNTRUSTED_SIGNER');
  });
});

/** Signs with a custom signature dictionary, as an attacker with a certificate could. */
async function signOddly(
  range: (gap: readonly [number, number], length: number) => readonly number[],
  hole = '',
): Promise<Uint8Array> {
  const file = new PdfFile(await plainPdf());
  const update = new PdfUpdate(file);
  const [page] = readPages(file);
  if (!page) throw new Error('no page');
  const value = update.add(
    PdfDict.of({
      Type: new PdfName('Sig'),
      Filter: new PdfName('Adobe.PPKLite'),
      SubFilter: new PdfName('ETSI.CAdES.detached'),
      ByteRange: new PdfRaw(`[${'0'.repeat(40)}]`),
      Contents: new PdfRaw(`${placeholders.Contents.text} ${hole}`),
    }),
  );
  addField(update, { name: 'Signature1', value, page, box: [0, 0, 0, 0] });
  const { bytes } = update.write();
  const start = bytes.indexOf(placeholders.Contents.text);
  const end = start + placeholders.Contents.text.length;
  const numbers = range([start, end], bytes.length);
  bytes.write(`[${numbers.join(' ').padEnd(40)}]`, bytes.indexOf(`[${'0'.repeat(40)}]`), 'latin1');
  const hash = createHash('sha256');
  for (let pair = 0; pair + 1 < numbers.length; pair += 2) {
    const from = numbers[pair] ?? 0;
    hash.update(bytes.subarray(from, from + (numbers[pair + 1] ?? 0)));
  }
  const digest = hash.digest();
  const sealed = signedData({
    credential: signer,
    contentType: oids.data,
    digest,
    certificates: signer.authorities,
  });
  bytes.write(sealed.toString('hex'), start + 1, 'latin1');
  return bytes;
}

describe('[R3.6] a manipulated byte range', () => {
  it.each([
    [
      'a gap larger than the contents',
      (gap: readonly number[], length: number) => [
        0,
        gap[0] ?? 0,
        (gap[1] ?? 0) + 20,
        length - (gap[1] ?? 0) - 20,
      ],
    ],
    [
      'a range without the start of the file',
      (gap: readonly number[], length: number) => [
        10,
        (gap[0] ?? 0) - 10,
        gap[1] ?? 0,
        length - (gap[1] ?? 0),
      ],
    ],
    [
      'a range without the end',
      (gap: readonly number[], length: number) => [
        0,
        gap[0] ?? 0,
        gap[1] ?? 0,
        length - (gap[1] ?? 0) - 40,
      ],
    ],
    [
      'a range of three parts',
      (gap: readonly number[], length: number) => [
        0,
        100,
        120,
        (gap[0] ?? 0) - 120,
        gap[1] ?? 0,
        length - (gap[1] ?? 0),
      ],
    ],
    ['an empty range', () => [0, 0, 0, 0]],
  ])('fails with %s', async (_what, range) => {
    const node = await validate(await signOddly(range, '/Hole (01234567890123456789)'), trust);
    expect(indications(node)).toEqual([alteration]);
  });

  it('does not fail in the same dictionary if the range is correct', async () => {
    const honest = await signOddly(([start, end], length) => [0, start, end, length - end]);
    const node = await validate(honest, trust);
    // Only the embedded revocation data is missing.
    expect(indications(node)).toEqual(['INDETERMINATE/TRY_LATER']);
    expect(node.signatures[0]?.signatureFormat).toBe('PAdES-BASELINE-B');
  });

  it('fails if the padding of the contents hides something', async () => {
    const at = signed.length;
    const copy = Buffer.from(signed);
    const start = copy.indexOf('/SubFilter /ETSI.CAdES.detached');
    const end = copy.indexOf('0>', start);
    copy[end] = 0x37;
    expect(end).toBeLessThan(at);
    for (const one of indications(await validate(copy, trust))) {
      expect(one).not.toBe('TOTAL_PASSED');
    }
  });
});

const bomb = deflateSync(Buffer.alloc(200 * 1024 * 1024));

describe('[R5.21] a hostile PDF file', () => {
  it.each([
    ['circular sections', writtenPdf(['<</Type/Catalog>>'], '/Prev 9')],
    ['endlessly nested arrays', writtenPdf([`<</Type/Catalog/AcroForm ${'['.repeat(200_000)}`])],
    ['circular fields', writtenPdf(['<</AcroForm<</Fields[2 0 R]>>>>', '<</T(a)/Kids[2 0 R]>>'])],
    ['circular references', writtenPdf(['<</AcroForm 2 0 R>>', '3 0 R', '2 0 R'])],
    ['circular pages', writtenPdf(['<</Pages 2 0 R>>', '<</Kids[2 0 R]>>'])],
    [
      'a stream of certificates that unpacks to 200 MB',
      writtenPdf([
        '<</DSS<</Certs[2 0 R]>>/AcroForm<</Fields[3 0 R]>>>>',
        stream('/Filter/FlateDecode', bomb),
        '<</FT/Sig/T(s)/V 4 0 R>>',
        '<</Type/Sig/SubFilter/ETSI.CAdES.detached/ByteRange[0 1 2 3]/Contents<00>>>',
      ]),
    ],
    [
      'thousands of signatures',
      writtenPdf([
        `<</AcroForm<</Fields[${Array.from({ length: 5_000 }, (_, index) => `${index + 3} 0 R`).join(' ')}]>>>>`,
        '<</Type/Sig/SubFilter/ETSI.CAdES.detached/ByteRange[0 1 2 3]/Contents<00>>>',
        ...Array.from({ length: 5_000 }, () => '<</FT/Sig/T(s)/V 2 0 R>>'),
      ]),
    ],
    ['an end without a beginning', Buffer.from('%PDF-1.7\nstartxref\n999999\n%%EOF')],
    ['only its header', Buffer.from('%PDF-1.7')],
  ])('takes little time and never passes: %s', async (_what, bytes) => {
    const cost = await processorMs(async () => {
      expect(indications(await validate(bytes, trust))).not.toContain('TOTAL_PASSED');
    });
    expect(cost).toBeLessThan(bound);
  });
});
