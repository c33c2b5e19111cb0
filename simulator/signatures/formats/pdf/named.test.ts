import { PDFDocument, PDFRef } from '@cantoo/pdf-lib';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TestTrust } from '../../signing/trust/test-trust.ts';
import type { Credential } from '../../signing/x509/credential.ts';
import { indications, openTrust, signedPdf, validate } from '../../validation/fixtures/files.ts';
import { writtenPdf } from '../../validation/fixtures/written-pdf.ts';
import { PdfFile } from './file.ts';
import { namedNumbers } from './named.ts';
import { processorMs } from '../../../../tests/processor-time.ts';

let trust: TestTrust;
let signer: Credential;

beforeAll(async () => {
  ({ trust, signer } = await openTrust());
});

const pages = '<</Type/Pages/Kids[3 0 R]/Count 1/MediaBox[0 0 400 300]>>';
const page = '<</Type/Page/Parent 2 0 R>>';
/** A file of three objects that references others. */
const naming = (names: string) =>
  writtenPdf([`<</Type/Catalog/Pages 2 0 R${names}>>`, pages, page]);

describe('[R3.6] numbers that a file references', () => {
  it('are found in objects and packed objects', async () => {
    expect(
      [...namedNumbers(new PdfFile(naming('/A 4 0 R/B[9 0 R\n12\t0  R]/C(7 0)')))].sort(),
    ).toEqual([1, 12, 2, 3, 4, 9]);
    const packed = await PDFDocument.create();
    packed.addPage();
    packed.context.register(packed.context.obj({ Lost: PDFRef.of(4711) }));
    const bytes = await packed.save({ useObjectStreams: true });
    expect(Buffer.from(bytes).includes('4711 0 R')).toBe(false);
    expect(namedNumbers(new PdfFile(bytes)).has(4711)).toBe(true);
  });

  it('are found in time that grows linearly with the file', async () => {
    const cost = (text: string) =>
      processorMs(() =>
        namedNumbers(new PdfFile(Buffer.concat([naming(''), Buffer.from(text), naming('')]))),
      );
    expect(await cost(`${' '.repeat(2_000_000)}R`)).toBeLessThan(2_000);
    expect(await cost('1 0 R'.repeat(400_000))).toBeLessThan(2_000);
    expect(await cost('R'.repeat(2_000_000))).toBeLessThan(2_000);
  });

  it.each([
    ['the next number', '/PieceInfo 4 0 R'],
    ['numbers that a signature would use', '/PieceInfo 6 0 R/Metadata 9 0 R/Names 12 0 R'],
    ['a number beyond the limit', '/PieceInfo 9999999 0 R'],
  ])('stay unused by a signature that passes: %s', async (_which, names) => {
    const lines = ['TEST Jana', 'Zatoka'];
    const once = await signedPdf(naming(names), signer, trust, { visibleLines: lines });
    const twice = await signedPdf(once, signer, trust, { visibleLines: lines });
    expect(indications(await validate(twice, trust))).toEqual(['TOTAL_PASSED', 'TOTAL_PASSED']);
  });
});
